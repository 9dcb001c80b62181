/** Something that can go wrong on a good day; its message is for people, so no stack is printed. Ends with code 1. */
export class ExpectedError extends Error {
  override readonly name: string = 'ExpectedError';
}
