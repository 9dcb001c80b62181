/** A command that was called wrongly: its message says what to write instead, and the command ends with code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
