/** A sentence above the homes about the search. */
export function HomesNote({ children }: { children: React.ReactNode }) {
  return <p className="mb-6 max-w-[44em] wrap-anywhere text-muted">{children}</p>;
}
