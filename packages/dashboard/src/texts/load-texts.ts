import { language } from '../app/preferences.ts';
import type { PageTexts, StartTexts, Texts } from './en/index.ts';
import { start } from './en/start.ts';
import type { Language } from './languages.ts';

interface Catalogue {
  /** Texts of My Domains and of the frame around every page. */
  readonly start: () => StartTexts | Promise<StartTexts>;
  readonly pages: () => Promise<PageTexts>;
}

/** The languages. The first texts of English are part of the first script. */
const catalogues: Readonly<Record<Language, Catalogue>> = {
  en: { start: () => start, pages: async () => (await import('./en/pages.ts')).pages },
  de: {
    start: async () => (await import('./de/start.ts')).start,
    pages: async () => (await import('./de/pages.ts')).pages,
  },
};

/** The English texts loaded so far. A page uses only texts that are loaded with it, so the type declares them all. */
export const english = { ...start } as Texts;

/** Texts by language, for each language that was chosen or shown. */
const known = new Map<Language, Texts>();
let hasPages = false;

/** Returns the first English texts, which can be shown at once, also while another chosen language is being loaded. */
export function showEnglish(): Texts {
  known.set('en', english);
  return english;
}

/**
 * Loads the texts of a language. It always returns the same object, which later gets the texts of pages when the first page needs them.
 */
export async function loadTexts(wanted: Language): Promise<Texts> {
  const texts = known.get(wanted) ?? (wanted === 'en' ? english : ({} as Texts));
  known.set(wanted, texts);
  const catalogue = catalogues[wanted];
  Object.assign(texts, await catalogue.start());
  if (hasPages) Object.assign(texts, await catalogue.pages());
  return texts;
}

/** Loads the texts of pages in every language that was chosen or shown, because a page may render before the language has changed. */
async function loadPageTexts(): Promise<void> {
  hasPages = true;
  await Promise.all([...new Set([language.get(), ...known.keys()])].map(loadTexts));
}

/**
 * Loads a page or another component together with its texts. Use it for everything that is neither part of My Domains nor of the frame
 * around every page.
 */
export async function withTexts<T>(load: () => Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([load(), loadPageTexts()]);
  return loaded;
}
