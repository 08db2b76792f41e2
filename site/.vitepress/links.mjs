import { existsSync, statSync } from 'node:fs';
import { dirname, join, posix, relative, resolve } from 'node:path';

/**
 * Makes links of the documents lead to the pages of the site, and those to other files of the repository to the place
 * where it is published, at the version of the site.
 * @returns the option `config` of VitePress's Markdown
 */
export function createMarkdownLinks({ root, pages, source, version }) {
  /** Files of the repository, by their pages. */
  const sources = new Map([...pages].map(([file, page]) => [page, file]));
  const target = (file, from, href) => {
    const [path = '', hash = ''] = href.split(/(?=#)/);
    const absolute = resolve(root, dirname(file), decodeURI(path));
    const inside = relative(root, absolute);
    const page = pages.get(inside) ?? pages.get(join(inside, 'README.md'));
    if (page !== undefined) return `${posix.relative(posix.dirname(from), page).replace(/^(?!\.)/, './')}${hash}`;
    if (!existsSync(absolute)) throw new Error(`${file} links to ${href}, which does not exist`);
    const kind = statSync(absolute).isDirectory() ? 'tree' : 'blob';
    return `${source}/${kind}/v${version}/${inside}${hash}`;
  };
  return (markdown) => {
    markdown.core.ruler.push('links-of-the-repository', ({ tokens, env }) => {
      for (const block of tokens) {
        for (const token of [block, ...(block.children ?? [])]) {
          // Without the dot, a picture would be looked for among the packages.
          if (token.type.startsWith('html_'))
            token.content = token.content.replaceAll(/(src|srcset)="(?=[\w-]+\/)/g, '$1="./');
          // Vue would take braces in it for an expression.
          if (token.type === 'code_inline') token.attrSet('v-pre', '');
          const href = token.type === 'link_open' ? token.attrGet('href') : undefined;
          if (href === undefined || href === null || /^(?:[a-z]+:|#|\/)/i.test(href)) continue;
          token.attrSet('href', target(sources.get(env.relativePath), env.relativePath, href));
        }
      }
    });
  };
}
