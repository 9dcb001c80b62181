import type { LeadFormId } from './lead-form-ids.ts';
import { MESSAGE, OPTIONAL_MESSAGE, PERSON_FIELDS, PERSON_WITHOUT_POSTCODE, oneStep } from './lead-fields.ts';
import type { LeadField, LeadForm } from './lead-form.ts';

/** Forms about a vehicle that the dealer has, had, or can order. */
export const VEHICLE_FORMS = {
  enquiry: {
    id: 'enquiry',
    title: 'Enquire Now',
    intro: 'Ask us anything. Someone at the yard will get back to you.',
    route: '/enquire',
    about: 'vehicle',
    category: 'Vehicle Enquiry',
    steps: oneStep('Your enquiry', ...PERSON_FIELDS, MESSAGE),
    submit: 'Send Enquiry',
  },
  'instant-message': {
    id: 'instant-message',
    title: 'Instant Message',
    intro: 'Send the yard a message. Someone will read it and get back to you.',
    route: '/instant-message',
    about: 'vehicle',
    category: 'Vehicle Enquiry',
    steps: oneStep(
      'Your message',
      { ...MESSAGE, label: 'Your message', noun: 'your message' },
      ...PERSON_WITHOUT_POSTCODE,
    ),
    submit: 'Send Message',
  },
  'test-drive': {
    id: 'test-drive',
    title: 'Book a Test Drive',
    intro: "Pick a time that suits and we'll call to confirm.",
    route: '/book-test-drive',
    about: 'vehicle',
    category: 'Test Drive',
    steps: oneStep(
      'Your test drive',
      ...PERSON_FIELDS,
      {
        name: 'appointment',
        kind: 'date-time',
        label: 'Preferred time',
        noun: 'a day and a time',
        required: false,
      },
      OPTIONAL_MESSAGE,
    ).map(({ title, fields }) => ({
      title,
      // Spec F5: the terms are optional here.
      fields: fields.map((field) => (field.kind === 'consent' ? { ...field, required: false } : field)),
    })),
    submit: 'Request Test Drive',
  },
  photos: {
    id: 'photos',
    title: 'Request Photos',
    intro: 'Tell us where to send them.',
    route: '/request-photos',
    about: 'vehicle',
    category: 'Photo Request',
    steps: oneStep(
      'Your request',
      ...PERSON_FIELDS,
      {
        name: 'request',
        kind: 'hidden',
        label: 'Request',
        noun: 'the request',
        required: false,
        value: 'Please send photos for this car',
      },
      OPTIONAL_MESSAGE,
    ),
    submit: 'Request Photos',
  },
  'find-similar': {
    id: 'find-similar',
    title: 'Find Me Something Similar',
    intro: "Tell us what you're after. We'll check what's coming in and call you first.",
    route: '/find-me-something-similar',
    about: 'vehicle',
    category: 'Find Something Similar',
    steps: oneStep(
      "What you're after",
      ...PERSON_FIELDS,
      {
        name: 'wanted',
        kind: 'text',
        label: 'Make and model',
        noun: 'a make and model',
        required: false,
        hint: 'More than one is fine',
      },
      { name: 'budget', kind: 'money', label: 'Budget', noun: 'your budget', required: false },
      OPTIONAL_MESSAGE,
    ),
    submit: 'Send Enquiry',
  },
  'model-order': {
    id: 'model-order',
    title: 'Get a Quote',
    intro: "We'll get back to you with a price for your area and a delivery date.",
    route: '/models/order-now',
    about: 'model',
    category: 'Model Order',
    steps: oneStep(
      'Your quote',
      ...PERSON_FIELDS,
      ...['model_id', 'model_name', 'vehicle'].map((name): LeadField => ({
        name,
        kind: 'hidden',
        label: name,
        noun: name,
        required: false,
        parameters: [name],
      })),
      OPTIONAL_MESSAGE,
    ),
    submit: 'Get a Quote',
  },
} satisfies Partial<Record<LeadFormId, LeadForm>>;
