import { pages } from './pages.ts';
import { start } from './start.ts';

/** All English texts. Other languages have the same members. */
export const en = { ...start, ...pages };

export type StartTexts = typeof start;
export type PageTexts = typeof pages;

/** All texts of the dashboard. Texts with values in them are functions. */
export type Texts = StartTexts & PageTexts;
