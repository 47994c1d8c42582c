/** The time zone that the visitor's device is set to. */
export const visitorZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Below a time: the same on the visitor's own clock. */
export function OwnTime({ children }: { children: string }) {
  return <small className="block font-normal text-muted text-xs">{children}</small>;
}
