import { describe, expect, it } from 'vitest';
import { checked, type Found, SITE } from '../report/checked.test-support.ts';
import { textReport } from './text-report.ts';
import { columnsOf } from './wrap-text.ts';

const long = `${SITE}/products/${'a-very-long-name/'.repeat(12)}end?${'x'.repeat(150)}`;
const found: readonly Found[] = [
  { url: long, on: 10, region: 'footer' },
  { url: `${SITE}/gone`, on: 1 },
  { url: `${SITE}/${encodeURIComponent('日本語のページ'.repeat(12))}`, on: 3 },
  { url: 'https://dead.example/a', reason: 'connection_refused', on: 2 },
  { url: 'https://dead.example/b', reason: 'connection_refused', on: 1 },
  { url: `${SITE}/old`, verdict: 'ok', reason: 'ok', warnings: ['redirect_without_target', 'redirect_chain'], on: 2 },
];

const linesOf = (columns?: number): string[] => [...textReport(checked(found), { color: false, columns })];

describe('the text of a check', () => {
  it.each([60, 72, 80, 100, 120])('has no line of more than %i columns, and its table in columns', (columns) => {
    const lines = linesOf(columns);
    for (const line of lines) expect(columnsOf(line), line).toBeLessThanOrEqual(columns);
    const head = lines.findIndex((line) => line.startsWith('STATUS'));
    const start = lines[head]?.indexOf('LINK') ?? 0;
    const rest = lines.slice(head);
    const table = rest.slice(0, rest.indexOf(''));
    // The gaps between the columns are empty in each line.
    for (const line of table) expect([line.slice(6, 8).trim(), line.slice(start - 2, start).trim()]).toEqual(['', '']);
    const targets = table.map((line) => line.slice(start).trim()).join('');
    for (const { url } of found) expect(targets).toContain(decodeURI(url));
  });

  it('has whole URLs where it is no terminal', () => {
    const lines = linesOf();
    expect(lines.find((line) => line.startsWith('404'))).toBe(`404     not_found${' '.repeat(30)}  ${long}`);
    expect(lines.filter((line) => line.includes(long))).toHaveLength(2);
  });

  it('begins with what to fix first, each with what to do', () => {
    const lines = linesOf();
    expect(lines.slice(0, lines.indexOf(''))).toEqual([
      'WHAT TO FIX FIRST',
      `1. ${long} (in the footer, on 10 pages)`,
      '   Correct the address, or remove the link. One change there corrects all of them.',
      `2. ${SITE}/${'日本語のページ'.repeat(12)} (on 3 pages)`,
      '   Restore the page, or redirect its address to the page that replaces it.',
      `3. ${SITE}/gone (on 1 page)`,
      '   Correct the address, or remove the link.',
      '4. dead.example (2 issues on 2 pages)',
      '   Replace the links to this host, or remove them.',
      `5. ${SITE}/old (on 2 pages)`,
      '   The target answers as a redirect that leads nowhere, and shows a page.',
    ]);
  });
});
