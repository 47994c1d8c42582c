import { fontClasses } from './fonts';
import './globals.css';

/** The html element that every document shares: the layout's and those outside of it. */
export function Document({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en" className={fontClasses}>
      <body>{children}</body>
    </html>
  );
}
