import { expect, it } from 'vitest';
import { describeNotification } from './describe-notification.ts';

it.each([
  ['what is wrong', 0, 'The certificate expired on 2026-11-01.', 'The certificate expired on 2026-11-01, on 1 page'],
  ['no answer where nothing more is known', 0, null, 'no answer, on 1 page'],
  ['no answer where an earlier version queued it', 0, undefined, 'no answer, on 1 page'],
  ['the status of an answer', 404, 'The page is gone.', '404, on 1 page'],
])('a broken link is listed with %s', (_what, status_code, detail, note) => {
  const url = 'https://partner.example.net/';
  const link = { url, status_code, found_on_pages: 1, is_new: false, ...(detail === undefined ? {} : { detail }) };
  const crawl = { hostname: 'example.com', crawl_id: 'c', score: 90 } as const;
  const found = { kind: 'broken_links', broken: 1, new_broken: 0, severity: 'low', links: [link] } as const;
  expect(describeNotification({ ...crawl, ...found }).items).toEqual([{ quoted: url, note }]);
});
