import { SearchFailure } from './search-failure.ts';

/** Milliseconds without any sign of a file after which it is given up; each part that arrives gives as long again. */
export const PATIENCE_MILLISECONDS = 10_000;

/** What a promise gives, within `patience` milliseconds. Throws a SearchFailure that names `what` after that. */
export async function inTime<Result>(
  work: Promise<Result>,
  what: string,
  patience: number = PATIENCE_MILLISECONDS,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new SearchFailure('timeout', `${what}: nothing came for ${patience} ms`)),
      patience,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
