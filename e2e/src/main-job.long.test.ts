import { it } from 'vitest';
import { expectMainJob, expectSameByCheck } from './main-job.ts';

it('proves, crawls and scores a site of 1,000 pages, and notifies its subscriber', () => expectMainJob(1_000));

it('`linkvitals check` finds the same without a server', () => expectSameByCheck(1_000));
