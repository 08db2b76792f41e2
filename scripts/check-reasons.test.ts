import { expect, it } from 'vitest';
import { document } from '../packages/contract/src/generated/document.ts';
import * as german from '../packages/contract/src/wording/de.ts';
import * as english from '../packages/contract/src/wording/en.ts';
import {
  BROKEN_REASONS,
  NOT_CHECKED_REASONS,
  UNVERIFIABLE_REASONS,
  WARNINGS,
} from '../packages/crawler/src/types/verdict.ts';
import { results as germanResults } from '../packages/dashboard/src/texts/de/domain/results.ts';
import { results } from '../packages/dashboard/src/texts/en/domain/results.ts';

// The contract and the dashboard do not import the crawler, so the compiler cannot compare their lists with the
// crawler's.

const notBroken = [...UNVERIFIABLE_REASONS, ...NOT_CHECKED_REASONS];
const listed = (name: string): unknown => document.components.schemas[name]?.['x-extensible-enum'];
const sorted = (names: unknown): unknown => (names as readonly string[]).toSorted();

it('the contract lists every reason of the crawler, and no other', () => {
  expect(sorted(listed('VerdictReason'))).toEqual(sorted(['ok', ...BROKEN_REASONS, ...notBroken]));
});

it('the contract lists every warning of the crawler, and no other', () => {
  expect(sorted(listed('TargetWarning'))).toEqual(sorted(WARNINGS));
});

it.each([
  ['brokenTitles, English', english.brokenTitles, BROKEN_REASONS],
  ['brokenTitles, German', german.brokenTitles, BROKEN_REASONS],
  ['brokenAdvice, English', english.brokenAdvice, BROKEN_REASONS],
  ['brokenAdvice, German', german.brokenAdvice, BROKEN_REASONS],
  ['results.reasons, English', results.reasons, notBroken],
  ['results.reasons, German', germanResults.reasons, notBroken],
  ['results.warnings, English', results.warnings, WARNINGS],
  ['results.warnings, German', germanResults.warnings, WARNINGS],
])('there is a text for each, and no other: %s', (_table, texts, codes) => {
  expect(sorted(Object.keys(texts))).toEqual(sorted(codes));
});
