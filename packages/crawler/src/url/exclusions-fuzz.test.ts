import { type Dice, FUZZ_TIMEOUT_MS, fuzz, fuzzBound, threadMs } from '@linkvitals/testing';
import { RE2JS } from 're2js';
import { expect, test } from 'vitest';
import { compileExclusions, compileInPieces, ExclusionPatternError } from './exclusions.ts';
import { URL_LIMIT } from './resolve-link.ts';

const words = 'a b c x A B 1 - _ . / = & % é ü ab aa print'.split(' ');
const expressions = [
  ...words,
  ...'* + ? *? +? ?? {2} {1,3} {0,2} {2,} {,3} {1000} { } ( (?: (?i: (?-i: (?P<n> (?<m> (?= ) | ^ $ \\A \\z \\b \\B'.split(
    ' ',
  ),
  ...'. (?s). [ab] [^a] [a-c1] []a] [a-] [-a] [b-a] [\\d_] [[:alpha:]] [[:^digit:]] [[:no:]] \\d \\D \\w \\W \\s \\S'.split(
    ' ',
  ),
  ...'\\pL \\PN \\p{Lu} \\p{^L} \\p{Greek} \\p{No} \\Q.a\\E \\x61 \\x{62} \\x \\. \\/ \\- \\_ \\1 \\07 \\141 \\C \\e \\Z'.split(
    ' ',
  ),
];
const globs = [...words, ...'* ** /** /**/ ? [a-c] [!a] [ { } , {a,b} {a,/b} \\ \\* ( ) + ! |'.split(' '), '/', '/'];

/** A hostile pattern: automata grow when one token is repeated many times. */
function pattern(dice: Dice): string {
  const tokens = dice.below(2) === 0 ? expressions : globs;
  const few = Array.from({ length: 1 + dice.below(4) }, () => dice.pick(tokens));
  const from = dice.below(2) === 0 ? few : tokens;
  const body = dice.text(dice.pick([4, 20, 250]), () => dice.pick(from)).slice(0, 510);
  return tokens === expressions ? `/${body}/` : `/${body}`;
}

function url(dice: Dice): string {
  const few = Array.from({ length: 1 + dice.below(3) }, () => dice.pick(words));
  const text = dice.text(dice.pick([5, 50, URL_LIMIT]), () => dice.pick(few)).slice(0, URL_LIMIT - 20);
  const path = dice.below(2) === 0 ? text : text.replace('a', '?');
  return new URL(`https://x.example/${path}`).href.slice(0, URL_LIMIT);
}

function compiled(patterns: readonly string[]): ((url: string) => boolean) | ExclusionPatternError {
  try {
    return compileExclusions(patterns);
  } catch (error) {
    if (error instanceof ExclusionPatternError) return error;
    throw error;
  }
}

/** Compiles in pieces as a server does, which does other work between them. `longest`: the longest piece, ms of processor time. */
function compiledInPieces(patterns: readonly string[]) {
  const pieces = compileInPieces(patterns);
  let longest = 0;
  for (;;) {
    const begun = threadMs();
    try {
      const piece = pieces.next();
      if (piece.done) return { isExcluded: piece.value, longest: Math.max(longest, threadMs() - begun) };
    } catch (error) {
      if (!(error instanceof ExclusionPatternError)) throw error;
      return { isExcluded: error, longest: Math.max(longest, threadMs() - begun) };
    }
    longest = Math.max(longest, threadMs() - begun);
  }
}

test('compiling, and matching a URL, take milliseconds, whatever the patterns', {
  timeout: FUZZ_TIMEOUT_MS,
}, async () => {
  let used = 0;
  const rounds = await fuzz(200, (dice) => {
    const repeated = pattern(dice);
    const isRepeated = dice.below(2) === 0;
    const count = dice.pick([1, 1, 10, 100]);
    const patterns = Array.from({ length: count }, () => (isRepeated ? repeated : pattern(dice)));
    const begun = threadMs();
    const { isExcluded, longest } = compiledInPieces(patterns);
    expect(longest, `compiling a piece of ${JSON.stringify(patterns)}`).toBeLessThan(fuzzBound(50));
    // A crawl compiles its patterns in one go, when it begins.
    expect(threadMs() - begun, `compiling ${JSON.stringify(patterns)}`).toBeLessThan(fuzzBound(100));
    if (isExcluded instanceof ExclusionPatternError) return;
    used++;
    const urls = Array.from({ length: 20 }, () => url(dice));
    // The first match merges the tables.
    const first = threadMs();
    isExcluded('https://x.example/');
    expect(threadMs() - first, `merging ${JSON.stringify(patterns)}`).toBeLessThan(fuzzBound(100));
    const before = threadMs();
    for (const one of urls) isExcluded(one);
    // Time for one URL of 2,048 characters on a page with hundreds of them.
    expect((threadMs() - before) / urls.length, JSON.stringify(patterns)).toBeLessThan(fuzzBound(2));
  });
  expect(used).toBeGreaterThan(rounds / 10);
});

test('patterns together leave out what each of them does', { timeout: FUZZ_TIMEOUT_MS }, async () => {
  let excluded = 0;
  const rounds = await fuzz(40, (dice) => {
    const usable = Array.from({ length: 30 }, () => pattern(dice)).flatMap((one) => {
      const isExcluded = compiled([one]);
      return isExcluded instanceof ExclusionPatternError ? [] : [{ one, isExcluded }];
    });
    const together = compiled(usable.map(({ one }) => one));
    if (together instanceof ExclusionPatternError) return;
    for (let at = 0; at < 10; at++) {
      const text = url(dice);
      const expected = usable.some(({ isExcluded }) => isExcluded(text));
      if (expected) excluded++;
      expect(together(text), `${text} by ${JSON.stringify(usable.map(({ one }) => one))}`).toBe(expected);
    }
  });
  expect(excluded).toBeGreaterThan(rounds / 12);
});

test('expressions are understood as RE2 understands them', { timeout: FUZZ_TIMEOUT_MS }, async () => {
  let compared = 0;
  const rounds = await fuzz(1_500, (dice) => {
    const body = dice.text(8, () => dice.pick(expressions.filter((token) => !token.includes('1000'))));
    const ours = compiled([`/${body}/`]);
    if (ours instanceof ExclusionPatternError && /too (large|many|complex)/.test(ours.message)) return;
    const theirs = re2(body);
    expect(ours instanceof ExclusionPatternError, `${body}: ${ours}`).toBe(theirs === undefined);
    if (ours instanceof ExclusionPatternError || theirs === undefined) return;
    compared++;
    for (let text = 0; text < 10; text++) {
      const { href, pathname, search } = new URL(url(dice).slice(0, 40));
      expect(ours(href), `${body} on ${href}`).toBe(theirs.test(pathname + search));
    }
  });
  expect(compared).toBeGreaterThan(rounds / 5);
});

function re2(expression: string): RE2JS | undefined {
  try {
    return RE2JS.compile(expression);
  } catch {
    return undefined;
  }
}
