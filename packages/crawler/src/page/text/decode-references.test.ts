import { fuzzBound, threadMs } from '@linkvitals/testing';
import { decodeHTML, decodeHTMLAttribute } from 'entities/decode';
import { expect, test } from 'vitest';
import { decodeAttribute, decodeReferences } from './decode-references.ts';

const PIECES = [
  '&amp;',
  '&lt;',
  '&gt;',
  '&quot;',
  '&apos;',
  '&nbsp;',
  '&amp',
  '&copy;',
  '&copy=',
  '&#38;',
  '&',
  ';',
  'a',
];

test('references are decoded as the table of all says, whether they need it or not', () => {
  for (const one of PIECES) {
    for (const two of PIECES) {
      for (const three of PIECES) {
        const text = one + two + three;
        expect([text, decodeReferences(text)]).toEqual([text, decodeHTML(text)]);
        expect([text, decodeAttribute(text)]).toEqual([text, decodeHTMLAttribute(text)]);
      }
    }
  }
});

test('a text of ampersands takes time that grows with its length only', () => {
  const text = `${'&amp;'.repeat(200_000)}${'&'.repeat(1_000_000)}`;
  const started = threadMs();
  expect(decodeReferences(text)).toHaveLength(1_200_000);
  expect(threadMs() - started).toBeLessThan(fuzzBound(200));
});
