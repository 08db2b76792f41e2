import { expect, it } from 'vitest';
import { domain } from '../../../texts/en/domain/domain.ts';
import { recordText } from './record-text.ts';

it('the text of a DNS record has everything that somebody else needs to add it', () => {
  const value = 'linkvitals-verify=abc';
  const record = { type: 'TXT', name: 'shop.example.com', place: 'shop', value, note: null } as const;
  expect(recordText(domain.verify, record, 'shop.example.com')).toBe(`Please add this DNS record for shop.example.com:
It proves to Linkvitals, which looks for broken links on websites, that the domain is ours.

Type: TXT
Name or host: shop (shop.example.com)
Value or content: linkvitals-verify=abc

Leave the record in place: it is looked for again every day and before each crawl.
`);
});
