/** The result of `work`; once `ms` have passed, what `late` returns or throws in its place. */
export async function within<Result>(ms: number, work: Promise<Result>, late: () => Result): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    // An answer that came while this process was busy itself is not late: it is read before setImmediate runs.
    timer = setTimeout(() => setImmediate(resolve), ms);
  }).then(late);
  // The one that loses the race may still fail later, and must not end the process.
  work.catch(() => {});
  over.catch(() => {});
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}
