import { inertLine } from '@linkvitals/contract/inert-text';
import type { Io } from '../io.ts';
import { UsageError } from '../usage-error.ts';
import { prompt } from './read-line.ts';

interface Confirmation {
  /** The word that must be typed. */
  readonly word: string;
  /** A sentence about the effect of the command. */
  readonly warning: string;
  /** The word that `--confirm` gave, if any. */
  readonly given: string | undefined;
}

/**
 * Makes sure that the user means it: by `--confirm` with the word, or by the word typed on the terminal.
 * @throws UsageError when it was not given, or is another one
 */
export async function confirm(io: Io, { word, warning, given }: Confirmation): Promise<void> {
  const shown = inertLine(word);
  if (given === undefined && (io.stdin.isTTY !== true || io.stderr.isTTY !== true)) {
    throw new UsageError(`Nothing was changed. With --confirm ${shown}: ${inertLine(warning)}`);
  }
  const typed = given ?? (await prompt(io, `${inertLine(warning)}\nType ${shown} to go on: `));
  if (typed?.trim() !== word) throw new UsageError(`Nothing was changed: "${shown}" was not confirmed.`);
}
