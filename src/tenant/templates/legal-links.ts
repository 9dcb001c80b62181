/** Links at the foot of every page to the texts that every tenant folder carries. */
export const LEGAL_LINKS = [
  { label: 'Privacy policy', href: '/privacy-policy' },
  { label: 'Terms and conditions', href: '/terms-and-conditions' },
];
