import { inertLine } from '@linkvitals/contract/inert-text';
import type { Io } from '../io.ts';
import { UsageError } from '../usage-error.ts';
import { prompt } from './read-line.ts';

interface Confirmation {
  /** What must be typed. */
  readonly word: string;
  /** What happens then: a sentence. */
  readonly warning: string;
  /** Typed already, with `--confirm`. */
  readonly given: string | undefined;
}

/**
 * Makes sure that somebody means it: `--confirm` with the word, or the word typed on the terminal.
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
