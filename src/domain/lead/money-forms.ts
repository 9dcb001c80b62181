import { CONDITION_FIELD } from './condition-field.ts';
import type { LeadFormId } from './lead-form-ids.ts';
import {
  CALCULATION_FIELDS,
  choicesOf,
  LOAN_FIELDS,
  OPTIONAL_MESSAGE,
  OWN_KILOMETRES,
  OWN_REGO,
  OWN_VEHICLE,
  PERSON_FIELDS,
  oneStep,
  lastStep,
  lastStepOfPlace,
  LOCATION_ID,
} from './lead-fields.ts';
import type { LeadForm } from './lead-form.ts';
import { PHOTO_FIELDS } from './photo-fields.ts';

/** Forms about what a vehicle costs, and what one is worth. */
export const MONEY_FORMS = {
  'finance-enquiry': {
    id: 'finance-enquiry',
    title: 'Finance Enquiry',
    intro:
      "Give us a few figures and we'll tell you what's possible. No documents, no bank details, no credit check.",
    route: '/finance-enquiry',
    about: 'vehicle',
    category: 'Finance Enquiry',
    steps: [
      { title: 'The loan', fields: LOAN_FIELDS },
      {
        title: 'About you',
        fields: [
          {
            name: 'employment',
            kind: 'choice',
            label: 'Employment type',
            noun: 'an employment type',
            required: true,
            choices: [
              ...choicesOf(['Full time', 'Part time', 'Casual', 'Self-employed', 'Retired']),
              // Leads that are stored have the value; the label is what a shopper reads.
              { value: 'Not employed at present', label: 'Not currently employed' },
            ],
          },
          {
            name: 'income',
            kind: 'choice',
            label: 'Yearly income, before tax',
            noun: 'an income band',
            required: true,
            choices: choicesOf([
              'Under $40,000',
              '$40,000 to $59,999',
              '$60,000 to $79,999',
              '$80,000 to $119,999',
              '$120,000 or more',
            ]),
          },
        ],
      },
      lastStep(PERSON_FIELDS),
    ],
    submit: 'Send Enquiry',
  },
  quote: {
    id: 'quote',
    title: 'Request a Quote',
    intro: "We'll work out a quote from these figures. There's no obligation.",
    route: '/request-a-quote',
    about: 'vehicle',
    category: 'Quote Request',
    steps: oneStep('Your quote', ...LOAN_FIELDS, ...CALCULATION_FIELDS, ...PERSON_FIELDS, OPTIONAL_MESSAGE),
    submit: 'Request a Quote',
  },
  'trade-in': {
    id: 'trade-in',
    title: 'Trade-In Valuation',
    intro: "Tell us about your vehicle. We'll get back to you with a price, subject to inspection.",
    route: '/trade-in',
    about: 'vehicle',
    category: 'Trade-In',
    steps: [
      {
        title: 'Your vehicle',
        fields: [LOCATION_ID, ...OWN_VEHICLE, OWN_KILOMETRES, OWN_REGO, CONDITION_FIELD],
      },
      { title: 'Photos', fields: PHOTO_FIELDS },
      lastStepOfPlace(PERSON_FIELDS),
    ],
    submit: 'Request Valuation',
  },
} satisfies Partial<Record<LeadFormId, LeadForm>>;
