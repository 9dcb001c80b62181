/** What a vehicle's print sheet and PDF take from its page (spec V17). */
export type SheetPart =
  | 'name'
  | 'price'
  | 'price-type'
  | 'was-price'
  | 'photo'
  | 'facts'
  | 'specifications'
  | 'features'
  | 'comments'
  | 'location'
  | 'phone'
  | 'disclaimer'
  | 'licence';
