import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { language } from '../app/preferences.ts';
import { savedTimeZone } from '../clocks/time-zone.ts';
import { useStore } from '../store.ts';
import type { Texts } from './en/index.ts';
import { createFormat, type Format } from './format.ts';
import type { Language } from './languages.ts';
import { english, loadTexts, showEnglish } from './load-texts.ts';

const TextsContext = createContext<{ readonly texts: Texts; readonly format: Format }>({
  texts: english,
  format: createFormat('en'),
});

export function TextsProvider({ children }: { readonly children: ComponentChildren }) {
  const chosen = useStore(language);
  const zone = useStore(savedTimeZone);
  const [loaded, setLoaded] = useState<{ readonly language: Language; readonly texts: Texts } | undefined>(() =>
    chosen === 'en' ? { language: 'en', texts: showEnglish() } : undefined,
  );
  useEffect(() => {
    let isLate = false;
    loadTexts(chosen).then(
      (texts) => isLate || setLoaded((before) => (before?.texts === texts ? before : { language: chosen, texts })),
      // English is shown when a language cannot be loaded. Its texts of pages may not be loaded yet.
      () => loadTexts('en').then((texts) => isLate || setLoaded({ language: 'en', texts })),
    );
    return () => {
      isLate = true;
    };
  }, [chosen]);
  // The language of the document for screen readers. It changes only when the texts of the chosen language are loaded.
  useLayoutEffect(() => {
    if (loaded !== undefined) document.documentElement.lang = loaded.language;
  }, [loaded]);
  const value = useMemo(
    () => loaded && { texts: loaded.texts, format: createFormat(loaded.language, zone) },
    [loaded, zone],
  );
  if (value === undefined) return null;
  return <TextsContext.Provider value={value}>{children}</TextsContext.Provider>;
}

export const useTexts = (): Texts => useContext(TextsContext).texts;

export const useFormat = (): Format => useContext(TextsContext).format;
