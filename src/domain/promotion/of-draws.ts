/** The number of draws to which the chances of prizes add up. */
export const OF_DRAWS = 10_000;
