import { expect, it } from 'vitest';
import { badgeMarkdown } from './badge-markdown.ts';

it.each([
  ['Health score of example.com', '![Health score of example.com](https://links.example/badge/x.svg)'],
  ['of _dmarc.example.com', '![of \\_dmarc.example.com](https://links.example/badge/x.svg)'],
])('%s is %s', (text, expected) => {
  expect(badgeMarkdown(text, 'https://links.example/badge/x.svg')).toBe(expected);
});
