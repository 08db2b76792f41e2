import { expect, test } from 'vitest';
import { compareAnswer } from '../test-support/answers/compare-answer.ts';
import { tolerances } from '../test-support/answers/tolerances.ts';

// `npm run test:http` compares a million answers.
const ANSWERS = 3_000;

test('our parser takes what llhttp takes and understands the same, and takes only listed deviations besides', () => {
  const seen = new Map<string, number>();
  for (let seed = 1; seed <= ANSWERS; seed++) {
    const agreement = compareAnswer(seed);
    seen.set(agreement, (seen.get(agreement) ?? 0) + 1);
  }
  const often = (agreement: string): number => seen.get(agreement) ?? 0;
  expect(often('both take it and understand the same')).toBeGreaterThan(ANSWERS / 5);
  expect(often('both refuse it')).toBeGreaterThan(ANSWERS / 5);
  for (const { name } of tolerances.slice(0, 4)) expect(often(`only ours takes it: ${name}`)).toBeGreaterThan(0);
});
