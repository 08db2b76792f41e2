import { test } from 'vitest';
import { expectBoundedCrawls } from './hostile.test-support.ts';

test('ten crawls of a hostile site at once end well, and what each keeps of it is bounded', () =>
  expectBoundedCrawls(10));
