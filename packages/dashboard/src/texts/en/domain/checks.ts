interface CheckText {
  readonly title: string;
  readonly howToFix: string;
}

/** Kinds of issues and codes of page checks. The server says them in English; other languages have texts of their own. */
export const checks: Readonly<Record<string, CheckText>> = {};
