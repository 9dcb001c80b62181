/** Digits before the point that a field takes; more would pass the figures a computer counts exactly. */
const MAX_DIGITS = 9;

/** What stands behind a figure for thousands and millions; 'km' and 'kg' are units. */
const SHORT_FOR = /^\s*(k|m|thousand|million|mil)(?![a-z])/i;
const FACTORS: Readonly<Record<string, number>> = {
  k: 1000,
  thousand: 1000,
  m: 1_000_000,
  mil: 1_000_000,
  million: 1_000_000,
};

/**
 * The figure in a written text, whatever is around it: '$45,000.50' is 45000.5, '-5 000' is -5000, '6,5 %' is 6.5,
 * '30k' is 30000 and '1.5m' is 1500000 (spec S8, C5). Undefined for none, and for more than one, as in '1e5' or '10-20': a guess could be far off.
 */
export function readFigure(text: string): number | undefined {
  const plain = plainFigure(text);
  return plain === undefined ? undefined : Number(plain);
}

/** A figure with its thousands apart and at most three decimals; money with cents has two at least: '45,000.50'. */
export function writeFigure(value: number, isMoney: boolean): string {
  const plain = String(Math.round(value * 1000) / 1000);
  return grouped(isMoney ? plain.replace(/\.\d$/, '$&0') : plain);
}

/** What a field holds, and where its caret is. */
export type TypedText = { text: string; caret: number };

/**
 * What a field that keeps thousands apart shows after it held `previous` and now holds `text` (spec S8). Single keys and
 * deletions keep the groups in order and the caret behind the same digit; what is pasted is read as it is written. The
 * value of the field is `readFigure` of the text shown.
 */
export function typeFigure(previous: string, { text, caret }: TypedText): TypedText {
  if (isPasted(previous, text)) {
    const plain = plainFigure(text);
    const shown = plain === undefined ? (/\d/.test(text) ? text : '') : grouped(cut(plain));
    return { text: shown, caret: shown.length };
  }
  const shown = `${grouped(cut(keyed(text)))}${unitTyped(text)}`;
  let left = cut(keyed(text.slice(0, caret))).length;
  let at = 0;
  while (left > 0 && at < shown.length) if (shown[at++] !== ',') left--;
  if (caret === text.length) at = shown.length;
  return { text: shown, caret: at };
}

/** True if more than one key or one deletion lies between two texts of a field, or the first is no figure to go on from. */
function isPasted(previous: string, text: string): boolean {
  const most = Math.min(previous.length, text.length);
  let head = 0;
  while (head < most && previous[head] === text[head]) head++;
  let tail = 0;
  while (tail < most - head && previous.at(-1 - tail) === text.at(-1 - tail)) tail++;
  const inserted = text.slice(head, text.length - tail);
  return (inserted.length > 1 && /\D/.test(inserted)) || (/\d/.test(previous) && !plainFigure(previous));
}

/** Letters behind a figure that is typed, which stay until the field is left: 'k' may yet become 'km'. */
function unitTyped(text: string): string {
  return /\d\.?\s*(km|[km])$/i.exec(text)?.[1] ?? '';
}

/** The sign, the digits and the first point of a text whose commas only keep thousands apart. */
function keyed(text: string): string {
  const [whole = '', ...rest] = text.replace(/(?!^-)[^\d.]/g, '').split('.');
  return rest.length > 0 ? `${whole}.${rest.join('')}` : whole;
}

/** A plain figure without zeros in front, of so many digits as a field takes. */
function cut(plain: string): string {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)0*(?=\d)(\d*)(.*)$/.exec(plain) ?? ['', '', plain];
  return `${sign}${whole.slice(0, MAX_DIGITS)}${fraction}`;
}

function grouped(plain: string): string {
  const [whole = '', ...fraction] = plain.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.');
}

/** The one figure of a text as a computer writes it: '-5000.50'. */
function plainFigure(text: string): string | undefined {
  const runs = [...text.matchAll(/\.?\d[\d.,\s']*/g)];
  const run = runs[0];
  if (!run || runs.length > 1) return undefined;
  const figure = run[0].replace(/[\s']/g, '').replace(/[.,]+$/, '');
  const isNegative = /[-\u2212]\s*\$?\s*$/.test(text.slice(0, run.index));
  const plain = withPoint(figure);
  if (plain === undefined) return undefined;
  const factor =
    FACTORS[SHORT_FOR.exec(text.slice(run.index + run[0].length))?.[1]?.toLowerCase() ?? ''] ?? 1;
  const scaled = factor === 1 ? plain : String(Math.round(Number(plain) * factor * 1000) / 1000);
  return `${isNegative ? '-' : ''}${scaled}`;
}

/** A figure with a point before its decimals and nothing between its thousands; undefined where its marks make no sense. */
function withPoint(figure: string): string | undefined {
  const marks = figure.replace(/\d/g, '');
  const mark = marks.at(-1);
  if (!mark) return figure;
  const last = figure.lastIndexOf(mark);
  if (marks.indexOf(mark) < marks.length - 1) {
    // The mark comes again, so it keeps thousands apart, or it is none of a figure, as in '1.2.3'.
    return /^\d{1,3}(?:,\d{2,3})*,\d{3}$|^\d{1,3}(?:\.\d{3})+$/.test(figure)
      ? figure.replace(/[.,]/g, '')
      : undefined;
  }
  const isThousands = marks === ',' && figure.length - last > 3 && !figure.startsWith('0');
  const whole = figure.slice(0, last).replace(/[.,]/g, '');
  return `${whole}${isThousands ? '' : '.'}${figure.slice(last + 1)}`;
}
