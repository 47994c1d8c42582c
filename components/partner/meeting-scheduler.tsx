/** The scheduler of another company, 600 px tall (specification, section 2.4), loaded only when it comes near. */
export function MeetingScheduler({ url }: { url: string }) {
  return (
    <iframe
      className="meeting"
      src={url}
      title="Calendar: book a time with us"
      width="100%"
      height={600}
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
