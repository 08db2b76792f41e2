import { brokenAdvice, brokenTitles } from '@linkvitals/contract/wording/de';
import { expect, it } from 'vitest';
import { explainReason } from './explain-reason.ts';

it('a status of an error is an answer', () => {
  expect(explainReason('server_error').title).toBe('The server answers with an error');
  expect(explainReason('not_found').title).toBe('The page does not exist');
});

it('every reason is said in German as the dashboard says it, as a heading', () => {
  for (const reason of Object.keys(brokenTitles) as (keyof typeof brokenTitles)[]) {
    expect(explainReason(reason, 'de')).toEqual({
      title: brokenTitles[reason].replace(/\.$/, ''),
      fix: brokenAdvice[reason],
    });
  }
});

it('the advice on a link to another site is never to change that site', () => {
  const [english, german] = (['en', 'de'] as const).map((language) =>
    Object.keys(brokenTitles).map((reason) => explainReason(reason, language, true).fix),
  );
  const changes =
    /certificate|name server|\blog\b|redirects|let the server|Zertifikat|Nameserver|\bLog\b|Weiterleitungen|lassen Sie/;
  expect([...(english ?? []), ...(german ?? [])].filter((advice) => changes.test(advice))).toEqual([]);
  expect(explainReason('tls_error', 'en', true).fix).toBe('Link to another page, or remove the link.');
});

it('a reason of another version is a broken link all the same', () => {
  expect(explainReason('struck_by_lightning', 'de').title).toBe('Der Link ist defekt');
});
