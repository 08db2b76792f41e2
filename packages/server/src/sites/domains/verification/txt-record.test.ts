import { fuzzBound, threadMs } from '@linkvitals/testing';
import { expect, test } from 'vitest';
import { isTxtValue, looksLikeOurs, txtNames, txtRecords } from './txt-record.ts';

const token = 'abcDEF123';

test.each([
  ['example.com', '@', '_linkvitals-verify'],
  ['shop.example.com', 'shop', '_linkvitals-verify.shop'],
  ['a.b.example.co.uk', 'a.b', '_linkvitals-verify.a.b'],
  ['www.com', '@', '_linkvitals-verify'],
  ['someone.github.io', 'someone', '_linkvitals-verify.someone'],
  ['shop.test', '@', '_linkvitals-verify'],
  ['xn--mnchen-3ya.example', '@', '_linkvitals-verify'],
])('%s: the record goes to %s, or to %s', (hostname, first, second) => {
  const records = txtRecords({ hostname, token });
  expect(records.map(({ name }) => name)).toEqual([hostname, `_linkvitals-verify.${hostname}`]);
  expect(records.map(({ place }) => place)).toEqual([first, second]);
  expect(records.map(({ value }) => value)).toEqual(Array(2).fill(`linkvitals-verify=${token}`));
  expect(records[1]?.note).toContain('CNAME');
});

test('a hostname with no room for the second place has the first only', () => {
  const long = `${'a.'.repeat(120)}example.com`;
  expect(txtNames(long)).toEqual([long]);
});

test.each([
  ['linkvitals-verify=abcDEF123', true],
  ['"linkvitals-verify=abcDEF123"', true],
  [` '"linkvitals-verify=abcDEF123" \t`, true],
  ['linkvitals-verify=abcdef123', false],
  ['Linkvitals-Verify=abcDEF123', false],
  ['linkvitals-verify=abcDEF1234', false],
  ['linkvitals-verify=abcDEF12', false],
  ['linkvitals-verify=', false],
  ['abcDEF123', false],
  ['v=spf1 linkvitals-verify=abcDEF123', false],
  [`linkvitals-verify=abcDEF123${' '.repeat(600)}`, false],
])('%j counts: %s', (value, counts) => {
  expect(isTxtValue(value, token)).toBe(counts);
});

test('values meant for us are distinguished from others', () => {
  expect(['"linkvitals-verify = x"', 'LINKVITALS-VERIFY=x', 'v=spf1 -all'].map(looksLikeOurs)).toEqual([
    true,
    true,
    false,
  ]);
});

test('64 KiB of spaces are judged at once', () => {
  const started = threadMs();
  isTxtValue(`${' '.repeat(65_000)}x`, token);
  expect(threadMs() - started).toBeLessThan(fuzzBound(50));
});
