import { checkoutOf } from '../domain/checkout/checkout-site.ts';
import { modelPictures } from '../domain/model/model-pictures.ts';
import type { Tenant } from './schema.ts';
import type { TenantProblem } from './tenant-error.ts';

const isAddress = (text: string): boolean => text.startsWith('https://');

/** Why a site that would take reservations has no page for them, in words with the way out; undefined where it has one. */
function missingCheckout(tenant: Tenant): string | undefined {
  if (checkoutOf(tenant)) return undefined;
  const [lacks, wayOut] = tenant.leads
    ? [`nobody takes its fee of $${tenant.reserve.fee}`, 'set payment, write reserve.fee: 0']
    : ['nobody takes its leads', 'set leads'];
  return (
    `switches.reserve is true, but vehicles cannot be reserved online, because ${lacks}: ` +
    `'Enquire Now' stands first on their pages. To change that, ${wayOut}, or write switches.reserve: false.`
  );
}

/** What is switched on and would be shown nowhere, in words with the way out. */
export function deadSwitches(tenant: Tenant): string[] {
  const { switches, vehicle_page: page } = tenant;
  if (!switches.reserve) return [];
  if (page.actions.includes('reserve')) return [missingCheckout(tenant)].flatMap((words) => words ?? []);
  return [
    "switches.reserve is true, but no page shows its button: add 'reserve' to vehicle_page.actions " +
      `(now ${page.actions.join(', ')}), or write reserve: false.`,
  ];
}

/** Every picture that the settings name, by the setting that names it. */
export function pictureSettings({
  home,
  listing,
  locations,
  models,
}: Tenant): { path: string; picture: string }[] {
  const named = [
    { path: 'home.hero.image', picture: home.hero.image },
    { path: 'home.story.image', picture: home.story.image },
    { path: 'home.event.image', picture: home.event.image },
    ...listing.promos.map(({ node }, at) => ({
      path: `listing.promos[${at}].node.picture`,
      picture: node.picture ?? '',
    })),
    ...locations.map(({ image }, at) => ({ path: `locations[${at}].image`, picture: image ?? '' })),
    ...modelPictures(models).map((picture) => ({ path: 'models', picture })),
  ];
  return named.filter(({ picture }) => picture !== '');
}

/** Pictures of other sites that the site's own security policy would keep from loading. */
export function blockedPictures(tenant: Tenant): TenantProblem[] {
  const { host, origins } = tenant.images;
  if (host.kind !== 'files' && host.kind !== 'none') return [];
  return pictureSettings(tenant).flatMap(({ path, picture }) => {
    if (!isAddress(picture) || origins.includes(new URL(picture).origin)) return [];
    return {
      path,
      expected: 'a picture whose origin is in images.origins',
      found: `'${picture}'`,
      wayOut: `add '${new URL(picture).origin}' to images.origins, or put the picture into the tenant's folder`,
    };
  });
}

/** What keeps lists from weekly figures that the dealer wants in them: all of it would make two figures of one vehicle, or break the law. */
export function weeklyListProblems({
  finance,
  switches,
  price,
}: Pick<Tenant, 'finance' | 'switches' | 'price'>): TenantProblem[] {
  if (!finance.weekly_in_lists) return [];
  const problem = (expected: string, wayOut: string): TenantProblem => ({
    path: 'finance.weekly_in_lists',
    expected,
    found: 'true',
    wayOut: `${wayOut}, or write weekly_in_lists: false`,
  });
  return [
    ...(finance.advertise
      ? []
      : [
          problem(
            'false where no credit is advertised',
            'name the provider of the credit and its licence in finance.advertise',
          ),
        ]),
    ...(switches.finance
      ? []
      : [problem('false where switches.finance is false', 'write switches.finance: true')]),
    ...(finance.offers.length === 0
      ? []
      : [
          problem(
            "false where lenders' offers stand on pages of vehicles: lists would say another figure",
            'take finance.offers out',
          ),
        ]),
    ...(finance.quote_provider === false
      ? []
      : [
          problem(
            'false where quotes stand on pages of vehicles: lists would say another figure',
            'write finance.quote_provider: false',
          ),
        ]),
    ...(price.subscription
      ? [problem('false where prices are those of subscriptions', 'write price.subscription: false')]
      : []),
  ];
}
