/** Who is signed in (spec A5, R1). A platform of the dealer's own may know users without a phone. */
export type User = { id: string; phone?: string };

/** What a user told of themselves (spec A5); '' for what they did not. */
export type UserDetails = {
  name: string;
  last_name: string;
  email: string;
  phone: string;
  postcode: string;
};

/** Details of someone who has told nothing yet. */
export const NO_DETAILS: UserDetails = { name: '', last_name: '', email: '', phone: '', postcode: '' };
