import { language } from '../app/preferences.ts';
import type { PageTexts, StartTexts, Texts } from './en/index.ts';
import { start } from './en/start.ts';
import type { Language } from './languages.ts';

interface Catalogue {
  /** What My Domains shows, and what is around every page. */
  readonly start: () => StartTexts | Promise<StartTexts>;
  readonly pages: () => Promise<PageTexts>;
}

/** English of the start is always there. */
const catalogues: Readonly<Record<Language, Catalogue>> = {
  en: { start: () => start, pages: async () => (await import('./en/pages.ts')).pages },
  de: {
    start: async () => (await import('./de/start.ts')).start,
    pages: async () => (await import('./de/pages.ts')).pages,
  },
};

/** English, as much as has come. A page reads only what came with it, so the type says that all is there. */
export const english = { ...start } as Texts;

/** Languages that were chosen or shown. */
const known = new Map<Language, Texts>();
let hasPages = false;

/** English of the start, to be shown at once: also where another language is chosen before it has been loaded. */
export function showEnglish(): Texts {
  known.set('en', english);
  return english;
}

/** The texts of a language. The object stays the same, and gets those of pages once one is loaded. */
export async function loadTexts(wanted: Language): Promise<Texts> {
  const texts = known.get(wanted) ?? (wanted === 'en' ? english : ({} as Texts));
  known.set(wanted, texts);
  const catalogue = catalogues[wanted];
  Object.assign(texts, await catalogue.start());
  if (hasPages) Object.assign(texts, await catalogue.pages());
  return texts;
}

/** Completes every language that was chosen or shown: the page may come before one has taken the place of the other. */
async function loadPageTexts(): Promise<void> {
  hasPages = true;
  await Promise.all([...new Set([language.get(), ...known.keys()])].map(loadTexts));
}

/** Loads what is shown, with its texts. Whatever is not part of My Domains or around every page is loaded by it. */
export async function withTexts<T>(load: () => Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([load(), loadPageTexts()]);
  return loaded;
}
