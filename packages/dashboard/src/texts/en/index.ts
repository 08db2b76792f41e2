import { pages } from './pages.ts';
import { start } from './start.ts';

/** Complete; other languages have the same members. */
export const en = { ...start, ...pages };

export type StartTexts = typeof start;
export type PageTexts = typeof pages;

/** Every text of the dashboard; texts with values are functions. */
export type Texts = StartTexts & PageTexts;
