/** The command was given rightly and there is nothing to check. The message says what to do; ends with exit code 3. */
export class NothingToCheck extends Error {
  override readonly name = 'NothingToCheck';
}
