import { zipOf } from '../zip.fixture.ts';

/** A cell: a text, a number, a number with a style of STYLES, or a formula's error. */
export type FixtureCell =
  | string
  | number
  | { value: number; style: 'date' | 'month' | 'zeros' | 'money' | 'struck' }
  | { error: string }
  | undefined;

type FixtureSheet = {
  name: string;
  rows: readonly (readonly FixtureCell[])[];
  state?: 'hidden' | 'veryHidden';
  /** Lines that are hidden, from 1. */
  hidden?: readonly number[];
};

const STYLES = ['general', 'date', 'month', 'zeros', 'money', 'struck'];
const STYLE_FILE =
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="3"><numFmt numFmtId="164" formatCode="mmm\\-yy"/>' +
  '<numFmt numFmtId="165" formatCode="00000"/><numFmt numFmtId="166" formatCode="&quot;$&quot;#,##0.00_);[Red]\\(&quot;$&quot;#,##0.00\\)"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/></font><font><strike/></font></fonts>' +
  '<cellXfs count="6"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="0" fontId="1"/></cellXfs></styleSheet>';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const letters = (column: number): string =>
  (column >= 26 ? String.fromCharCode(64 + Math.floor(column / 26)) : '') +
  String.fromCharCode(65 + (column % 26));

/** An Excel workbook (.xlsx) of these sheets, with texts shared and in their cells by turns, as programs write it. */
export function workbookOf(sheets: readonly FixtureSheet[], { date1904 = false } = {}): Buffer {
  const texts: string[] = [];
  const cellXml = (cell: FixtureCell, at: string, isShared: boolean): string => {
    if (cell === undefined) return '';
    if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
    if (typeof cell === 'object')
      return 'error' in cell
        ? `<c r="${at}" t="e"><f>A1/0</f><v>${cell.error}</v></c>`
        : `<c r="${at}" s="${STYLES.indexOf(cell.style)}"><v>${cell.value}</v></c>`;
    if (!isShared)
      return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
    return `<c r="${at}" t="s"><v>${texts.push(cell) - 1}</v></c>`;
  };
  const files = sheets.map(({ rows, hidden = [] }, index) => {
    const data = rows.map((row, line) => {
      const cells = row.map((cell, column) =>
        cellXml(cell, `${letters(column)}${line + 1}`, (line + column) % 2 === 0),
      );
      return cells.join('') === ''
        ? ''
        : `<row r="${line + 1}"${hidden.includes(line + 1) ? ' hidden="1"' : ''}>${cells.join('')}</row>`;
    });
    const bytes = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${data.join('')}</sheetData></worksheet>`;
    return { name: `xl/worksheets/sheet${index + 1}.xml`, bytes };
  });
  const list = sheets.map(
    ({ name, state }, index) =>
      `<sheet name="${escaped(name)}" sheetId="${index + 1}"${state ? ` state="${state}"` : ''} r:id="rId${index + 1}"/>`,
  );
  const relations = sheets.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="${index % 2 ? '/xl/' : ''}worksheets/sheet${index + 1}.xml"/>`,
  );
  const [first, ...rest] = texts;
  const runs =
    first === undefined
      ? ''
      : `<si><r><t>${escaped(first.slice(0, 2))}</t></r><r><rPr><b/></rPr><t xml:space="preserve">${escaped(first.slice(2))}</t></r></si>`;
  return zipOf([
    { name: '[Content_Types].xml', bytes: '<Types/>' },
    {
      name: 'xl/workbook.xml',
      bytes: `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><workbookPr${date1904 ? ' date1904="1"' : ''}/><sheets>${list.join('')}</sheets></workbook>`,
    },
    { name: 'xl/_rels/workbook.xml.rels', bytes: `<Relationships>${relations.join('')}</Relationships>` },
    { name: 'xl/styles.xml', bytes: STYLE_FILE },
    {
      name: 'xl/sharedStrings.xml',
      bytes: `<sst>${runs}${rest.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t><rPh sb="0" eb="1"><t>x</t></rPh></si>`).join('')}</sst>`,
    },
    ...files,
  ]);
}
