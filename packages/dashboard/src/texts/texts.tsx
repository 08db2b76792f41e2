import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { language } from '../app/preferences.ts';
import { savedTimeZone } from '../clocks/time-zone.ts';
import { useStore } from '../store.ts';
import { en, type Texts } from './en/index.ts';
import { createFormat, type Format } from './format.ts';
import type { Language } from './languages.ts';

const TextsContext = createContext<{ readonly texts: Texts; readonly format: Format }>({
  texts: en,
  format: createFormat('en'),
});

/** Loaded when it is chosen; English is always there. */
const loaders: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Texts>>> = {
  de: async () => (await import('./de/index.ts')).de,
};

export function TextsProvider({ children }: { readonly children: ComponentChildren }) {
  const chosen = useStore(language);
  const zone = useStore(savedTimeZone);
  const [loaded, setLoaded] = useState<{ readonly language: Language; readonly texts: Texts } | undefined>(
    chosen === 'en' ? { language: 'en', texts: en } : undefined,
  );
  useEffect(() => {
    if (chosen === 'en') return setLoaded({ language: 'en', texts: en });
    let isLate = false;
    loaders[chosen]().then(
      (texts) => isLate || setLoaded({ language: chosen, texts }),
      () => isLate || setLoaded({ language: 'en', texts: en }),
    );
    return () => {
      isLate = true;
    };
  }, [chosen]);
  // For screen readers: what is read, which is not yet what was chosen while its texts are on their way.
  useLayoutEffect(() => {
    if (loaded !== undefined) document.documentElement.lang = loaded.language;
  }, [loaded]);
  const value = useMemo(
    () => loaded && { texts: loaded.texts, format: createFormat(formatLocale(loaded.language), zone) },
    [loaded, zone],
  );
  if (value === undefined) return null;
  return <TextsContext.Provider value={value}>{children}</TextsContext.Provider>;
}

/** English of the browser's region writes dates as that region does. */
const formatLocale = (chosen: Language): string =>
  navigator.languages.find((tag) => tag.split('-')[0] === chosen) ?? chosen;

export const useTexts = (): Texts => useContext(TextsContext).texts;

export const useFormat = (): Format => useContext(TextsContext).format;
