import { inertUrl, inertWords } from '@linkvitals/contract/inert-text';
import type { Issue, Occurrence } from '@linkvitals/contract/types';
import type { Texts } from '../../../texts/en/index.ts';

/** Characters that Markdown, or GitHub in it, may take for markup, a mention or the number of an issue. */
const MARKUP = /[\\`*_{}[\]<>#|~@&!]/g;
const WEB = /^https?:\/\/[^\s<>]+$/i;

/** Text of ours, or of the server. */
export const plain = (text: string): string => inertWords(text).replace(MARKUP, '\\$&');

/** Text from a site: as code nothing in it is markup. Empty when nothing of it can be seen. */
export function code(text: string): string {
  const shown = inertWords(text).trim();
  if (shown === '') return '';
  const longest = Math.max(0, ...Array.from(shown.matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const space = longest > 0 ? ' ' : '';
  return `${fence}${space}${shown}${space}${fence}`;
}

/** A URL: a link if it is one of the web, else code, because a link of another scheme could run something. */
function address(url: string): string {
  const inert = inertUrl(url);
  return WEB.test(inert) ? `<${inert}>` : code(url);
}

interface SaidIssue {
  /** The fault, in a sentence. */
  readonly what: string;
  readonly howToFix: string;
  /** Places of the link, as many as are known. */
  readonly places: readonly Occurrence[];
  /** Address of the issue in the dashboard. */
  readonly link: string;
}

type IssueTexts = Texts['issues'];

function placeLine({ page_url, line, text, region, count }: Occurrence, texts: IssueTexts): string {
  const facts = [line > 0 && texts.line(line), code(text), texts.regions[region], count > 1 && texts.times(count)];
  return `- ${[address(page_url), ...facts].filter(Boolean).join(', ')}`;
}

function placeLines({ found_on_pages }: Issue, places: readonly Occurrence[], texts: IssueTexts): string[] {
  if (places.length === 0) return [];
  const more = found_on_pages - new Set(places.map(({ page_url }) => page_url)).size;
  const lines = places.map((place) => placeLine(place, texts));
  return ['', `${texts.pagesTitle}:`, '', ...lines, ...(more > 0 ? [`- ${texts.morePages(more)}`] : [])];
}

function suggestionLine({ suggestion, state }: Issue, texts: IssueTexts): string[] {
  if (suggestion === null || state === 'fixed') return [];
  const { url, reason } = suggestion;
  const title = reason === 'similar_page' ? texts.suggestion.guess : texts.suggestion.title;
  return [`- ${title} ${address(url)}`];
}

/**
 * An issue as Markdown, for a ticket or a message: what is broken, why, where, and what to do. Text from sites is code in it, so that it is
 * neither markup nor a mention. Pure.
 */
export function issueMarkdown(issue: Issue, { what, howToFix, places, link }: SaidIssue, texts: IssueTexts): string {
  const answer = issue.status_code === null ? texts.noAnswer : String(issue.status_code);
  const detail = code(issue.detail ?? '');
  const lines = [
    `**${plain(what)}**`,
    '',
    `- URL: ${address(issue.url)}`,
    ...(issue.kind === 'broken_link' ? [`- ${texts.answer}: ${answer}`] : []),
    ...(detail === '' ? [] : [`- ${texts.detail}: ${detail}`]),
    `- ${texts.howToFix}: ${plain(howToFix)}`,
    ...suggestionLine(issue, texts),
    ...placeLines(issue, places, texts),
    '',
    `[${texts.openIssue}](<${link}>)`,
  ];
  return `${lines.join('\n')}\n`;
}
