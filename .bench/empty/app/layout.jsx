export const metadata = { title: 'Empty', description: 'Empty' };
export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }