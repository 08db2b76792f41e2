import { expect, test } from 'vitest';
import { run } from '../../test-support/run.ts';
import { temporaryFolder } from '../../test-support/temporary-folder.ts';
import type { LinkOccurrence } from '../report/site-report.ts';
import { causeOf } from './one-cause.ts';

const on = (...pages: number[]): LinkOccurrence[] =>
  pages.map((page) => ({ page, pageUrl: `${page}.md`, line: 1, text: '', kind: 'a', region: 'main', besides: 0 }));
const cause = (url: string, reason: 'fragment_missing' | 'dns_not_found' | 'not_found', pages = [1]) =>
  causeOf({ url, reason, foundOn: on(...pages) });

test.each([
  ['a.md#x', 'a.md#y', 'fragment_missing', true],
  ['a.md#x', 'b.md#x', 'fragment_missing', false],
  ['https://a.example/1', 'https://a.example/2', 'dns_not_found', true],
  ['https://a.example/1', 'https://b.example/1', 'dns_not_found', false],
] as const)('%s and %s with %s have one cause: %s', (one, other, reason, isOne) => {
  expect(cause(one, reason) === cause(other, reason)).toBe(isOne);
});

test('what is missing by itself, or linked from two pages, has a cause of its own', () => {
  expect(cause('https://a.example/1', 'not_found')).toBeUndefined();
  expect(cause('a.md#x', 'fragment_missing', [1, 2])).toBeUndefined();
  expect(cause('a.md#x', 'fragment_missing', [1, 1])).toBe(cause('a.md#y', 'fragment_missing'));
  expect(cause('a.md#x', 'fragment_missing', [])).toBeUndefined();
});

test.each([
  [20, 20],
  [300, 1],
])('of %i ids that one file lacks the text report lists %i', async (count, listed) => {
  const links = Array.from({ length: count }, (_, i) => `[x](#gone-${i})`).join('\n');
  const cwd = await temporaryFolder({ 'a.md': `${links}\n[y](gone.md)` });
  const { stdout, code } = await run(['check', 'a.md'], {}, { cwd });
  const [, list = ''] = stdout.split('STATUS  ');
  expect(list.match(/a\.md#gone-/g)).toHaveLength(listed);
  expect(stdout).toContain('  gone.md\n');
  expect(stdout).toContain(`${count + 1} broken`);
  if (listed === 1) expect(stdout).toContain('and 299 more of the same cause (--format json lists all)');
  expect(code).toBe(1);
});
