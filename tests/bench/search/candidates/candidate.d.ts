/** The candidate that a bundle was made for. */
declare module 'candidate' {
  // A module declared here cannot import.
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports
  export const candidate: import('../state.ts').Candidate;
}
