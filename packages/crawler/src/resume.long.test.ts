import { test } from 'vitest';
import { resumableSite } from './resume.test-support.ts';

const resumable = resumableSite();

test('a crawl that is cut after any record and resumed ends like one that was not disturbed', () =>
  resumable.expectAnyCut(1));
