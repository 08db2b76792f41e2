interface CheckText {
  readonly title: string;
  readonly howToFix: string;
}

/** Texts of kinds of issues and page checks. The server's texts are English, so only other languages have texts here. */
export const checks: Readonly<Record<string, CheckText>> = {};

/** The detail of a finding, such as a count or an address. The server writes it in English. */
export const findingDetail = (detail: string): string => detail;
