import { explainedLines } from '../../stock/explained-lines.ts';
import type { GuessedTenant } from './guess-tenant.ts';

const MAX_EXAMPLE_LENGTH = 40;

const example = (text: string): string => {
  const plain = text.replace(/\p{Cc}+/gu, ' ');
  return plain.length > MAX_EXAMPLE_LENGTH ? `${plain.slice(0, MAX_EXAMPLE_LENGTH)}…` : plain;
};

/** What was guessed of a feed, for the screen: how it is written, each column with how sure and why, what is open, and records as sold. */
export function guessLines({ guess, shown, read, accepted, problem }: GuessedTenant): string[] {
  const { format, records_at, delimiter, encoding, date_order, decimal_mark, price_in } = guess.settings;
  const written = Object.entries({
    format,
    records_at,
    delimiter,
    encoding,
    decimal_mark,
    price_in,
    date_order,
  })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key} ${JSON.stringify(value)}`);
  const width = Math.max(5, ...guess.placed.map(({ field }) => field.length));
  const rest = Object.entries(guess.reasons).filter(([setting]) => !setting.startsWith('columns.'));
  return [
    `Written as: ${written.join(', ')}`,
    '',
    'Columns:',
    ...guess.placed.map(
      ({ field, column, sureness, reason }) =>
        `  ${field.padEnd(width)}  <- '${column.path}'  ${sureness}: ${reason}`,
    ),
    ...rest.map(
      ([setting, reason]) => `  ${setting === 'further_feeds' ? '' : 'feed.'}${setting}: ${reason}`,
    ),
    '',
    ...(guess.unplaced.length > 0
      ? [
          'Not placed:',
          ...guess.unplaced.map(({ column, example: value }) => `  '${column}', such as '${example(value)}'`),
          '',
        ]
      : []),
    ...(guess.open.length > 0 ? ['To look at:', ...guess.open.map((each) => `  ${each}`), ''] : []),
    problem === undefined
      ? `${accepted} of ${read} records are vehicles as guessed.`
      : `It cannot be read as guessed: ${problem}`,
    '',
    ...shown.flatMap((record) => [...explainedLines(record), '']),
  ];
}
