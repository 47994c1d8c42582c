/** A sentence above the homes about the search. */
export function HomesNote({ children }: { children: React.ReactNode }) {
  return <p className="wrap-anywhere mb-6 max-w-[44em] text-muted">{children}</p>;
}
