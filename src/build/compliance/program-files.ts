import { ASSISTANT_PATHS } from '../../domain/assistant/assistant-paths.ts';
import { LICENCE_LINE } from '../../domain/assistant/dealer-guide.ts';
import { PAGE_MARKS } from '../../domain/compliance/page-marks.ts';
import { FEED_PATH } from '../../domain/content/content-routes.ts';
import { tableRows } from './stock-file-prices.ts';
import { escapeMarkup } from '../../domain/text/escape-markup.ts';

/** Files that advertise to programs what pages advertise to people; the card of agents only names the others. */
const PROGRAM_FILES: ReadonlySet<string> = new Set(
  [FEED_PATH, ASSISTANT_PATHS.guide, ASSISTANT_PATHS.inventory].map((path) => path.slice(1)),
);

/** Feeds of vehicles, and tables of them for advertising platforms, in whatever folder the dealer has them. */
const STOCK_FILES = /^feeds\/.+\.(xml|atom)$|\/(google|meta|tiktok)-vehicles\.[ct]sv$/;

/** True if the file at a path below the site is held against the law beside the pages. */
export const isForPrograms = (file: string): boolean => PROGRAM_FILES.has(file) || STOCK_FILES.test(file);

/** A line of a file; `isLicence` where it is there to state the licence. */
type Line = { words: string; isLicence: boolean };

/** The lines of a value of JSON; those of prices are left to the rule that compares their dollars. */
function linesIn(value: unknown, key = ''): Line[] {
  if (typeof value === 'string')
    return key === 'price_words' ? [] : [{ words: value, isLicence: key === 'licence' }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => linesIn(part, name));
}

const LICENCE = ` ${PAGE_MARKS.sheet}="licence"`;

const paragraphs = (lines: readonly Line[]): string =>
  lines.map(({ words, isLicence }) => `<p${isLicence ? LICENCE : ''}>${escapeMarkup(words)}</p>`).join('');

/** What a page or a file for programs says, as HTML with the marks of pages. Throws where a file of JSON is none. */
export function markupOf(file: string, text: string): string {
  if (file.endsWith('.json')) return paragraphs(linesIn(JSON.parse(text)));
  if (file.endsWith('.txt'))
    return paragraphs(
      text.split('\n').map((words) => ({ words, isLicence: words.startsWith(LICENCE_LINE) })),
    );
  if (/\.[ct]sv$/.test(file))
    return paragraphs(
      tableRows(file, text).map(({ description = '' }) => ({ words: description, isLicence: false })),
    );
  return /\.(xml|atom)$/.test(file) ? text.replace(/<(copyright|rights)>/, `<$1${LICENCE}>`) : text;
}
