/** The result of `work`; once `ms` have passed, what `late` returns or throws in its place. */
export async function within<Result>(ms: number, work: Promise<Result>, late: () => Result): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    // An answer that came while this process was busy itself is not late: it is read before setImmediate runs.
    timer = setTimeout(() => setImmediate(resolve), ms);
  }).then(late);
  // Whoever loses the race may still fail later; nobody is listening then.
  work.catch(() => {});
  over.catch(() => {});
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}
