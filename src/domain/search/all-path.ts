/** The listing that holds everything, below /search; the others hang below it. */
export const ALL_PATH = 'new-used-and-demo-cars';
