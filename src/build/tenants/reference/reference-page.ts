import type { Lender } from '../../../domain/finance/lender.ts';
import { LENDERS } from '../../../domain/finance/lenders.ts';
import { STOCK_RULES } from '../../../domain/vehicle/stock-rule.ts';
import { settingReference, type ReferenceRow } from './setting-reference.ts';

const HEAD = `<!-- Written by \`npm run tenant -- reference --write\` from src/tenant/schema.ts: change the comments there, not this page. -->

# Settings of a tenant

Every setting of \`tenants/<slug>/tenant.ts\`, in the order of the schema (\`src/tenant/schema.ts\`). \`locations[].name\` is the
name of each of the locations; \`*\` is a name that you give. What tenant.ts does not say comes from its
preset ([presets.md](presets.md)), where it names one, then from the template
(\`src/tenant/templates/\`), and then it is the default of this page. \`npm run tenant -- <slug> --explain\` shows the settings
of one tenant with the same words. Fields of vehicles, and how a feed may write them, are in [feed-fields.md](feed-fields.md).`;

const code = (text: string): string => `\`${text}\``;
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows.map((row) => row.map(cell))];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function defaultText({ default: value, isRequired, isGroup }: ReferenceRow): string {
  if (value !== undefined) return code(JSON.stringify(value));
  if (isRequired) return 'required';
  return isGroup ? '' : 'none';
}

/** The settings of one first key; its own meaning stands above the table. */
function section(key: string, rows: readonly ReferenceRow[]): string {
  const own = rows.find((row) => row.path === key);
  // A group that says nothing of its own is seen from the settings in it.
  const shown = rows.filter((row) => !row.isGroup || (row !== own && row.meaning !== ''));
  const table = tableOf(
    ['setting', 'meaning', 'allowed', 'default'],
    shown.map((row) => [code(row.path), row.meaning, row.allowed, defaultText(row)]),
  );
  return [`## ${key}`, ...(own?.isGroup && own.meaning ? [own.meaning] : []), table].join('\n\n');
}

function stockRules(): string {
  const rows = STOCK_RULES.map(({ name, sentence }, mode) => [code(String(mode)), name, sentence]);
  return [
    '## Rules of stock.mode',
    'Each shows only vehicles marked for the website; what `stock.exclude` names never shows.',
    tableOf(['`stock.mode`', 'rule', 'what the site shows'], rows),
  ].join('\n\n');
}

const conditionText = (condition: Lender['conditions'][number]): string => {
  if (condition.kind === 'newer-than-years') return `newer than ${condition.years} years`;
  if (condition.kind === 'price-over') return `price over $${condition.dollars}`;
  return condition.kind;
};

function lenders(): string {
  const rows = Object.entries<Lender>(LENDERS).map(([id, lender]) => [
    code(id),
    lender.conditions.map(conditionText).join(', '),
    lender.excluded_makes.join(', '),
    lender.quotes,
    Object.keys(lender.choices).length > 0 ? code(JSON.stringify(lender.choices)) : 'none',
  ]);
  return [
    '## Lenders',
    'What `finance.lender`, `finance.offers` and `finance.lenders` may name. Figures of a lender come before the defaults of ' +
      '`finance.choices`, those of the tenant before both.',
    tableOf(
      ['lender', 'its offer shows when', 'does not lend for', 'payment shown first', 'figures of its own'],
      rows,
    ),
  ].join('\n\n');
}

/** docs/settings.md: every setting by its first key, the stock rules and the lenders, as Markdown. */
export function referencePage(): string {
  const rows = settingReference();
  const keyOf = (path: string): string => path.split(/[.[]/)[0] ?? path;
  const keys = [...new Set(rows.map(({ path }) => keyOf(path)))];
  const isAlone = (key: string): boolean => rows.filter(({ path }) => keyOf(path) === key).length === 1;
  const alone = rows.filter(({ path }) => isAlone(path));
  const sections = keys
    .filter((key) => !isAlone(key))
    .map((key) =>
      section(
        key,
        rows.filter(({ path }) => keyOf(path) === key),
      ),
    );
  return `${[HEAD, section('The tenant', alone), ...sections, stockRules(), lenders()].join('\n\n')}\n`;
}
