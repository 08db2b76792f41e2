import type { Nodes, Parents } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import { escapeMarkup } from '../formats/escape-markup.ts';

/**
 * The links, images, headings and raw HTML of a Markdown file (CommonMark, and the bare URLs of GitHub's) as HTML, each
 * on the line where it stands. Headings have the ids that GitHub gives them.
 */
export function markdownPage(markdown: string): string {
  const tree = fromMarkdown(markdown, {
    extensions: [gfmAutolinkLiteral()],
    mdastExtensions: [gfmAutolinkLiteralFromMarkdown()],
  });
  const lines: string[] = [];
  const write = (line: number, html: string): void => {
    for (const [at, part] of html.split('\n').entries()) lines[line - 1 + at] = (lines[line - 1 + at] ?? '') + part;
  };
  const definitions = new Map<string, string>();
  const headings = new Map<string, number>();
  visit(tree, (node) => {
    // The first definition of a name counts (CommonMark 0.31, section 4.7).
    if (node.type === 'definition' && !definitions.has(node.identifier)) definitions.set(node.identifier, node.url);
  });
  visit(tree, (node) => {
    const html = htmlOf(node, definitions, headings);
    if (html !== undefined) write(node.position?.start.line ?? 1, html);
  });
  return Array.from(lines, (line) => line ?? '').join('\n');
}

function htmlOf(node: Nodes, definitions: ReadonlyMap<string, string>, headings: Map<string, number>) {
  switch (node.type) {
    case 'link':
      return link(node.url, textOf(node));
    case 'linkReference':
      return link(definitions.get(node.identifier) ?? '', textOf(node));
    case 'image':
      return image(node.url, node.alt ?? '');
    case 'imageReference':
      return image(definitions.get(node.identifier) ?? '', node.alt ?? '');
    case 'heading':
      return `<a id="${escapeMarkup(slug(textOf(node), headings))}"></a>`;
    case 'html':
      return node.value;
    default:
      return undefined;
  }
}

const link = (url: string, text: string): string => `<a href="${escapeMarkup(url)}">${escapeMarkup(text)}</a>`;
const image = (url: string, alt: string): string => `<img src="${escapeMarkup(url)}" alt="${escapeMarkup(alt)}">`;

/** GitHub's id of a heading: lower case, punctuation left out, spaces to hyphens, a number for those that come again. */
function slug(text: string, headings: Map<string, number>): string {
  const plain = text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
  const before = headings.get(plain) ?? 0;
  headings.set(plain, before + 1);
  return before === 0 ? plain : `${plain}-${before}`;
}

function textOf(node: Nodes): string {
  let text = '';
  visit(node, (inner) => {
    if (inner.type === 'text' || inner.type === 'inlineCode') text += inner.value;
    else if (inner.type === 'break') text += ' ';
  });
  return text.replace(/\s+/g, ' ');
}

/** Depth first, without recursion: how deep quotes nest is up to the file. */
function visit(root: Nodes, each: (node: Nodes) => void): void {
  const waiting: Nodes[] = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    each(node);
    if ('children' in node) waiting.push(...(node as Parents).children.toReversed());
  }
}
