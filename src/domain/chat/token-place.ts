/** Where a provider's address takes the dealer's token. */
export const TOKEN_PLACE = '{token}';
