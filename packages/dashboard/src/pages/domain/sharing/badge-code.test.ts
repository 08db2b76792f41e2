import { expect, it } from 'vitest';
import { badgeHtml, badgeMarkdown } from './badge-code.ts';

it.each([
  ['Health score of example.com', '![Health score of example.com](https://links.example/badge/x.svg)'],
  ['of _dmarc.example.com', '![of \\_dmarc.example.com](https://links.example/badge/x.svg)'],
])('the Markdown of a badge with the text %s is %s', (text, expected) => {
  expect(badgeMarkdown(text, 'https://links.example/badge/x.svg')).toBe(expected);
});

it('is an image with its text in HTML', () => {
  expect(badgeHtml('"A" & <b>', 'https://links.example/badge/x.svg')).toBe(
    '<img src="https://links.example/badge/x.svg" alt="&quot;A&quot; &amp; &lt;b&gt;">',
  );
});
