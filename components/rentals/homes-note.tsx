export function HomesNote({ children }: { children: React.ReactNode }) {
  return <p className="wrap-anywhere measure-44 mb-6 text-muted">{children}</p>;
}
