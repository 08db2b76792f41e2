import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.stubGlobal('navigator', { languages: ['en-GB'] });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
});
afterEach(() => vi.unstubAllGlobals());

let loads = 0;

/** Loads the module anew, with no text loaded, for a person who reads English. */
async function load() {
  loads += 1;
  const texts = (await import(`./load-texts.ts?${loads}`)) as typeof import('./load-texts.ts');
  const { language } = await import('../app/preferences.ts');
  language.set('en');
  return { ...texts, language };
}

it('the shown language has the texts of a page when the page is loaded, also while another language is being chosen', async () => {
  const { showEnglish, withTexts, loadTexts, language } = await load();
  const shown = showEnglish();
  expect(shown.domains.clear).toBe('Show all domains');
  expect(shown.settings).toBeUndefined();
  language.set('de');
  expect(await withTexts(async () => 'the page')).toBe('the page');
  expect(shown.settings).toBeDefined();
  const german = await loadTexts('de');
  expect(german.settings).toBeDefined();
  expect(german.domains.clear).not.toBe(shown.domains.clear);
});

it('texts of pages are not loaded for a language that is neither shown nor chosen', async () => {
  const { withTexts, english, language } = await load();
  language.set('de');
  await withTexts(async () => undefined);
  expect(english.settings).toBeUndefined();
});
