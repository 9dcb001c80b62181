import { escapeMarkup } from '../../domain/text/escape-markup.ts';
import { SHARE_IMAGE_SIZE, type ShareCard } from '../../domain/site/share-image.ts';
import { fitText, type FittedText, type TextPlace } from './fit-text.ts';
import type { MeasureText } from './text-width.ts';
import type { ShareStyle } from './share-style.ts';
import type { ThemeColours } from './theme-colours.ts';

/** Raise it when the drawing or its coding changes, so that every image is drawn anew under a new name. */
export const DRAWING_VERSION = 4;

/** Pixels of the solid panel at the left; the rest keeps nine tenths of the width of a 3:2 photo. */
export const PANEL_WIDTH = 352;
const MARGIN = 40;
const BOTTOM = SHARE_IMAGE_SIZE.height - MARGIN;
/** The distance between lines, as a share of the font's size. */
const LEADING = 1.14;
/** The height of capitals and figures above the baseline, as a share of the font's size. */
const CAPITALS = 0.7;

const width = PANEL_WIDTH - 2 * MARGIN + 8;
const PLACES = {
  dealer: { sizes: [25, 23], lines: 2, width, weight: 'bold' },
  headline: { sizes: [52, 46, 40, 34], lines: 3, width, weight: 'bold' },
  badge: { sizes: [27, 24], lines: 2, width, weight: 'normal' },
  was: { sizes: [27], lines: 1, width, weight: 'normal' },
  price: { sizes: [74, 66, 58, 50, 42, 34, 26], lines: 1, width, weight: 'bold' },
  words: { sizes: [42, 38, 34], lines: 2, width, weight: 'bold' },
  licence: { sizes: [17, 15, 13], lines: 2, width, weight: 'normal' },
  note: { sizes: [25, 22, 20], lines: 2, width, weight: 'normal' },
} satisfies Record<string, TextPlace>;

type Ink = { fill: string; decoration?: 'line-through' };

const heightOf = ({ size, lines }: FittedText): number =>
  lines.length === 0 ? 0 : size * (CAPITALS + LEADING * (lines.length - 1));

/** The lines of a text whose first capitals begin at `top`. */
function drawText({ size, weight, lines }: FittedText, top: number, { fill, decoration }: Ink): string[] {
  const style = `font-size="${size}" font-weight="${weight}" letter-spacing="${weight === 'bold' ? -0.02 * size : 0}"`;
  const struck = decoration ? ` text-decoration="${decoration}"` : '';
  return lines.map((line, at) => {
    const y = Math.round(top + size * (CAPITALS + LEADING * at));
    return `<text x="${MARGIN}" y="${y}" fill="${fill}" ${style}${struck}>${escapeMarkup(line)}</text>`;
  });
}

type Block = { text: FittedText; ink: Ink; /** Pixels to the block above it. */ gap: number };

/** Blocks below each other, the last one ending at `bottom`. */
function drawUpwards(blocks: readonly Block[], bottom: number): { parts: string[]; top: number } {
  const parts: string[] = [];
  let top = bottom;
  let gap = 0;
  for (const block of blocks.toReversed().filter(({ text }) => text.lines.length > 0)) {
    top -= gap + heightOf(block.text);
    parts.push(...drawText(block.text, top, block.ink));
    gap = block.gap;
  }
  return { parts, top };
}

async function drawOffer(
  offer: ShareCard['offer'],
  colours: ThemeColours,
  measure: MeasureText,
  bottom: number,
): Promise<string[]> {
  const ink = { fill: colours['band-ink'] };
  const soft = { fill: colours['band-ink-soft'] };
  if (offer.kind === 'sold') {
    const size = 52;
    const text: FittedText = { size, weight: 'bold', lines: ['SOLD'] };
    const across = (await measure('SOLD', 'bold')) * size;
    const box = { width: Math.round(across + 44), height: 84 };
    const top = bottom - box.height;
    const label = drawText(text, top + (box.height - heightOf(text)) / 2, { fill: colours['accent-ink'] });
    return [
      `<rect x="${MARGIN}" y="${top}" width="${box.width}" height="${box.height}" fill="${colours.accent}"/>`,
      `<g transform="translate(23 0)">${label.join('')}</g>`,
    ];
  }
  const isAmount = /\d/.test(offer.text);
  const [was, price, note] = await Promise.all([
    fitText(offer.was, PLACES.was, measure),
    fitText(offer.text, isAmount ? PLACES.price : PLACES.words, measure),
    fitText(offer.note, PLACES.note, measure),
  ]);
  const { parts } = drawUpwards(
    [
      { text: was, ink: { ...soft, decoration: 'line-through' }, gap: 0 },
      { text: price, ink, gap: 22 },
      { text: note, ink: soft, gap: 20 },
    ],
    bottom,
  );
  return parts;
}

/**
 * The panel of a share image as SVG, PANEL_WIDTH wide: dealer, vehicle and price from top to bottom. Words of any kind are
 * safe: they are escaped, and cut where they do not fit.
 */
export async function shareCardSvg(
  card: ShareCard,
  { colours, font }: ShareStyle,
  measure: MeasureText,
): Promise<string> {
  const { height } = SHARE_IMAGE_SIZE;
  const [dealer, headline, badge, licence] = await Promise.all([
    fitText(card.dealer, PLACES.dealer, measure),
    fitText(card.headline, PLACES.headline, measure),
    fitText(card.badge, PLACES.badge, measure),
    fitText(card.licence, PLACES.licence, measure),
  ]);
  const licenceTop = BOTTOM - heightOf(licence);
  const dealerTop = MARGIN + 28;
  const headlineTop = dealerTop + heightOf(dealer) + 64;
  const badgeTop = headlineTop + heightOf(headline) + 26;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PANEL_WIDTH}" height="${height}" font-family="${font}">`,
    `<rect width="${PANEL_WIDTH}" height="${height}" fill="${colours.band}"/>`,
    `<rect x="${MARGIN}" y="${MARGIN}" width="56" height="6" fill="${colours.accent}"/>`,
    ...drawText(dealer, dealerTop, { fill: colours['band-ink-soft'] }),
    ...drawText(headline, headlineTop, { fill: colours['band-ink'] }),
    ...drawText(badge, badgeTop, { fill: colours['band-ink-soft'] }),
    ...(await drawOffer(card.offer, colours, measure, licenceTop - 26)),
    ...drawText(licence, licenceTop, { fill: colours['band-ink-soft'] }),
    '</svg>',
  ].join('');
}
