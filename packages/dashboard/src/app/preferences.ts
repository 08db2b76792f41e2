import { createStore } from '../store.ts';
import { chooseLanguage, type Language } from '../texts/languages.ts';

export type Theme = 'light' | 'dark' | 'system';

const THEME = 'linkvitals.theme';
const LANGUAGE = 'linkvitals.language';
const SINGLE_KEYS = 'linkvitals.single-keys';
const TIMES = 'linkvitals.times';

/** Browsers may forbid the storage: then a choice lasts as long as the page. */
function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // The choice holds for this page.
  }
}

function remove(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // There is nothing stored.
  }
}

const isTheme = (value: string | null): value is Theme => value === 'light' || value === 'dark' || value === 'system';

const storedTheme = read(THEME);
export const theme = createStore<Theme>(isTheme(storedTheme) ? storedTheme : 'system');
/** What this browser was set to; it goes before the language of the person. Undefined: nothing. */
let chosenHere = read(LANGUAGE) ?? undefined;

const languageFor = (person?: string | null): Language =>
  chooseLanguage([chosenHere ?? person ?? '', ...navigator.languages]);

/** What the page is in. Change it by `chooseLanguageHere`, `chooseLanguageOfPerson` or `followPerson`. */
export const language = createStore<Language>(languageFor());

/** For this browser only. */
export function chooseLanguageHere(chosen: Language): void {
  chosenHere = chosen;
  write(LANGUAGE, chosen);
  language.set(chosen);
}

/** What the person has saved holds in this browser too, whatever it was set to. @param saved null: as the browser */
export function chooseLanguageOfPerson(saved: Language | null): void {
  chosenHere = undefined;
  remove(LANGUAGE);
  language.set(languageFor(saved));
}

/** The language of the person who is signed in, unless this browser was set to another. @param locale of the profile; null: none */
export const followPerson = (locale: string | null): void => language.set(languageFor(locale));

/** Whether single keys are shortcuts; those who speak to their computer switch them off (WCAG 2.2, 2.1.4). */
export const singleKeys = createStore<boolean>(read(SINGLE_KEYS) !== 'off');

/** Whether times stand to the minute instead of how long ago they were: what shows on hover is not there for fingers and keys. */
export const exactTimes = createStore<boolean>(read(TIMES) === 'exact');

/** Puts the theme on the document, where styles find it. */
function apply(): void {
  const root = document.documentElement;
  if (theme.get() === 'system') root.removeAttribute('data-theme');
  else root.dataset.theme = theme.get();
}

export function startPreferences(): void {
  apply();
  theme.subscribe(() => {
    write(THEME, theme.get());
    apply();
  });
  singleKeys.subscribe(() => write(SINGLE_KEYS, singleKeys.get() ? 'on' : 'off'));
  exactTimes.subscribe(() => write(TIMES, exactTimes.get() ? 'exact' : 'relative'));
  // What is chosen in one window holds in all.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === THEME && isTheme(newValue)) theme.set(newValue);
    if (key === LANGUAGE && newValue !== null) chooseLanguageHere(chooseLanguage([newValue]));
    if (key === SINGLE_KEYS) singleKeys.set(newValue !== 'off');
    if (key === TIMES) exactTimes.set(newValue === 'exact');
  });
}
