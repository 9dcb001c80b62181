/** A label that says that government charges are added to a price. */
export const WITHOUT_CHARGES = /excl|plus .*charges|before .*charges|egc/i;
