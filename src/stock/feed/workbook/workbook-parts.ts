import { isJsonObject, type JsonObject } from '../../../domain/text/json-object.ts';
import { withEntities, XML_ATTRIBUTE, XML_TEXT } from '../xml-values.ts';
import { dateOfSerial, digitsOf, isDateFormat } from './cell-values.ts';

/** A sheet as the list of sheets has it: its name, whether people see it, and its file in the archive. */
export type Sheet = { name: string; isShown: boolean; file: string };

/** How the numbers of cells with one style are shown. */
type Style = { isDate: boolean; code: string | undefined; isStruck: boolean };

/** What all cells of a workbook share. */
export type WorkbookParts = { sheets: Sheet[]; texts: string[]; styles: Style[]; is1904: boolean };

/** A row of a sheet with its number from 1, its cells by column, from 0, and why it is none of the stock where people have hidden or struck it. */
export type SheetRow = { line: number; cells: Map<number, string>; aside: string | undefined };

const HIDDEN = 'a row that is hidden in the workbook';
const STRUCK = 'a row that is struck through in the workbook';

/** The columns that a sheet can have. */
const MAX_COLUMNS = 16_384;

/** What is below a name, with whatever prefix of a namespace it is written. */
function child(value: unknown, name: string): unknown {
  if (!isJsonObject(value)) return undefined;
  const key = Object.keys(value).find((each) => each === name || each.endsWith(`:${name}`));
  return key === undefined ? undefined : value[key];
}

const below = (value: unknown, ...names: readonly string[]): unknown => names.reduce(child, value);

function listed(value: unknown): unknown[] {
  return value === undefined ? [] : Array.isArray(value) ? value : [value];
}

function attribute(element: unknown, name: string): string | undefined {
  const key = isJsonObject(element)
    ? Object.keys(element).find(
        (each) =>
          each === `${XML_ATTRIBUTE}${name}` || (each.startsWith(XML_ATTRIBUTE) && each.endsWith(`:${name}`)),
      )
    : undefined;
  const value = key === undefined ? undefined : (element as JsonObject)[key];
  return typeof value === 'string' ? withEntities(value) : undefined;
}

/** '_x000D_' is how a workbook writes a character that XML does not have. */
const withEscapes = (text: string): string =>
  text.replace(/_x([\dA-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

function textOf(value: unknown): string {
  const text = isJsonObject(value) ? value[XML_TEXT] : value;
  return typeof text === 'string' ? withEscapes(withEntities(text)) : '';
}

/** True if a value of a workbook says yes, as an attribute or as an element that may say so by being there. */
const isOn = (said: string | undefined): boolean => /^(1|true)$/i.test(said ?? '');
const isStruck = (font: unknown): boolean => {
  const strike = child(font, 'strike');
  return strike !== undefined && isOn(attribute(strike, 'val') ?? '1');
};

/** The text of a cell or a shared text: of its runs together, without those that are struck through and what is written above them in small. */
function richText(element: unknown): string {
  const all = listed(child(element, 'r'));
  const runs = all.filter((run) => !isStruck(child(run, 'rPr')));
  if (runs.length === 0 && all.length > 0) return '';
  return (runs.length > 0 ? runs.map((run) => child(run, 't')) : listed(child(element, 't')))
    .map(textOf)
    .join('');
}

function sheetsOf(workbook: unknown, relations: unknown): Sheet[] {
  const files = new Map(
    listed(below(relations, 'Relationships', 'Relationship')).map((relation) => {
      const target = attribute(relation, 'Target') ?? '';
      return [
        attribute(relation, 'Id') ?? '',
        target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`,
      ];
    }),
  );
  return listed(below(workbook, 'workbook', 'sheets', 'sheet')).flatMap((sheet) => {
    const file = files.get(attribute(sheet, 'id') ?? '');
    const name = attribute(sheet, 'name') ?? '';
    return file === undefined
      ? []
      : [{ name, isShown: (attribute(sheet, 'state') ?? 'visible') === 'visible', file }];
  });
}

function stylesOf(styles: unknown): Style[] {
  const codes = new Map(
    listed(below(styles, 'styleSheet', 'numFmts', 'numFmt')).map((format) => [
      attribute(format, 'numFmtId'),
      attribute(format, 'formatCode'),
    ]),
  );
  const fonts = listed(below(styles, 'styleSheet', 'fonts', 'font')).map(isStruck);
  return listed(below(styles, 'styleSheet', 'cellXfs', 'xf')).map((xf) => {
    const id = attribute(xf, 'numFmtId');
    const code = codes.get(id);
    return {
      isDate: isDateFormat(Number(id), code),
      code,
      isStruck: fonts[Number(attribute(xf, 'fontId') ?? 0)] === true,
    };
  });
}

/** What the cells of a workbook share, out of the documents of its archive; those that it need not have may be undefined. */
export function workbookParts(documents: {
  workbook: unknown;
  relations: unknown;
  texts: unknown;
  styles: unknown;
}): WorkbookParts {
  const from = attribute(below(documents.workbook, 'workbook', 'workbookPr'), 'date1904');
  return {
    sheets: sheetsOf(documents.workbook, documents.relations),
    texts: listed(below(documents.texts, 'sst', 'si')).map(richText),
    styles: stylesOf(documents.styles),
    is1904: isOn(from),
  };
}

function cellText(cell: unknown, { texts, styles, is1904 }: WorkbookParts): string {
  const kind = attribute(cell, 't') ?? 'n';
  const value = textOf(child(cell, 'v'));
  if (kind === 's') return texts[Number(value)] ?? '';
  if (kind === 'inlineStr') return richText(child(cell, 'is'));
  if (kind === 'b') return value === '1' ? 'true' : 'false';
  // What a formula could not work out is nothing.
  if (kind === 'e') return '';
  if (kind !== 'n' || value === '') return value;
  const style = styles[Number(attribute(cell, 's') ?? 0)];
  return style?.isDate ? dateOfSerial(Number(value), is1904) : digitsOf(value, style?.code);
}

/** The column of 'AB12' from 0. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/i.exec(reference ?? '')?.[0].toUpperCase();
  if (letters === undefined) return undefined;
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** The rows of a sheet that have something, in order; a single cell that is struck through has nothing. */
export function sheetRows(sheet: unknown, parts: WorkbookParts): SheetRow[] {
  let last = 0;
  return listed(below(sheet, 'worksheet', 'sheetData', 'row')).flatMap((row) => {
    const line = Number(attribute(row, 'r') ?? last + 1) || last + 1;
    last = line;
    const cells = new Map<number, string>();
    const struck: string[] = [];
    let next = 0;
    for (const cell of listed(child(row, 'c'))) {
      const column = columnOf(attribute(cell, 'r')) ?? next;
      next = column + 1;
      const text = column < MAX_COLUMNS ? cellText(cell, parts) : '';
      if (text.trim() === '') continue;
      if (parts.styles[Number(attribute(cell, 's') ?? 0)]?.isStruck) struck.push(text);
      else cells.set(column, text);
    }
    const aside = isOn(attribute(row, 'hidden')) ? HIDDEN : struck.length > cells.size ? STRUCK : undefined;
    return cells.size + struck.length > 0 ? [{ line, cells, aside }] : [];
  });
}
