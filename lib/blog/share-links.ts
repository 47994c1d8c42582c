export interface ShareLink {
  label: 'Facebook' | 'X' | 'LinkedIn' | 'Email';
  icon: 'facebook' | 'xlogo' | 'linkedin' | 'mail';
  href: string;
  /** Opens in a small window of its own where scripts run (specification, section 2.9: 600 by 400). */
  popup: boolean;
}

/** Where a page can be shared (rulings, section 6): plain links that work without JavaScript. `url` is absolute. */
export function shareLinks(title: string, url: string): ShareLink[] {
  const query = (parameters: Record<string, string>) =>
    // A mail program shows "+" as it stands, so spaces are written out.
    new URLSearchParams(parameters).toString().replaceAll('+', '%20');
  return [
    {
      label: 'Facebook',
      icon: 'facebook',
      href: `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`,
      popup: true,
    },
    {
      label: 'X',
      icon: 'xlogo',
      href: `https://x.com/intent/post?${query({ url, text: title })}`,
      popup: true,
    },
    {
      label: 'LinkedIn',
      icon: 'linkedin',
      href: `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`,
      popup: true,
    },
    { label: 'Email', icon: 'mail', href: `mailto:?${query({ subject: title, body: url })}`, popup: false },
  ];
}
