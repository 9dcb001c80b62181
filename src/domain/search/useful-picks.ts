/**
 * Quick picks of a greatest figure (spec S8) that would leave out some vehicles of a list, and not all, where its figures
 * lie between `min` and `max`; all picks where they are not known.
 */
export function usefulPicks(
  picks: readonly number[],
  figures: { min: number; max: number } | undefined,
): readonly number[] {
  return figures ? picks.filter((pick) => pick >= figures.min && pick < figures.max) : picks;
}
