import type { Tenant } from './schema.ts';

/** What a new tenant has where the dealer must write the own: all of it invented, so that no dealer has it by right. */
export const PLACEHOLDER = {
  licence: 'MD000000',
  phone: '02 5550 0100',
  street: '1 Example Street',
  url: (slug: string): string => `https://www.${slug}.example`,
  email: (slug: string): string => `sales@${slug}.example`,
} as const;

/** An example that still stands in settings, and the paths of those: 'site.phone', 'locations[0].phone'. */
export type Placeholder = { value: string; paths: string[] };

const plain = (text: string): string => text.replace(/[\s().-]/g, '').toLowerCase();
/** The figures of a number as it is dialled here: +61 2 5550 0100 is 02 5550 0100. */
const dialled = (text: string): string =>
  text.replace(/[\s().-]/g, '').replace(/^(?:\+|00)?61(?=\d{9}$)/, '0');
const hostOf = (text: string): string => URL.parse(text)?.host ?? '';

/** True if a text says what an example says, however it is written. */
function examples(slug: string): readonly { value: string; is: (text: string) => boolean }[] {
  const { licence, phone, street, url, email } = PLACEHOLDER;
  return [
    { value: licence, is: (text) => plain(text) === plain(licence) },
    { value: phone, is: (text) => dialled(text) === dialled(phone) },
    { value: street, is: (text) => text.trim().toLowerCase() === street.toLowerCase() },
    { value: url(slug), is: (text) => hostOf(text) === hostOf(url(slug)) },
    { value: email(slug), is: (text) => text.trim().toLowerCase() === email(slug).toLowerCase() },
  ];
}

function* texts(value: unknown, at: string): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [at, value];
  else if (Array.isArray(value))
    for (const [index, each] of value.entries()) yield* texts(each, `${at}[${index}]`);
  else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) yield* texts(each, at === '' ? key : `${at}.${key}`);
}

/**
 * The examples of a new tenant that its settings still have (R3), in whichever setting of `site`, `locations` and `leads`; none of a demonstration, which is
 * invented as a whole. Other names that end in .example are nothing of ours.
 */
export function placeholders(tenant: Tenant): Placeholder[] {
  if (tenant.night.demo) return [];
  const { site, locations, leads } = tenant;
  const said = [...texts({ site, locations, leads }, '')];
  return examples(tenant.slug).flatMap(({ value, is }) => {
    const paths = said.flatMap(([path, text]) => (is(text) ? [path] : []));
    return paths.length === 0 ? [] : [{ value, paths }];
  });
}

/** A sentence for each example that still stands, with the settings that have it. */
export const placeholderLines = (tenant: Tenant): string[] =>
  placeholders(tenant).map(
    ({ value, paths }) =>
      `tenant.ts: ${paths.join(', ')} still ${paths.length === 1 ? 'has' : 'have'} '${value}', the example of a new tenant. Write the dealer's own.`,
  );

/** Why a site is not sent out while examples stand, undefined where there are none. */
export function placeholderRefusal(tenant: Tenant): string | undefined {
  const lines = placeholderLines(tenant);
  if (lines.length === 0) return undefined;
  return `${tenant.slug} isn't for shoppers yet: its settings have examples that aren't true of any dealer. ${lines.join(' ')} A demonstration says night: { demo: true }.`;
}
