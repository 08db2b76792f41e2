import { readdirSync, readFileSync } from 'node:fs';
import type { Nodes, Parents } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import { expect, it } from 'vitest';
import { escapeMarkup } from '../../formats/escape-markup.ts';
import { markdownPage } from './markdown-page.ts';

const ROOT = new URL('../../../../../../', import.meta.url);
const DOCUMENTS = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  ...readdirSync(new URL('docs/', ROOT), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name.replaceAll('\\', '/')}`),
];

/** `line address` of each link and image, by an independent parser. */
function linksByOracle(markdown: string): string[] {
  const tree = fromMarkdown(markdown, {
    extensions: [gfmAutolinkLiteral()],
    mdastExtensions: [gfmAutolinkLiteralFromMarkdown()],
  });
  const nodes: Nodes[] = [tree];
  for (const node of nodes) if ('children' in node) nodes.push(...(node as Parents).children);
  const definitions = new Map(
    nodes.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node.url]] : [])),
  );
  return nodes.flatMap((node) => {
    const line = node.position?.start.line;
    if (node.type === 'link' || node.type === 'image') return [`${line} ${node.url}`];
    if (node.type === 'linkReference' || node.type === 'imageReference')
      return [`${line} ${definitions.get(node.identifier)}`];
    if (node.type === 'html' && line !== undefined) return imagesOfHtml(node.value, line);
    return [];
  });
}

/** Images in plain HTML, which Markdown leaves as it is. */
const imagesOfHtml = (html: string, line: number): string[] =>
  html
    .split('\n')
    .flatMap((text, at) => [...text.matchAll(/<img src="([^"]*)"/g)].map(([, url]) => `${line + at} ${url}`));

const linksByUs = (markdown: string): string[] =>
  markdownPage(markdown)
    .html.split('\n')
    .flatMap((line, at) => [...line.matchAll(/<(?:a href|img src)="([^"]*)"/g)].map(([, url]) => `${at + 1} ${url}`));

it.each(DOCUMENTS)('%s: the same links on the same lines as another parser finds', (name) => {
  const markdown = readFileSync(new URL(name, ROOT), 'utf8');
  const expected = linksByOracle(markdown).map(escapeMarkup);
  expect(linksByUs(markdown).sort()).toEqual(expected.sort());
});
