import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');

test('the README names every option of a crawl', () => {
  const members = /export interface CrawlOptions \{(.*?)\n\}/s.exec(read('crawl-options.ts'))?.[1] ?? '';
  const options = [...members.matchAll(/^ {2}readonly (\w+)/gm)].map(([, name]) => name);
  const rows = [...read('../README.md').matchAll(/^\| (`.*?) \|/gm)].map(([, cell]) => cell).join(' ');
  expect(options).toContain('startUrl');
  expect(options.filter((name) => !rows.includes(`\`${name}\``))).toEqual([]);
});
