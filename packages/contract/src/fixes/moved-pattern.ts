/** A rule that leads from addresses to others: `https://a.example/blog/*` to `https://a.example/news/*`. */
export interface MovedPattern {
  readonly from: string;
  readonly to: string;
}

/** Origin, path, and the rest of a web address. */
const ADDRESS = /^(https?:\/\/[^/?#]+)([^?#]*)(.*)$/is;
/** The end of a path that servers add or leave out: a slash, or the extension of a file. */
const ENDING = /(?:\/|\.[a-z]{2,5})$/i;

const endingOf = (path: string): string => ENDING.exec(path)?.[0] ?? '';

const beginning = (pattern: string): string => pattern.slice(0, pattern.indexOf('*'));

/**
 * The widest rule that leads from a URL to the one that replaces it; undefined when the end of their paths is different. It knows another
 * scheme or host, another folder, and another ending of the path: `/about.html` to `/about`. A folder below the old one is no rule: it would
 * fit its own results, and pages that never moved.
 */
export function movedPatternOf(url: string, instead: string): MovedPattern | undefined {
  const [, oldOrigin = '', oldPath = '', oldRest] = ADDRESS.exec(url) ?? [];
  const [, newOrigin = '', newPath = '', newRest] = ADDRESS.exec(instead) ?? [];
  if (oldOrigin === '' || newOrigin === '' || oldRest !== newRest) return undefined;
  const [oldEnding, newEnding] = [endingOf(oldPath), endingOf(newPath)];
  const keeps = oldEnding === newEnding;
  const old = segmentsOf(oldPath, keeps ? '' : oldEnding);
  const fresh = segmentsOf(newPath, keeps ? '' : newEnding);
  const longest = Math.min(old.length, fresh.length) - 1;
  let common = 0;
  while (common < longest && old.at(-1 - common) === fresh.at(-1 - common)) common += 1;
  if (common === 0) return undefined;
  const patternIn = (origin: string, segments: readonly string[], ending: string): string =>
    `${origin}${segments.slice(0, -common).join('/')}/*${keeps ? '' : ending}`;
  const [from, to] = [patternIn(oldOrigin, old, oldEnding), patternIn(newOrigin, fresh, newEnding)];
  return from === to || (keeps && beginning(to).startsWith(beginning(from))) ? undefined : { from, to };
}

const segmentsOf = (path: string, ending: string): readonly string[] =>
  path.slice(0, path.length - ending.length).split('/');
