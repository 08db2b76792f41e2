import { expect } from 'vitest';
import { hostilePage, seeded } from '../test-support/hostile-page.ts';
import { readWithParse5 } from '../test-support/read-with-parse5.ts';
import { readPage } from './read-page.ts';
import { fnv1a } from './text/fnv1a.ts';

type Change = (html: string) => string;
const withoutCdata: Change = (html) => html.replaceAll(/<!\[CDATA\[/gi, 'x');
const renamed =
  (names: string): Change =>
  (html) =>
    html.replaceAll(new RegExp(`<(/?)(?:${names})`, 'gi'), '<$1x-y');
const withoutTemplates = renamed('template');
const withoutTables = renamed('table');
const withoutParts = renamed('caption|colgroup|col|tbody|tr|td|th|object|applet|marquee');

/**
 * Constructs for which we differ from parse5 8, with the reason, and the number of pages among the first 20,000: a difference is explained
 * by constructs when it is gone as soon as any one of them is removed from the page and the rest is left as it was.
 */
const EXPLAINED: readonly { readonly why: string; readonly without: readonly Change[]; readonly pages: number }[] = [
  {
    why: 'parse5 takes <![CDATA[ for a comment in foreignObject, desc, title and mi; the standard opens a section (13.2.5.42)',
    without: [withoutCdata],
    pages: 4,
  },
  {
    why: 'parse5 looks for a table beyond a template that holds parts of one; the standard stops there ("has an element in table scope")',
    without: [withoutTemplates, withoutTables, withoutParts],
    pages: 8,
  },
  {
    why:
      'parts of a table, or objects, in a template: the insertion modes of templates are followed less closely than the ' +
      'others, so a link that was left open in one may come out of it or not',
    without: [withoutTemplates, withoutParts],
    pages: 2,
  },
];

/** Links, and other facts, that either we or parse5 do not find: `+` only we, `-` only parse5. */
export function differences(html: string): { links: string[]; others: string[] } {
  const ours = readPage(html, Number.POSITIVE_INFINITY);
  const theirs = readWithParse5(html);
  const ids = new Map([...theirs.ids].map((id) => [fnv1a(id), id]));
  const links = compared(new Set([...ours.links].map(({ kind, href }) => `${kind} ${href}`)), theirs.links);
  const others = [
    ...compared(new Set(ours.anchors), new Set(ids.keys())).map((id) => `id ${id}`),
    // A table moves what is misplaced in it to its front, so which base or title is the first depends on the tree.
    ...(ours.base === theirs.bases[0] || (/<table/i.test(html) && theirs.bases.includes(ours.base ?? ''))
      ? []
      : [`base ${ours.base}, not ${theirs.bases}`]),
    ...(theirs.titles.has(ours.title) || (ours.title === null && theirs.titles.size === 0)
      ? []
      : [`title ${ours.title}`]),
  ];
  return { links, others };
}

function compared<T>(ours: ReadonlySet<T>, theirs: ReadonlySet<T>): string[] {
  const more = [...ours].filter((each) => !theirs.has(each));
  const less = [...theirs].filter((each) => !ours.has(each));
  return [...more.map((each) => `+ ${each}`), ...less.map((each) => `- ${each}`)];
}

function areEqual(html: string): boolean {
  const { links, others } = differences(html);
  return links.length === 0 && others.length === 0;
}

/** Pages that differ, for each reason, among the first 20,000. */
export const EXPLAINED_PAGES = EXPLAINED.map(({ pages }) => pages);

/**
 * Reads the first hostile pages: at least 99.9 %, or all but two, have the links that parse5 finds, and every difference is explained.
 *
 * @returns pages that differ, for each reason
 */
export function expectLikeParse5(count: number): number[] {
  const random = seeded(20_261_122);
  const pages = new Map<string, number>(EXPLAINED.map(({ why }) => [why, 0]));
  const unexplained: string[] = [];
  let different = 0;
  let links = 0;
  for (let n = 0; n < count; n++) {
    const html = hostilePage(random);
    links += readPage(html, Number.POSITIVE_INFINITY).links.length;
    const { links: linksThatDiffer, others } = differences(html);
    if (linksThatDiffer.length > 0) different++;
    if (linksThatDiffer.length + others.length === 0) continue;
    const reason = EXPLAINED.find(({ without }) => without.every((change) => areEqual(change(html))))?.why;
    if (reason === undefined) unexplained.push([...linksThatDiffer, ...others, JSON.stringify(html)].join('\n'));
    else pages.set(reason, (pages.get(reason) ?? 0) + 1);
  }
  expect(unexplained).toEqual([]);
  // Two, when `count` is a few hundred.
  expect(different).toBeLessThanOrEqual(Math.max(2, count / 1_000));
  // Pages without links would be equal whatever we did.
  expect(links).toBeGreaterThan(count);
  return [...pages.values()];
}
