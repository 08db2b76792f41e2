import { browserAt } from '@linkvitals/testing/browser';
import { describeChromium } from '@linkvitals/testing/databases';
import { expect, it, onTestFinished } from 'vitest';
import { pageLinks } from '../../../platform/page-links.ts';
import { wordsFor } from '../../../reporting/texts/words.ts';
import { describeNotification } from './describe-notification.ts';
import type { NotificationContent } from './notification-content.ts';
import { toMail } from './to-mail.ts';

const changes = { new: 12, fixed: 1, persisting: 7, inconclusive: 3, other_new: 1, other_fixed: 4 };
const hostname = `${'long-label-of-a-host.'.repeat(6)}example.com`;
const id = '0190f3a0-0000-7000-8000-000000000001';
const links = [404, 0].map((status_code) => ({
  url: `https://${hostname}/${'path'.repeat(50)}`,
  status_code,
  found_on_pages: 1,
  is_new: true,
  detail: 'The host name does not exist or has no address.',
}));
const crawl = { hostname, domain_id: id, crawl_id: id, changes, links };
const domain = { domain_id: id, hostname, score: 71, score_before: 84, broken: 5 };
const sums = { new_issues: 1, fixed_issues: 9, crawls: 7, failed_crawls: 1 };

const contents: readonly NotificationContent[] = [
  { ...crawl, kind: 'broken_links', broken: 19, severity: 'medium', score: 84 },
  { ...crawl, kind: 'crawls_failing', pages: 3, error: 'x'.repeat(400), error_code: 'CONNECTION_REFUSED' },
  { kind: 'webhook_disabled', webhook_id: id, host: hostname, description: 'Build server', reason: 'failing' },
  {
    kind: 'certificate_ending',
    hostname,
    domain_id: id,
    host: hostname,
    issuer: 'A'.repeat(200),
    valid_to: 0,
    days_left: 7,
  },
  {
    kind: 'ownership_lost',
    hostname,
    domain_id: id,
    stage: 'ending',
    outcome: 'unknown',
    missing_since: 0,
    last_seen_at: 0,
    watched_until: 0,
    days_left: 3,
  },
  { kind: 'summary', frequency: 'weekly', from: 0, to: 604_800_000, domains: [{ ...domain, ...sums }], more: 3 },
  { kind: 'test' },
];

describeChromium('mails', (devtools) => {
  const inBoth = (['en', 'de'] as const).flatMap((language) =>
    contents.map((content) => [content.kind, language, content] as const),
  );
  it.each(inBoth)(
    '%s (%s) fits a wide and a narrow screen, without a script, and requests nothing',
    async (_kind, language, content) => {
      const words = wordsFor(language);
      const described = describeNotification(content, {
        words,
        links: pageLinks('https://links.example'),
        attached: new Map([[id, 'attached']]),
      });
      const { html } = toMail(described, words, 'https://links.example/unsubscribe/token');
      const browser = await browserAt(devtools);
      const context = await browser.newContext({ offline: true });
      onTestFinished(() => context.close());
      const page = await context.newPage();
      const requested: string[] = [];
      page.on('request', (request) => requested.push(request.url()));
      await page.setContent(html);
      for (const width of [600, 320]) {
        await page.setViewportSize({ width, height: 400 });
        const hidden = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
        expect(await page.evaluate(hidden)).toBe(0);
      }
      expect(requested).toEqual([]);
      expect(await page.evaluate('document.scripts.length')).toBe(0);
    },
  );
});
