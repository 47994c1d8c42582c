import { fontClasses } from './fonts';
import './globals.css';

/** The html element of every document, inside and outside the layout. */
export function Document({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en" className={fontClasses}>
      <body>{children}</body>
    </html>
  );
}
