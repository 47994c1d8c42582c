/** Share links that work without JavaScript. `url` is absolute. */
export function shareLinks(title: string, url: string) {
  const query = (parameters: Record<string, string>) =>
    // URLSearchParams encodes a space as "+", which email programs don't decode.
    new URLSearchParams(parameters).toString().replaceAll('+', '%20');
  const facebook = `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`;
  const x = `https://x.com/intent/post?${query({ url, text: title })}`;
  const linkedIn = `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`;
  const email = `mailto:?${query({ subject: title, body: url })}`;
  // `popup`: open in a small window if JavaScript runs.
  return [
    { label: 'Facebook', icon: 'facebook', href: facebook, popup: true },
    { label: 'X', icon: 'xlogo', href: x, popup: true },
    { label: 'LinkedIn', icon: 'linkedin', href: linkedIn, popup: true },
    { label: 'Email', icon: 'mail', href: email, popup: false },
  ] as const;
}
