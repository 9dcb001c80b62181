import type { LeadFormId } from './lead-form-ids.ts';
import { GENERAL_CATEGORIES } from './lead-categories.ts';
import {
  choicesOf,
  MESSAGE,
  OWN_VEHICLE,
  PERSON_FIELDS,
  PERSON_WITHOUT_POSTCODE,
  REGO,
  TRACKING,
  oneStep,
  lastStep,
} from './lead-fields.ts';
import type { LeadField, LeadForm } from './lead-form.ts';

/** The choice of what a general enquiry is about (spec F4). */
const CATEGORY: LeadField = {
  name: 'category',
  kind: 'choice',
  label: 'Category',
  noun: 'a category',
  required: true,
  value: GENERAL_CATEGORIES[0],
  choices: choicesOf(GENERAL_CATEGORIES),
};

/** Forms about what the dealer does beside selling vehicles. */
export const DEALER_FORMS = {
  service: {
    id: 'service',
    title: 'Book a Service',
    intro: 'Tell us the vehicle and a day that suits. The workshop calls to confirm it.',
    route: '/service',
    about: 'dealer',
    category: 'Service Booking',
    steps: [
      {
        title: 'Your vehicle',
        fields: [
          ...OWN_VEHICLE,
          REGO,
          { name: 'own_km', kind: 'number', label: 'Kilometres', noun: 'the kilometres', required: false },
          {
            name: 'additional_services',
            kind: 'choice',
            label: 'What is to be done',
            noun: 'what is to be done',
            required: true,
            choices: choicesOf([
              'Logbook service',
              'Repair',
              'Brakes',
              'Tyres',
              'Recall',
              'Roadworthy inspection',
              'Something else',
            ]),
          },
          { name: 'date', kind: 'date', label: 'Preferred day', noun: 'a day', required: false },
        ],
      },
      lastStep(PERSON_WITHOUT_POSTCODE),
    ],
    submit: 'Request Booking',
  },
  parts: {
    id: 'parts',
    title: 'Parts Enquiry',
    intro: 'Name the part and the vehicle it is for. We answer with price and availability.',
    route: '/vehicle-parts-and-accessories',
    about: 'dealer',
    category: 'Parts Enquiry',
    steps: oneStep(
      'Your enquiry',
      ...OWN_VEHICLE,
      REGO,
      { ...MESSAGE, label: 'Parts or accessories', noun: 'the parts you need' },
      ...PERSON_WITHOUT_POSTCODE,
    ),
    submit: 'Send Enquiry',
  },
  contact: {
    id: 'contact',
    title: 'Contact Us',
    intro: 'Write to us and we come back to you.',
    route: '/contact',
    about: 'dealer',
    category: 'General Enquiry',
    steps: oneStep('Your enquiry', ...PERSON_FIELDS, CATEGORY, MESSAGE, TRACKING),
    submit: 'Send Enquiry',
  },
  'multi-location': {
    id: 'multi-location',
    title: 'Contact a location',
    intro: 'Choose where you would like to be answered from.',
    route: '/contact-us',
    about: 'dealer',
    category: 'General Enquiry',
    steps: oneStep('Your enquiry', ...PERSON_FIELDS, CATEGORY, MESSAGE, TRACKING),
    submit: 'Send Enquiry',
  },
  fleet: {
    id: 'fleet',
    title: 'Fleet Enquiry',
    intro: 'Tell us about your business and what it drives.',
    route: '/fleet',
    about: 'dealer',
    category: 'Fleet Enquiry',
    steps: oneStep(
      'Your enquiry',
      {
        name: 'company',
        kind: 'text',
        label: 'Business name',
        noun: 'the name of your business',
        required: true,
        autocomplete: 'organization',
      },
      { name: 'fleet_size', kind: 'number', label: 'Vehicles you need', noun: 'a number', required: false },
      ...PERSON_FIELDS,
      MESSAGE,
    ),
    submit: 'Send Enquiry',
  },
  careers: {
    id: 'careers',
    title: 'Careers',
    intro: 'Tell us which work you are looking for.',
    route: '/careers',
    about: 'dealer',
    category: 'Careers',
    steps: oneStep(
      'Your application',
      ...PERSON_FIELDS,
      { name: 'position', kind: 'text', label: 'Position', noun: 'a position', required: true },
      MESSAGE,
      {
        name: 'resume',
        kind: 'file',
        label: 'Resume',
        noun: 'a file',
        required: false,
        hint: 'PDF, JPEG, PNG or WebP, at most 5 MB',
      },
    ),
    submit: 'Send Application',
  },
} satisfies Partial<Record<LeadFormId, LeadForm>>;
