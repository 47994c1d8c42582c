/** A source of random numbers that repeats itself: the same seed, the same set (mulberry32). */
export function seededRandom(seed: number) {
  let state = seed >>> 0;

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  return {
    between: (low: number, high: number) => low + next() * (high - low),
    chance: (share: number) => next() < share,
    whole: (low: number, high: number) => Math.floor(low + next() * (high - low + 1)),
    pick<Item>(items: readonly [Item, ...Item[]]): Item {
      return items[Math.floor(next() * items.length)] ?? items[0];
    },
  };
}

export type Random = ReturnType<typeof seededRandom>;
