import { expect, it } from 'vitest';
import { mayFitChecked } from './url-pattern.ts';

it.each(['/archive/*', '*/archive/*', 'https://shop.example/*', 'http*', 'h*', 'mailto:*', 'git+ssh:*', '*'])(
  '%s may fit a URL that is checked',
  (pattern) => {
    expect(mayFitChecked(pattern)).toBe(true);
  },
);

it.each([
  '',
  'shop.example',
  'archive/*',
  'ftp://shop.example/*',
  'FTP:x',
  'wss:*',
  'tel:+49*',
  'javascript:void*',
  'data:*',
])('"%s" fits none', (pattern) => {
  expect(mayFitChecked(pattern)).toBe(false);
});
