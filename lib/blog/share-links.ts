/** Where a page can be shared: plain links that work without JavaScript. `url` is absolute. */
export function shareLinks(title: string, url: string) {
  const query = (parameters: Record<string, string>) =>
    // A mail program shows "+" as it stands, so spaces are written out.
    new URLSearchParams(parameters).toString().replaceAll('+', '%20');
  const facebook = `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`;
  const x = `https://x.com/intent/post?${query({ url, text: title })}`;
  const linkedIn = `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`;
  const email = `mailto:?${query({ subject: title, body: url })}`;
  // `popup`: in a small window of its own where scripts run.
  return [
    { label: 'Facebook', icon: 'facebook', href: facebook, popup: true },
    { label: 'X', icon: 'xlogo', href: x, popup: true },
    { label: 'LinkedIn', icon: 'linkedin', href: linkedIn, popup: true },
    { label: 'Email', icon: 'mail', href: email, popup: false },
  ] as const;
}
