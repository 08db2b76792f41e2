import { mkdirSync } from 'node:fs';
import type { Language } from '../visit.ts';

/**
 * Variables that `pnpm --filter @linkvitals/dashboard screenshots` sets: the folder for pictures, their language, and
 * the names of pages and the widths to picture, separated by commas.
 */
const {
  LINKVITALS_TEST_SCREENSHOTS: folder,
  LINKVITALS_TEST_SCREENSHOTS_LANGUAGE: language,
  LINKVITALS_TEST_SCREENSHOTS_ONLY: names,
  LINKVITALS_TEST_SCREENSHOTS_WIDTHS: sizes = '1440,768,320',
} = process.env;

/** The folder of the pictures, which exists. Undefined: no pictures are made. */
export const pictures = folder;
if (folder !== undefined) mkdirSync(folder, { recursive: true });

export const ofPictures: Language = language === 'de' ? 'de' : 'en';

/** Names of the pages to picture. Undefined: all pages. */
export const only = names?.split(',');

/** Widths of the window in px. */
export const widths = sizes.split(',').map(Number);

export const themes = ['dark', 'light'] as const;
