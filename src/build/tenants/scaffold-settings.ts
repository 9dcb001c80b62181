import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TEMPLATE_NAMES, TenantInput } from '../../tenant/schema.ts';

const DEFINE_TENANT = fileURLToPath(new URL('../../tenant/define-tenant.ts', import.meta.url));

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
  return {
    slug,
    template,
    site: {
      name,
      url: `https://www.${slug}.example`,
      tagline: `${name} in Parramatta`,
      phone: '02 5550 0100',
      email: `sales@${slug}.example`,
      licence: { number: 'MD000000' },
    },
    feed: { source: 'stock/stock.csv', format: 'csv' },
    locations: [
      {
        id: '1',
        name,
        slug: 'parramatta',
        group: 'parramatta',
        location_type: 'sales',
        primary: true,
        address: { street: '1 Church Street', city: 'Parramatta', state: 'NSW', postcode: '2150' },
        phone: '02 5550 0100',
        opening_hours: [
          { weekday: 0, status: 'Closed' },
          ...weekdays,
          { weekday: 6, status: 'Open', open: '09:00', close: '16:00' },
        ],
      },
    ],
  };
}

/** A value as people write it in TypeScript: single quotes, keys without quotes. */
function source(value: unknown, indent: string): string {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    return `[\n${value.map((element) => `${inner}${source(element, inner)},\n`).join('')}${indent}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, entry]) => `${key}: ${source(entry, inner)}`);
    const line = `{ ${entries.join(', ')} }`;
    if (!line.includes('\n') && indent.length + line.length < 90) return line;
    return `{\n${entries.map((entry) => `${inner}${entry},\n`).join('')}${indent}}`;
  }
  return typeof value === 'string'
    ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
    : String(value);
}

/** The text of tenant.ts for a folder (absolute). */
export function settingsFile(settings: TenantInput, folder: string): string {
  const importPath = path.relative(folder, DEFINE_TENANT).split(path.sep).join('/');
  const lines = [
    `import { defineTenant } from '${importPath}';`,
    '',
    `// Every setting, its meaning and its default: docs/settings.md, or \`npm run tenant -- ${settings.slug} --explain\`.`,
    `export default defineTenant(${source(settings, '')});`,
  ];
  return `${lines.join('\n')}\n`;
}
