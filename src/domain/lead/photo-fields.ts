import type { LeadField } from './lead-form.ts';

const photo = (name: string, label: string, noun: string): LeadField => ({
  name: `photo_${name}`,
  kind: 'photo',
  label,
  noun,
  required: false,
});

/** Photos of the vehicle that someone has, none of which is asked for (spec F8). */
export const PHOTO_FIELDS: readonly LeadField[] = [
  {
    ...photo('front', 'Front of the vehicle', 'a photo of the front'),
    hint: 'JPEG, PNG or WebP, from your phone',
  },
  photo('rear', 'Rear of the vehicle', 'a photo of the rear'),
  photo('inside', 'Inside, with the dashboard', 'a photo of the inside'),
  photo('damage', 'Marks or damage', 'a photo of the damage'),
];
