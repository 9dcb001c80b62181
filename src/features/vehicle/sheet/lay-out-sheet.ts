import type { PairLook } from './sheet-pairs.ts';
import { bulletRow, factRow, putPairs } from './sheet-pairs.ts';
import type { MeasureText, SheetPage } from './sheet-marks.ts';
import { PAPER, TEXT_LOOKS } from './sheet-marks.ts';
import type { Place } from './sheet-writer.ts';
import { SheetWriter } from './sheet-writer.ts';
import type { VehicleSheet } from './vehicle-sheet.ts';
import { priceNotes } from './vehicle-sheet.ts';

const WIDE = { x: PAPER.margin, width: PAPER.width - 2 * PAPER.margin };
const PHOTO_WIDTH = 300;
const MAX_PHOTO_HEIGHT = 240;
const GUTTER = 18;
const FACTS: PairLook = { air: 2.5, isRuled: true };
const POINTS: PairLook = { air: 0.75, isRuled: false };

/** Width and height of a picture, in its own pixels. */
export type PhotoSize = { width: number; height: number };

function putLetterhead(writer: SheetWriter, { dealer = '', licence = '' }: VehicleSheet): void {
  const half = (WIDE.width - GUTTER) / 2;
  const names = writer.lines(dealer, 'dealer', half);
  const numbers = writer.lines(licence, 'small', half);
  if (names.length + numbers.length === 0) return;
  writer.put(names, 'dealer', { x: WIDE.x, width: half }, writer.y);
  writer.put(
    numbers,
    'small',
    { x: WIDE.x + WIDE.width - half, width: half, align: 'right' },
    writer.y + TEXT_LOOKS.dealer.size - TEXT_LOOKS.small.size,
  );
  writer.y += Math.max(
    names.length * TEXT_LOOKS.dealer.leading,
    numbers.length * TEXT_LOOKS.small.leading + TEXT_LOOKS.dealer.size - TEXT_LOOKS.small.size,
  );
  writer.mark({ kind: 'line', ...WIDE, y: writer.y });
  writer.y += 14;
}

/** Photo on the left, and beside it what a shopper looks for first; without a photo the words take the whole width. */
function putSummary(writer: SheetWriter, sheet: VehicleSheet, photo: PhotoSize | undefined): void {
  const top = writer.y;
  let place: Place = WIDE;
  let bottom = top;
  if (photo) {
    const scale = Math.min(PHOTO_WIDTH / photo.width, MAX_PHOTO_HEIGHT / photo.height);
    const size = { width: photo.width * scale, height: photo.height * scale };
    writer.mark({ kind: 'photo', x: WIDE.x, y: top, ...size });
    const aside = size.width + GUTTER;
    place = { x: WIDE.x + aside, width: WIDE.width - aside };
    bottom = top + size.height;
  }
  if (sheet.name) writer.flow(sheet.name, 'name', place);
  writer.y += 6;
  if (sheet.price) writer.flow(sheet.price, 'price', place);
  for (const note of priceNotes(sheet)) writer.flow(note, 'body', place);
  writer.y += 8;
  for (const line of sheet.location) writer.flow(line, 'body', place);
  if (sheet.phone) writer.flow(sheet.phone, 'body', place);
  if (writer.pages.length === 1) writer.y = Math.max(writer.y, bottom);
}

function putHeading(writer: SheetWriter, heading: string): void {
  const { leading } = TEXT_LOOKS.heading;
  writer.y += 14;
  // A heading takes two lines of what follows along.
  writer.need(leading + 2 * TEXT_LOOKS.body.leading);
  writer.flow(heading, 'heading', WIDE);
  writer.y += 2;
}

function putFoot(writer: SheetWriter, { url }: VehicleSheet): void {
  const { leading } = TEXT_LOOKS.small;
  const top = PAPER.height - PAPER.margin - leading;
  const width = WIDE.width * 0.8;
  const [address] = url ? writer.lines(url, 'small', width) : [];
  writer.pages.forEach((page, index) => {
    const foot = new SheetWriter(writer.measure);
    if (url && address) {
      foot.put([address], 'small', { x: WIDE.x, width }, top);
      foot.mark({ kind: 'link', href: url, x: WIDE.x, y: top, width, height: leading });
    }
    if (writer.pages.length > 1)
      foot.put([`Page ${index + 1} of ${writer.pages.length}`], 'small', { ...WIDE, align: 'right' }, top);
    page.push(...(foot.pages[0] ?? []));
  });
}

/**
 * A sheet as pages of A4 (spec V17): letterhead, photo and price, facts and specifications and features in two columns,
 * comments, disclaimer, the page's address at every foot. Without `photo` no place is kept for one.
 */
export function layOutSheet(
  sheet: VehicleSheet,
  photo: PhotoSize | undefined,
  measure: MeasureText,
): SheetPage[] {
  const writer = new SheetWriter(measure);
  putLetterhead(writer, sheet);
  putSummary(writer, sheet, photo);
  const sections = [
    { heading: 'Key information', rows: sheet.facts.map(factRow), look: FACTS },
    { heading: 'Specifications', rows: sheet.specifications.map(factRow), look: FACTS },
    { heading: 'Features', rows: sheet.features.map(bulletRow), look: POINTS },
  ];
  for (const { heading, rows, look } of sections) {
    if (rows.length === 0) continue;
    putHeading(writer, heading);
    putPairs(writer, rows, WIDE, look);
  }
  if (sheet.comments.length > 0) putHeading(writer, 'Dealer comments');
  for (const paragraph of sheet.comments) {
    writer.flow(paragraph, 'body', WIDE);
    writer.y += 4;
  }
  writer.y += 12;
  if (sheet.disclaimer) writer.flow(sheet.disclaimer, 'small', WIDE);
  putFoot(writer, sheet);
  return writer.pages;
}
