import type { CheckoutFormId } from '../checkout/checkout-site.ts';
import { AGREEMENTS, choicesOf, OPTIONAL_MESSAGE, PERSON_FIELDS, REGO } from './lead-fields.ts';
import { DELIVERED } from './purchase-summary.ts';
import { SEEN_PRICE } from './seen-price.ts';
import type { LeadField, LeadForm, LeadStep } from './lead-form.ts';

const PRICE: LeadField = {
  name: SEEN_PRICE,
  kind: 'hidden',
  label: 'Price agreed to, in dollars',
  noun: 'the price',
  required: false,
};

/** The vehicle, its price and the terms: the page shows them, and nothing is asked. */
const VEHICLE: LeadStep = { title: 'The vehicle', fields: [PRICE] };
const PERSON: LeadStep = { title: 'Your details', fields: PERSON_FIELDS };
const PAYMENT: LeadStep = { title: 'Check and pay', fields: AGREEMENTS };

const PURCHASE: LeadStep = {
  title: 'Your purchase',
  fields: [
    {
      name: 'paying_by',
      kind: 'choice',
      label: 'How will you pay the rest?',
      noun: 'how you will pay',
      required: true,
      choices: [
        ...choicesOf(['Bank transfer', 'Finance through the dealer']),
        // Leads that are stored have the values; the labels are what a shopper reads.
        { value: 'Finance of my own', label: 'My own finance' },
        ...choicesOf(['Not sure yet']),
      ],
    },
    {
      name: 'handover',
      kind: 'choice',
      label: 'How would you like to get it?',
      noun: 'how you would like to get it',
      required: true,
      choices: [{ value: 'I pick it up', label: "I'll pick it up" }, ...choicesOf([DELIVERED])],
    },
    { ...REGO, label: 'Trade-in rego', hint: "Leave blank if you don't have a trade-in" },
    OPTIONAL_MESSAGE,
  ],
};

/** The forms of a checkout (spec F9), which come with `switches.reserve`. */
export const CHECKOUT_LEAD_FORMS = {
  reserve: {
    id: 'reserve',
    title: 'Reserve this vehicle',
    intro: "We'll hold it for you, so no one else can buy it.",
    route: '/checkout',
    about: 'vehicle',
    category: 'Reservation',
    steps: [VEHICLE, PERSON, PAYMENT],
    submit: 'Reserve and Pay',
  },
  'buy-online': {
    id: 'buy-online',
    title: 'Buy this vehicle online',
    intro: "We'll hold it for you at this price and sort out the rest with you.",
    route: '/checkout-journey',
    about: 'vehicle',
    category: 'Online Purchase',
    steps: [VEHICLE, PURCHASE, PERSON, PAYMENT],
    submit: 'Reserve and Pay',
  },
} satisfies Record<CheckoutFormId, LeadForm>;
