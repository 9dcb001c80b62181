/** Of how many draws the chances of prizes are counted. */
export const OF_DRAWS = 10_000;
