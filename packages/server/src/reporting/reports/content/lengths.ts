import type { Texts } from '../../texts/words.ts';

/** Entries that a format shows at most: of all broken links, of all findings, and of each group of issues. */
export interface Lengths {
  readonly links: number;
  readonly findings: number;
  readonly issues: number;
}

/** Lengths that a browser shows without trouble. */
export const HTML_LENGTHS: Lengths = { links: 10_000, findings: 20_000, issues: 2_000 };

/** Lengths of a PDF; nobody reads more on paper. */
export const PDF_LENGTHS: Lengths = { links: 1_000, findings: 5_000, issues: 300 };

/** Names the formats that have all of a list that a PDF cuts off. @param total entries of the list up to the end of the cut part */
export const whereIsAll = (list: keyof Lengths, total: number, { reports }: Texts): string =>
  total <= HTML_LENGTHS[list] ? reports.inDataAndHtml : reports.inData;
