import { offeredForms } from '../../domain/lead/lead-routes.ts';
import { locationTab } from '../../domain/location/location-type.ts';
import type { LocationType } from '../../domain/location/location.ts';
import { ALL_HREF } from '../../domain/search/listing-href.ts';
import type { Tenant } from '../../tenant/schema.ts';
import { defaultPage, type DefaultPage } from './default-page.ts';
import { privacyPolicy, termsAndConditions } from './legal-pages.ts';

const ALL = `[see what's in stock](${ALL_HREF})`;

function about({ location }: Tenant): DefaultPage {
  const places = `You'll find addresses and phone numbers on the pages of [our locations](/${location.route}).`;
  return defaultPage(
    '/about-us',
    'About us',
    "Where to find us and when we're open.",
    `Everything we have for sale is on this site: ${ALL}.\n\n## Where to find us\n\n${places}\n\n::hours`,
  );
}

function contact({ site, location }: Tenant): DefaultPage {
  const ways = [site.phone && 'phone number', site.email && 'mailbox'].filter(Boolean).join(' and ');
  const ours = ways ? `Our ${ways} ${ways.includes(' and ') ? 'are' : 'is'} on every page. ` : '';
  return defaultPage(
    '/contact',
    'Contact us',
    "How to reach us and when we're open.",
    `${ours}[Our locations](/${location.route}) each have their own phone number and directions.\n\n## Opening hours\n\n::hours`,
  );
}

/** A page of a department, where the dealer has one or takes its form; undefined where not. */
function department(
  tenant: Tenant,
  type: LocationType,
  form: 'service' | 'parts',
  words: { path: string; title: string; description: string; text: string },
): DefaultPage | undefined {
  const places = tenant.locations.filter((place) => place.visible && locationTab(place) === type);
  const isOffered = offeredForms(tenant).has(form);
  if (places.length === 0 && !isOffered) return undefined;
  const hours = places.map(({ slug }) => `::hours{location="${slug}"}`);
  const blocks = [...(isOffered ? [`::form{name="${form}"}`] : []), ...hours];
  return defaultPage(words.path, words.title, words.description, [words.text, ...blocks].join('\n\n'));
}

function finance({ finance: { advertise }, switches }: Tenant): DefaultPage | undefined {
  if (!switches.finance || !advertise) return undefined;
  const by = `${advertise.credit_provider}, Australian credit licence ${advertise.licence}`;
  return defaultPage(
    '/finance',
    'Finance',
    'Who provides credit for what we sell.',
    `Credit is provided by ${by}. Each vehicle's page shows what a loan for it could cost, with its comparison rate.`,
  );
}

function warranty(): DefaultPage {
  return defaultPage(
    '/warranty',
    'Warranty and your rights',
    'What the law gives you when you buy a vehicle from a dealer.',
    `Anything you buy from a dealer is covered by the Australian Consumer Law, whatever its age or warranty.

## What the law of our state adds

::rights

General information, not legal advice. Your contract and the notice on the vehicle apply.`,
  );
}

function returns({ content }: Tenant): DefaultPage | undefined {
  const { returns: terms } = content;
  if (!terms) return undefined;
  return defaultPage(
    '/returns',
    `${terms.days}-day returns`,
    `How to bring a vehicle back within ${terms.days} days.`,
    `You can bring a vehicle back within ${terms.days} days of delivery if

- you've driven it no more than ${terms.kilometres} km,
- its tank or battery is at least a quarter full,
- no money is owing on it, and
- all its keys and accessories come back with it.

Your rights under the Australian Consumer Law stay as they are.`,
  );
}

/** Questions that the settings answer, as a file of the kind faqs. */
function questions(tenant: Tenant): DefaultPage {
  const { location, switches, leads, trade_in, content } = tenant;
  const { labels } = tenant.price;
  const asked = [
    [
      'Where are you, and when are you open?',
      `[Our locations](/${location.route}) have addresses, phone numbers and hours.`,
    ],
    [
      `What does '${labels.drive_away}' mean?`,
      `A price marked '${labels.drive_away}' includes registration, stamp duty and other state charges. A price marked '${labels.excluding_government_charges}' doesn't.`,
    ],
    [
      'What are my rights?',
      'They depend on the vehicle and the state. See [warranty and your rights](/warranty).',
    ],
    switches.reserve &&
      tenant.payment && [
        'Can I reserve a vehicle online?',
        "Yes. Use the button on its page, which says what it costs and how long we'll hold it.",
      ],
    leads &&
      trade_in.pages.includes('trade-in') && [
        'Do you take trade-ins?',
        'Yes. [Tell us about your vehicle](/trade-in).',
      ],
    content.returns && [
      'Can I bring a vehicle back?',
      `Yes, within ${content.returns.days} days. See [the terms](/returns).`,
    ],
  ].filter((each) => Array.isArray(each));
  const body = asked.map(([question, answer]) => `## ${question}\n\n${answer}\n`).join('\n');
  return {
    path: '/faqs',
    title: 'Questions and answers',
    file: 'content/faqs/general.md',
    text: `---\ntitle: Questions and answers\n---\n\n${body}`,
  };
}

/**
 * The pages that a dealer with these settings begins with (spec P1), beside home, lists and locations, which need none. They say
 * what the settings say and nothing of the dealer's habits; what can change is a block, which a build fills anew.
 */
export function defaultPages(tenant: Tenant): DefaultPage[] {
  return [
    about(tenant),
    contact(tenant),
    department(tenant, 'service', 'service', {
      path: '/service',
      title: 'Service',
      description: 'Where and when our workshop is open.',
      text: "Call the workshop, or drop in while it's open.",
    }),
    department(tenant, 'parts', 'parts', {
      path: '/vehicle-parts-and-accessories',
      title: 'Parts and accessories',
      description: 'Where and when our parts counter is open.',
      text: "Call the parts counter, or drop in while it's open.",
    }),
    finance(tenant),
    warranty(),
    returns(tenant),
    questions(tenant),
    privacyPolicy(tenant),
    termsAndConditions(tenant),
  ].filter((each) => each !== undefined);
}
