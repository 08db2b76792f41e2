interface CheckText {
  readonly title: string;
  readonly howToFix: string;
}

/** Texts of kinds of issues and page checks. The server's texts are English, so only other languages have texts here. */
export const checks: Readonly<Record<string, CheckText>> = {};

/** The same for the words in details of findings. */
export const detailWords: Readonly<Record<string, string>> = {};
