import { createRequire } from 'node:module';

/** Loaded with the first pattern: that takes 15 ms, and most crawls leave nothing out. */
const load = createRequire(import.meta.url);
const picomatch = (): typeof import('picomatch') => load('picomatch');
const re2js = (): typeof import('re2js') => load('re2js');

/** Longest pattern, and the wildcards in a glob: a glob becomes a backtracking expression, so its degree is bounded. */
const PATTERN_LENGTH = 500;
const GLOB_WILDCARDS = 8;

/** A pattern that cannot be used. Thrown while options are read, before anything is requested. */
export class ExclusionPatternError extends Error {
  override readonly name = 'ExclusionPatternError';
  readonly pattern: string;

  constructor(pattern: string, why: string) {
    super(`Exclusion pattern ${JSON.stringify(pattern)}: ${why}`);
    this.pattern = pattern;
  }
}

/**
 * Compiles path exclusions: globs on the path (`/private/**`), or RE2 expressions between slashes
 * (`/\/tmp\d+$/`, found anywhere in path and query, no backtracking).
 *
 * @returns true for a URL that must not be requested
 * @throws ExclusionPatternError for a pattern that does not compile or passes the bounds
 */
export function compileExclusions(patterns: readonly string[]): (url: string) => boolean {
  const tests = patterns.map(compile);
  if (tests.length === 0) return () => false;
  return (url) => {
    const { pathname, search } = new URL(url);
    return tests.some((test) => test(pathname, search));
  };
}

function compile(pattern: string): (path: string, search: string) => boolean {
  if (pattern.length > PATTERN_LENGTH)
    throw new ExclusionPatternError(pattern, `longer than ${PATTERN_LENGTH} characters`);
  return pattern.length > 2 && pattern.startsWith('/') && pattern.endsWith('/') ? expression(pattern) : glob(pattern);
}

function expression(pattern: string): (path: string, search: string) => boolean {
  try {
    const compiled = re2js().RE2JS.compile(pattern.slice(1, -1));
    return (path, search) => compiled.matcher(path + search).find();
  } catch (cause) {
    throw new ExclusionPatternError(
      pattern,
      `not an RE2 expression (${cause instanceof Error ? cause.message : cause})`,
    );
  }
}

function glob(pattern: string): (path: string) => boolean {
  const wildcards = pattern.match(/\*+|\?|\[|\{/g)?.length ?? 0;
  if (wildcards > GLOB_WILDCARDS) throw new ExclusionPatternError(pattern, `more than ${GLOB_WILDCARDS} wildcards`);
  const matches = picomatch()(pattern, { dot: true, noextglob: true });
  return (path) => matches(path);
}
