import { it } from 'vitest';
import { expectWholeFolder } from './large-folder.test-support.ts';

it('a folder of thousands of pages is read in one go, each page once', () => expectWholeFolder(3_000));
