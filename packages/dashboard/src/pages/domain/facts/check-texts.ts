import { useTexts } from '../../../texts/texts.tsx';

interface CheckText {
  readonly title: string;
  readonly howToFix: string;
}

interface NamedCheck {
  readonly code: string;
  readonly title: string;
  readonly how_to_fix: string;
}

/** Returns the title of a check and how to fix it: in the language of the page if the code is known, else the texts of the server. */
export function useCheckText(): (check: NamedCheck) => CheckText {
  const { checks } = useTexts();
  return ({ code, title, how_to_fix: howToFix }) =>
    (Object.hasOwn(checks, code) ? checks[code] : undefined) ?? { title, howToFix };
}

/** Titles of kinds of issues, by kind. @param titles from the server, in English */
export function useKindTitles(titles: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const textOf = useCheckText();
  const named = ([code, title]: [string, string]) => [code, textOf({ code, title, how_to_fix: '' }).title];
  return Object.fromEntries(Object.entries(titles).map(named));
}
