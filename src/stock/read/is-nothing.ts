/** Errors of spreadsheets in place of a value: '#REF!', '#N/A', '#DIV/0!', LibreOffice's 'Err:502'. */
const SHEET_ERROR =
  /^(?:#(?:ref|name|value|div\/0|null|num|n\/a|error|spill|calc|field|unknown|blocked|connect|busy|getting_data)[!?]?|err:5\d\d)$/i;

/** True if a value is an error that a spreadsheet left in place of one. */
export const isSheetError = (value: unknown): boolean =>
  typeof value === 'string' && /^[#e]/i.test(value) && SHEET_ERROR.test(value.trim());

/** True if a value of a feed is nothing, or one of the words that stand for nothing in any feed. */
export function isNothing(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    (typeof value === 'string' && /^(-+|n\/a|null|nan|undefined)?$/i.test(value.trim())) ||
    isSheetError(value)
  );
}
