/** Milliseconds without any sign of a file after which it is given up; each part that arrives gives as long again. */
export const TIMEOUT_MS = 10_000;

/**
 * What a promise gives, within `patience` milliseconds. Throws what `late` makes after that: every page's script waits by
 * this, and the words of a SearchFailure would come with it.
 */
export async function inTime<Result>(
  work: Promise<Result>,
  late: (patience: number) => Error,
  patience: number = TIMEOUT_MS,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late(patience)), patience);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
