import { it } from 'vitest';
import { expectMainJob, expectSameByCheck } from './main-job.ts';

it('proves, crawls and scores a site of 100 pages, and notifies its subscriber', () => expectMainJob(100));

it('`linkvitals check` finds the same without a server', () => expectSameByCheck(100));
