import { expect, it } from 'vitest';
import { faults } from '../packages/dashboard/src/texts/de/faults.ts';
import { PATTERN_WORDS, patternWords } from '../packages/server/src/http/requests/pattern-words.ts';
import { plainMessage } from '../packages/server/src/http/requests/plain-message.ts';

// The server explains faults of values in English. The dashboard has German texts for these sentences.

type Issue = Parameters<typeof plainMessage>[0];

const origins = ['string', 'array', 'number'];
const issues = [
  { code: 'invalid_type', expected: 'string' },
  ...['string', 'number', 'int'].map((expected) => ({ code: 'invalid_type', expected, input: true })),
  ...[1, 8].flatMap((n) => origins.map((origin) => ({ code: 'too_small', origin, minimum: n }))),
  ...[1, 8].flatMap((n) => origins.map((origin) => ({ code: 'too_big', origin, maximum: n }))),
  ...['uuid', 'date', 'datetime', 'url'].map((format) => ({ code: 'invalid_format', format })),
] as unknown as readonly Issue[];

const address = '/^[^@\\s]+@[^@\\s]+$/u';
const sentences = [
  ...issues.map(plainMessage),
  ...Object.values(PATTERN_WORDS),
  patternWords(address, 'foo'),
  patternWords(address, 'a b'),
];

it.each(sentences.map((said) => `${said}.`))('there is a German text for: %s', (sentence) => {
  const fitting = faults.filter(([pattern]) => pattern.test(sentence));
  expect(fitting).toHaveLength(1);
});
