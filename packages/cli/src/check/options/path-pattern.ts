import { InvalidArgumentError } from 'commander';

/** The beginning of a pattern that can match a path: a slash, or a character that stands for others. */
const MAY_FIT = /^[/*?[{\\]/;

/**
 * Refuses a pattern of paths that can never match, because a check that leaves out nothing would look as if it obeyed.
 *
 * @throws InvalidArgumentError
 */
export function readPathPattern(text: string): string {
  if (MAY_FIT.test(text)) return text;
  if (/^[a-z][a-z0-9+.-]*:/i.test(text))
    throw new InvalidArgumentError('It is a pattern of paths, as /private/**. For URLs of any host use --ignore.');
  throw new InvalidArgumentError(`A path begins with a slash: write /${text}`);
}
