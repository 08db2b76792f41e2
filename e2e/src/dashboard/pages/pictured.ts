import { mkdirSync } from 'node:fs';
import type { Language } from '../visit.ts';

/**
 * `pnpm --filter @linkvitals/dashboard screenshots` sets it: where pictures go. Beside it: their language, and of which pages
 * and at which widths pictures are made, with commas.
 */
const {
  LINKVITALS_TEST_SCREENSHOTS: folder,
  LINKVITALS_TEST_SCREENSHOTS_LANGUAGE: language,
  LINKVITALS_TEST_SCREENSHOTS_ONLY: names,
  LINKVITALS_TEST_SCREENSHOTS_WIDTHS: sizes = '1440,768,320',
} = process.env;

/** The folder of the pictures, which exists. Undefined: none are made. */
export const pictures = folder;
if (folder !== undefined) mkdirSync(folder, { recursive: true });

export const ofPictures: Language = language === 'de' ? 'de' : 'en';

/** Names of the pages of which pictures are made. Undefined: of all. */
export const only = names?.split(',');

/** Of the window, px. */
export const widths = sizes.split(',').map(Number);

export const themes = ['dark', 'light'] as const;
