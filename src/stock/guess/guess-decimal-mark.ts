import type { FeedSettings } from '../../tenant/feed-settings.ts';

type Mark = FeedSettings['decimal_mark'];

/** Figures that only one of the two ways of writing can mean. */
const WITH_COMMA =
  /(?:^|[^\d.,])(?:\d{1,3}(?:\.\d{3}){2,}(?:,\d+)?|\d{1,3}(?:\.\d{3})+,\d+|\d+,(?:\d{1,2}|\d{4,}))(?![\d.,])/;
const WITH_POINT =
  /(?:^|[^\d.,])(?:\d{1,3}(?:,\d{3}){2,}(?:\.\d+)?|\d{1,3}(?:,\d{3})+\.\d+|\d+\.(?:\d{1,2}|\d{4,}))(?![\d.,])/;
/** '29.990' and '29,990': a thousand in one way, a fraction in the other. */
const THREE_BEHIND_POINT = /(?:^|[^\d.,])[1-9]\d{0,2}\.\d{3}(?![\d.,])/;
const THREE_BEHIND_COMMA = /(?:^|[^\d.,])[1-9]\d{0,2},\d{3}(?![\d.,])/;

/**
 * Which mark divides whole units from parts, from all figures of a feed together, with the reason. `large` are those of
 * columns that never have a fraction of three digits: prices and distances.
 */
export function guessDecimalMark(
  figures: readonly string[],
  large: readonly string[],
): { mark: Mark; reason: string; isSure: boolean } | undefined {
  const commas = figures.filter((figure) => WITH_COMMA.test(figure));
  const points = figures.filter((figure) => WITH_POINT.test(figure));
  if (commas.length > points.length) {
    return { mark: ',', reason: `figures such as '${commas[0]}'`, isSure: points.length === 0 };
  }
  if (points.length > 0)
    return { mark: '.', reason: `figures such as '${points[0]}'`, isSure: commas.length === 0 };
  const thousands = large.filter((figure) => THREE_BEHIND_POINT.test(figure));
  const isComma = thousands.length > large.filter((figure) => THREE_BEHIND_COMMA.test(figure)).length;
  if (!isComma) return undefined;
  return {
    mark: ',',
    reason: `prices and distances such as '${thousands[0]}', which are thousands`,
    isSure: false,
  };
}
