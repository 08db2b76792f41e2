import { expect, it } from 'vitest';
import { pageLinks } from './page-links.ts';

it.each(['https://links.example', 'http://10.0.0.7:8080/behind/a/prefix'])(
  'links lead to the pages under %s',
  (base) => {
    const links = pageLinks(base);
    expect([
      links.domain('d1'),
      links.issues('d1', 'new'),
      links.crawl('d1', 'c1'),
      links.reports('d1'),
      links.webhook('w1'),
      links.notificationSettings,
    ]).toEqual([
      `${base}/domains/d1`,
      `${base}/domains/d1/issues?state=new`,
      `${base}/domains/d1/crawls/c1`,
      `${base}/domains/d1/reports`,
      `${base}/settings/api/webhooks/w1`,
      `${base}/settings/notifications`,
    ]);
  },
);
