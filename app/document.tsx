import { fontClasses } from './fonts';
import './globals.css';

export function Document({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en" className={fontClasses}>
      <body>{children}</body>
    </html>
  );
}
