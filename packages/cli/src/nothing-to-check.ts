/** The command is valid, but there is nothing to check. The message names the remedy; the exit code is 3. */
export class NothingToCheck extends Error {
  override readonly name = 'NothingToCheck';
}
