import { test } from 'vitest';
import { expectBoundedCrawls } from './hostile.test-support.ts';

test('a crawl of a hostile site ends well, and what it keeps of it is bounded', () => expectBoundedCrawls(1));
