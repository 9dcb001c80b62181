/** Bytes of a body from `start` to `end`, both counted from 0 and included. */
export type ByteRange = { start: number; end: number };

/**
 * The part of a body of `length` bytes that a Range header asks for (RFC 9110, 14). `unsatisfiable` when it lies behind the
 * end; undefined, the whole body, for no header, for several parts at once and for words that are no range.
 */
export function byteRange(
  header: string | undefined,
  length: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') {
    const last = Math.min(Number(to), length);
    return last === 0 ? 'unsatisfiable' : { start: length - last, end: length - 1 };
  }
  const start = Number(from);
  const end = to === '' ? length - 1 : Math.min(Number(to), length - 1);
  if (to !== '' && Number(to) < start) return undefined;
  return start < length ? { start, end } : 'unsatisfiable';
}
