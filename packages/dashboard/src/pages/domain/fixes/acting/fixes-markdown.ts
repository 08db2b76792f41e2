import { code, plain } from '../../issues/issue-markdown.ts';

interface SaidFix {
  /** The change to make. */
  readonly todo: string;
  /** A URL, a host, a pattern or a folder; undefined: the whole site. */
  readonly address: string | undefined;
  readonly where: string;
  /** The points that come back; undefined: none. */
  readonly points: string | undefined;
  /** Address of its issues in the dashboard. */
  readonly link: string;
}

function fixLine({ todo, address, where, points, link }: SaidFix, open: string): string {
  const facts = [where, points].flatMap((fact) => fact ?? []).map(plain);
  const place = address === undefined ? '' : `: ${code(address)}`;
  return `- [ ] **${plain(todo)}**${place} (${facts.join(', ')}). [${open}](<${link}>)`;
}

/**
 * Fixes as a list of tasks in Markdown, for a ticket or a message. Text from sites is code in it, so that it is neither markup nor a
 * mention. Pure. @param open the text of each link
 */
export const fixesMarkdown = (fixes: readonly SaidFix[], open: string): string =>
  fixes.map((fix) => `${fixLine(fix, open)}\n`).join('');
