import type { LawRule } from '../rule.ts';

/** A form that asks who someone is leads to what is done with the answer. */
export const privacyNotice: LawRule = {
  id: 'privacy-notice',
  title: 'Every form for personal details leads to the privacy policy',
  source: {
    called: 'Privacy Act 1988, Australian Privacy Principle 5',
    url: 'https://www.oaic.gov.au/privacy/australian-privacy-principles/australian-privacy-principles-guidelines/chapter-5-app-5-notification-of-the-collection-of-personal-information',
  },
  level: 'refuse',
  begin: () => ({
    page: ({ address, forms }) =>
      forms
        .filter(({ hasPrivacyLink }) => !hasPrivacyLink)
        .map(({ place }) => ({
          address,
          element: place,
          found: 'a form for personal details without a link to the privacy policy',
          wayOut: 'Put the link into the form.',
        })),
  }),
};

/** No consent is given by a box that was ticked for the visitor. */
export const freeConsent: LawRule = {
  id: 'free-consent',
  title: 'No box of a form is ticked before the visitor ticks it',
  source: {
    called: 'Spam Act 2003, Schedule 2; ACMA, consent',
    url: 'https://www.acma.gov.au/avoid-sending-spam',
  },
  level: 'refuse',
  begin: () => ({
    page: ({ address, forms }) =>
      forms.flatMap(({ place, ticked }) =>
        ticked.map((name) => ({
          address,
          element: `${place} ${name}`,
          found: 'a box that is ticked from the start',
          wayOut: 'Leave it to the visitor.',
        })),
      ),
  }),
};
