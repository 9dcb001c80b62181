import { ALL_HREF } from '../../domain/search/listing-href.ts';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PLACEHOLDER } from '../../tenant/placeholders.ts';
import type { TEMPLATE_NAMES, TenantInput } from '../../tenant/schema.ts';

const DEFINE_TENANT = fileURLToPath(new URL('../../tenant/define-tenant.ts', import.meta.url));

/** Departments that dealers of a template mostly have beside sales: examples to write over, as all of the place is. */
const DEPARTMENTS: Partial<Record<(typeof TEMPLATE_NAMES)[number], readonly ('service' | 'parts')[]>> = {
  group: ['service', 'parts'],
  motorcycles: ['service', 'parts'],
  'caravans-and-trucks': ['service'],
};

/** The settings of a new tenant: only what every dealer must say, with an address and hours to write over. */
export function scaffoldSettings(
  slug: string,
  name: string,
  template: (typeof TEMPLATE_NAMES)[number],
): TenantInput {
  const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({
    weekday,
    status: 'Open' as const,
    open: '08:30',
    close: '17:30',
  }));
  const place = {
    address: { street: PLACEHOLDER.street, city: 'Parramatta', state: 'NSW' as const, postcode: '2150' },
    phone: PLACEHOLDER.phone,
    group: 'parramatta',
    opening_hours: [
      { weekday: 0, status: 'Closed' as const },
      ...weekdays,
      { weekday: 6, status: 'Open' as const, open: '09:00', close: '16:00' },
    ],
  };
  return {
    slug,
    template,
    site: {
      name,
      url: PLACEHOLDER.url(slug),
      tagline: `${name} in Parramatta`,
      phone: PLACEHOLDER.phone,
      email: PLACEHOLDER.email(slug),
      licence: { number: PLACEHOLDER.licence },
    },
    feed: { source: 'stock/stock.csv', format: 'csv' },
    listing: { refresh_path: ALL_HREF },
    leads: {
      delivery: { destinations: [{ type: 'mail', name: 'sales', to: [PLACEHOLDER.email(slug)] }] },
    },
    locations: [
      { id: '1', name, slug: 'parramatta', location_type: 'sales', primary: true, ...place },
      ...(DEPARTMENTS[template] ?? []).map((department, at) => ({
        id: String(at + 2),
        name: `${name} ${department}`,
        slug: `parramatta-${department}`,
        location_type: department,
        ...place,
      })),
    ],
  };
}

/** Comments of settings, by their paths: 'feed.columns.km'. */
export type SettingComments = Readonly<Record<string, string>>;

/** What is said above the settings of a new tenant that the dealer has to put right. */
export const SCAFFOLD_COMMENTS: SettingComments = {
  site: "Examples to write over: the dealer's own address, phone, email and licence number.",
  leads:
    'Enquiries go to this mailbox. Write the real one; the backend sends them (docs/leads.md). Without forms write leads: false.',
  'images.origins': 'Where the photos of the feed are: pages load photos from these origins alone.',
};

const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\t', '\\t').replaceAll('\n', '\\n')}'`;
const keyText = (key: string): string => (/^[a-z_$][\w$]*$/i.test(key) ? key : quoted(key));

/** A value as people write it in TypeScript: single quotes, keys without quotes, a comment behind what has one. */
function source(value: unknown, indent: string, comments: SettingComments, at: string): string {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const words = value.every((element) => typeof element === 'string');
    const line = `[${value.map((element) => source(element, inner, {}, '')).join(', ')}]`;
    if (words && indent.length + line.length < 90) return line;
    return `[\n${value.map((element) => `${inner}${source(element, inner, {}, '')},\n`).join('')}${indent}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
    const pathOf = (key: string): string => (at === '' ? key : `${at}.${key}`);
    const written = entries.map(
      ([key, entry]) => `${keyText(key)}: ${source(entry, inner, comments, pathOf(key))}`,
    );
    const line = `{ ${written.join(', ')} }`;
    const isCommented = entries.some(([key]) => comments[pathOf(key)] !== undefined);
    if (!isCommented && !line.includes('\n') && indent.length + line.length < 90) return line;
    const lines = entries.map(([key], index) => {
      const comment = comments[pathOf(key)];
      return `${comment === undefined ? '' : `${inner}// ${commentText(comment)}\n`}${inner}${written[index]},\n`;
    });
    return `{\n${lines.join('')}${indent}}`;
  }
  return typeof value === 'string' ? quoted(value) : String(value);
}

/** A comment quotes the feed, which must not end it: one line, without control characters or marks that end lines. */
const commentText = (comment: string): string => comment.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** The text of tenant.ts for a folder (absolute), with comments above the settings that have one. */
export function settingsFile(settings: TenantInput, folder: string, comments: SettingComments = {}): string {
  const importPath = path.relative(folder, DEFINE_TENANT).split(path.sep).join('/');
  const lines = [
    `import { defineTenant } from '${importPath}';`,
    '',
    `// Every setting, its meaning and its default: docs/settings.md, or \`npm run tenant -- ${settings.slug} --explain\`.`,
    `export default defineTenant(${source(settings, '', comments, '')});`,
  ];
  return `${lines.join('\n')}\n`;
}
