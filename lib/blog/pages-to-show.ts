/** The page numbers to link from a page: a crawler reaches any page of a long archive in a few steps. */
export function pagesToShow(page: number, pages: number): number[] {
  const steps = [-100, -10, -2, -1, 0, 1, 2, 10, 100].map((step) => page + step);
  const shown = [1, ...steps, pages].filter((number) => number >= 1 && number <= pages);
  return [...new Set(shown)].sort((one, other) => one - other);
}
