import type { Texts } from '../en/index.ts';
import { pages } from './pages.ts';
import { start } from './start.ts';

export const de: Texts = { ...start, ...pages };
