/** Whether a value of a feed is nothing, or one of the words that stand for nothing in any feed. */
export function isNothing(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    (typeof value === 'string' && /^(-+|n\/a|null|nan|undefined)?$/i.test(value.trim()))
  );
}
