const about = (name: string): string => `---
title: About us
description: Who ${name} is and how we work.
path: /about-us
---

${name} sells vehicles that we would drive ourselves. Come and have a look, ask anything, and take your time.

## How we work

- Every vehicle is checked before it goes on sale.
- The price you see is the price you pay, with government charges told apart.
- We buy cars as well: ask us for a valuation.
`;

const privacy = (name: string): string => `---
title: Privacy policy
description: What ${name} does with the details you give us.
path: /privacy-policy
---

${name} keeps the details you give us to answer your enquiry, and for nothing else without asking you.

## What we collect

Your name, phone number, e-mail address and what you tell us about the vehicle you are looking for.

## How long we keep it

As long as your enquiry is open and the law requires. Ask us at any time what we hold about you, to correct it, or to
delete it.

This text is a start: have it checked against the Privacy Act before you publish.
`;

const terms = (name: string): string => `---
title: Terms and conditions
description: The terms of this site.
path: /terms-and-conditions
---

## Vehicles and prices

Details come from the seller and can change. Check them with ${name} before you rely on them. Prices marked
'Excl. government charges' do not include stamp duty, registration and other charges of the state.

## Your rights

Nothing here takes away your rights under the Australian Consumer Law.

This text is a start: have it checked before you publish.
`;

/** The texts every site links to, by file in the tenant's folder. */
export function contentFiles(name: string): Record<string, string> {
  return {
    'content/pages/about-us.md': about(name),
    'content/pages/privacy-policy.md': privacy(name),
    'content/pages/terms-and-conditions.md': terms(name),
  };
}
