/** The command is not valid as given. The message names the remedy; the exit code is 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
