interface CheckText {
  readonly title: string;
  readonly howToFix: string;
}

/** Texts of kinds of issues and page checks. The server's texts are English, so only other languages have texts here. */
export const checks: Readonly<Record<string, CheckText>> = {};
