/** The command cannot be carried out as it was given. The message says what to do instead; ends with exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
