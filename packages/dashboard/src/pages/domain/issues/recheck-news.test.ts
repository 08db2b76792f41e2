import { expect, it } from 'vitest';
import { issues } from '../../../texts/en/domain/issues.ts';
import { recheckNews } from './recheck-news.ts';

const over = { state: 'done', outcome: 'persisting', inconclusive_because: null, error: null } as const;

it.each([
  [{ outcome: 'fixed' }, issues.recheckNews.fixed, true],
  [{ outcome: 'persisting' }, issues.recheckNews.persisting, false],
  [{ outcome: 'new' }, issues.recheckNews.persisting, false],
  [{ outcome: 'reopened' }, issues.recheckNews.reopened, false],
  [{ outcome: 'none' }, issues.recheckNews.none, true],
  [
    { outcome: 'inconclusive', inconclusive_because: 'site_unreachable' },
    `${issues.recheckNews.inconclusive} ${issues.inconclusive.site_unreachable}`,
    false,
  ],
  // A reason from a newer version of the server.
  [{ outcome: 'inconclusive', inconclusive_because: 'toString' }, issues.recheckNews.inconclusive, false],
  [{ state: 'failed', outcome: null, error: 'The domain is over the plan.' }, 'The domain is over the plan.', false],
  [{ state: 'failed', outcome: null }, issues.recheckNews.failed, false],
] as const)('%j is announced as "%s"', (recheck, text, isGood) => {
  expect(recheckNews({ ...over, ...recheck }, issues)).toEqual({ text, isGood });
});
