/**
 * Which of a page's similar vehicles stay, as their places in `built`, in the order of the answer (spec V11, K16): those
 * that are alike still. Undefined where the answer names none of them, as a platform with ids of its own does; none where
 * it says that there is none.
 */
export function keptSimilar(built: readonly string[], answered: readonly string[]): number[] | undefined {
  const kept = answered.map((id) => built.indexOf(id)).filter((index) => index >= 0);
  return kept.length === 0 && answered.length > 0 ? undefined : kept;
}
