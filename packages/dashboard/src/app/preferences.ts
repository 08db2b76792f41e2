import { createStore } from '../store.ts';
import { chooseLanguage, type Language } from '../texts/languages.ts';

export type Theme = 'light' | 'dark' | 'system';

const THEME = 'linkvitals.theme';
const LANGUAGE = 'linkvitals.language';
const SINGLE_KEYS = 'linkvitals.single-keys';
const TIMES = 'linkvitals.times';
const DISMISSED = 'linkvitals.dismissed';

/** Number of dismissed hints that are kept, the newest ones. */
const MAX_DISMISSED = 500;

/** Reads a choice; null when none is stored. Browsers may forbid the storage: then a choice lasts until the page is closed. */
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
    // The choice lasts until this page is closed.
  }
}

function remove(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Without storage there is nothing to remove.
  }
}

const isTheme = (value: string | null): value is Theme => value === 'light' || value === 'dark' || value === 'system';

const storedTheme = read(THEME);
export const theme = createStore<Theme>(isTheme(storedTheme) ? storedTheme : 'system');
/** The language chosen in this browser, which overrides that of the person; undefined: none was chosen. */
let chosenHere = read(LANGUAGE) ?? undefined;

const languageFor = (person?: string | null): Language =>
  chooseLanguage([chosenHere ?? person ?? '', ...navigator.languages]);

/** The language of the page. Change it with `chooseLanguageHere`, `chooseLanguageOfPerson` or `followPerson`. */
export const language = createStore<Language>(languageFor());

/** Sets the language in this browser only. */
export function chooseLanguageHere(chosen: Language): void {
  chosenHere = chosen;
  write(LANGUAGE, chosen);
  language.set(chosen);
}

/** Applies the language that the person saved, also over a choice made in this browser. @param saved null: the language of the browser */
export function chooseLanguageOfPerson(saved: Language | null): void {
  chosenHere = undefined;
  remove(LANGUAGE);
  language.set(languageFor(saved));
}

/**
 * Applies the language of the person who is signed in, unless another was chosen in this browser. @param locale of the profile; null:
 * none
 */
export const followPerson = (locale: string | null): void => language.set(languageFor(locale));

/** Whether single keys are shortcuts. People who use speech input can switch them off (WCAG 2.2, 2.1.4). */
export const singleKeys = createStore<boolean>(read(SINGLE_KEYS) !== 'off');

/** Whether times are shown to the minute instead of as "2 hours ago". The exact time on hover needs a mouse. */
export const exactTimes = createStore<boolean>(read(TIMES) === 'exact');

/** Ids of the domains whose hint at monitoring was dismissed in this browser, the newest last. */
export const dismissedNudges = createStore<readonly string[]>((read(DISMISSED) ?? '').split(' '));

/** Stops hinting at the monitoring of a domain. */
export const dismissNudge = (domainId: string): void =>
  dismissedNudges.set([...dismissedNudges.get(), domainId].slice(-MAX_DISMISSED));

/** Sets the theme on the document element, where stylesheets read it. */
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
  dismissedNudges.subscribe(() => write(DISMISSED, dismissedNudges.get().join(' ')));
  // A choice made in one window applies to all windows.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === THEME && isTheme(newValue)) theme.set(newValue);
    if (key === LANGUAGE && newValue !== null) chooseLanguageHere(chooseLanguage([newValue]));
    if (key === SINGLE_KEYS) singleKeys.set(newValue !== 'off');
    if (key === TIMES) exactTimes.set(newValue === 'exact');
  });
}
