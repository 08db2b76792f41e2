import { perLane } from '@linkvitals/testing';
import { describe, expect, test } from 'vitest';
import { atOnce } from '../in-slices.ts';
import { plainEncoding } from './plain-encoding.ts';
import { robotsPolicy } from './robots-policy.ts';
import { indexRules, type PlainRule } from './rule-index.ts';
import { RuleMatcher } from './rule-matcher.ts';

/** Makes pseudo-random numbers in [0, 1), the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The decision by the definition of RFC 9309, section 2.2.2, one rule after the other. */
function slowly(rules: readonly PlainRule[], path: string): PlainRule | undefined {
  let best: PlainRule | undefined;
  for (const rule of rules) {
    const { pattern, allow } = rule;
    const body = pattern.replace(/\$$/, '').replace(/[.+?^${}()|[\]\\]/g, '\\$&');
    const regex = new RegExp(`^${body.replace(/\*+/g, '.*')}${pattern.endsWith('$') ? '$' : ''}`);
    if (!regex.test(path)) continue;
    const longer = best === undefined ? 1 : pattern.length - best.pattern.length;
    if (longer > 0 || (longer === 0 && allow && best?.allow === false)) best = rule;
  }
  return best;
}

test('decides as the definition does, for random rule sets', () => {
  const random = seeded(9309);
  const pick = (from: string, max: number): string =>
    Array.from({ length: Math.floor(random() * max) }, () => from[Math.floor(random() * from.length)]).join('');
  const rounds = perLane(2_000, 20_000);
  let matches = 0;
  for (let round = 0; round < rounds; round++) {
    const rules = Array.from({ length: 1 + Math.floor(random() * 6) }, () => ({
      allow: random() < 0.5,
      pattern: `${random() < 0.9 ? '/' : '*'}${pick('aab/**$', 7)}`,
    }));
    const matcher = new RuleMatcher(atOnce(indexRules(rules)));
    // One matcher decides on several paths: no state of one may be left for the next.
    for (const path of [`/${pick('aab/$', 9)}`, `/${pick('aab/', 9)}`]) {
      const decided = rules[matcher.decide(path)];
      if (decided !== undefined) matches++;
      expect(decided, `${JSON.stringify(rules)} on ${path}`).toBe(slowly(rules, path));
    }
  }
  expect(matches).toBeGreaterThan(rounds / 2);
});

test('a piece is found at the end of pieces that are only begun there', () => {
  const rules = ['/*aabx', '/*abx', '/*b'].map((pattern) => ({ allow: false, pattern }));
  expect(new RuleMatcher(atOnce(indexRules(rules))).decide('/aab')).toBe(2);
});

describe('the work grows with path + rules, whatever they are', () => {
  const repeat = (count: number, pattern: (i: number) => string) =>
    Array.from({ length: count }, (_, i) => ({ allow: false, pattern: pattern(i) }));
  const prose = `/${'abcdefghij/'.repeat(182).slice(0, 1_990)}`;
  const same = `/${'a'.repeat(1_999)}`;
  test.each([
    ['many that wait for what never comes', repeat(25_000, (i) => `/*w${i}*z`), prose],
    ['many that get far', repeat(25_000, (i) => `/*a*b*c${i}$`), prose],
    ['many that nearly fit everywhere', repeat(25_000, (i) => `/*aaaab${i}`), same],
    ['many stars', repeat(2_000, (i) => `/${'*a'.repeat(100)}*b${i}`), same],
    ['the same rule again and again', repeat(25_000, () => '/*a*a*a*b'), same],
    ['one rule of stars', repeat(1, () => `/${'*a'.repeat(8_000)}b`), same],
    ['many prefixes', repeat(25_000, (i) => `/abcdefghij/${i}`), prose],
    ['pieces that end in one another', repeat(700, (i) => `/*${'a'.repeat(i + 1)}*b`), same],
  ])('%s', (_name, rules, path) => {
    const work = { steps: 0 };
    const matcher = new RuleMatcher(atOnce(indexRules(rules)), work);
    const octets = rules.reduce((sum, { pattern }) => sum + pattern.length, 0);
    expect(matcher.decide(path)).toBe(-1);
    const different = new Set(rules.flatMap(({ pattern }) => pattern.split('*').map((piece) => piece.length))).size;
    // Each character is read once; for each the pieces that end there are visited, at most one of each length.
    expect(work.steps).toBeLessThanOrEqual(path.length * (1 + different) + 2 * octets);
  });
});

test('any bytes are read without an exception, and every URL gets an answer', () => {
  const random = seeded(1994);
  const words = [
    'User-agent',
    'Disallow',
    'Allow',
    'Sitemap',
    ':',
    '*',
    '$',
    '/',
    '%',
    '%2',
    '%C3',
    '#',
    ' ',
    '\t',
    '\r',
    '\n',
  ];
  for (let round = 0; round < perLane(300, 3_000); round++) {
    const parts = Array.from({ length: Math.floor(random() * 60) }, () => {
      const word = words[Math.floor(random() * words.length)] ?? '';
      return random() < 0.7 ? Buffer.from(word) : Buffer.from([Math.floor(random() * 256)]);
    });
    const policy = robotsPolicy('https://x.example/robots.txt', Buffer.concat(parts), '*'.repeat(round % 2) || 'x');
    expect(typeof policy.allows(`https://x.example/${encodeURI(String(random()))}%`)).toBe('boolean');
  }
});

test('a path in plain encoding stays unchanged by plain encoding', () => {
  for (const path of ['/a%7Eb', '/%e3%83%84', '/a%2fb', '/%', '/a\xe9', "/'[]", '/%25%41']) {
    const plain = plainEncoding(path);
    expect(plainEncoding(plain)).toBe(plain);
    expect(plain).toMatch(/^[\x21-\x7e]+$/);
  }
});
