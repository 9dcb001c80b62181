import { takenForms } from '../../domain/lead/lead-routes.ts';
import type { Tenant } from '../../tenant/schema.ts';
import { defaultPage, type DefaultPage } from './default-page.ts';

/** What the site itself does with details of visitors, by its settings; what the dealer does besides, only the dealer can write. */
export function privacyPolicy(tenant: Tenant): DefaultPage {
  const { leads, analytics, account, chat, trade_in, switches, finance, card } = tenant;
  const computes = [
    trade_in.valuation && 'what your vehicle may be worth',
    switches.auto_gauge && 'how a price compares with others',
    switches.finance && finance.advertise && 'what a loan may cost',
  ].filter((each) => typeof each === 'string');
  // The page on which a vehicle is traded in is there with and without figures.
  const valuedByPeople =
    !trade_in.valuation &&
    takenForms(tenant).includes('trade-in') &&
    'A person works out what your vehicle may be worth. No computer program decides it.';
  const sections = [
    takenForms(tenant).length > 0 && leads
      ? '## What you send us\n\nWhen you send a form, we receive what you enter, the page you sent it from and the pages of this site you viewed. We use it to reply to your enquiry.'
      : '## What you send us\n\nThis site has no forms. We use what you tell us by phone or email to reply to you.',
    `## What stays on your device\n\nYour browser keeps ${card.favourites === 'off' ? 'the pages of this site you looked at' : 'your favourites and the pages of this site you looked at'}. You can delete them in its settings.`,
    account && '## Signing in\n\nYou sign in with your mobile number. We text you a code.',
    analytics &&
      '## Counting visits\n\nWe only count visits if you agree. You can change your mind at the bottom of any page.',
    chat && '## Chat\n\nWhat you write in the chat goes to us, or to the company that runs it for us.',
    (computes.length > 0 || valuedByPeople) &&
      `## What computers work out\n\n${[
        valuedByPeople,
        computes.length > 0 &&
          `Computer programs work out ${computes.join(', and ')}. Ask us about any of these figures.`,
      ]
        .filter((each) => typeof each === 'string')
        .join(' ')}`,
    '## Your rights\n\nYou can ask us what we hold about you, and ask us to correct it. Please complain to us first. You can then go to the Office of the Australian Information Commissioner.',
  ].filter((each) => typeof each === 'string');
  return defaultPage(
    '/privacy-policy',
    'Privacy policy',
    'What we do with the details you give us.',
    sections.join('\n\n'),
  );
}

/** The terms of the site: what holds of any such site. */
export function termsAndConditions({ price }: Tenant): DefaultPage {
  return defaultPage(
    '/terms-and-conditions',
    'Terms and conditions',
    'The terms of this site.',
    `## Vehicles and prices

What's in stock and what it costs can change. Please check with us before you rely on a detail. Prices marked
'${price.labels.excluding_government_charges}' don't include stamp duty, registration and other state charges.

## Your rights

Nothing here takes away your rights under the Australian Consumer Law.`,
  );
}
