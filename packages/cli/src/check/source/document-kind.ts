export type DocumentKind = 'html' | 'markdown' | 'mdx' | 'text';

const KINDS: Readonly<Record<string, DocumentKind>> = {
  html: 'html',
  htm: 'html',
  xhtml: 'html',
  md: 'markdown',
  markdown: 'markdown',
  mdx: 'mdx',
  txt: 'text',
};

/** Endings of files that this command cannot read. A name with such an ending is no host. */
const OTHER_FILES =
  /\.(?:adoc|asciidoc|rst|text|tex|rtf|pdf|docx?|odt|epub|json5?|jsonl|ya?ml|toml|xml|csv|[cm]?[jt]sx?|s?css|svg|png|jpe?g|gif|webp|avif|ico|ipynb|log|gz)$/i;

export const SUPPORTED = '.html, .htm, .xhtml, .md, .markdown, .mdx and .txt';

/** The way in which a file is read for links, by its name; undefined when it cannot be read. */
export function documentKind(path: string): DocumentKind | undefined {
  const ending = /\.([a-z]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(KINDS, ending) ? KINDS[ending] : undefined;
}

/** Whether a name that does not exist on this disk is meant as a path, not as a site. */
export function looksLikePath(name: string): boolean {
  if (/^(?:\.{1,2}$|\.{0,2}[/\\]|~)|\\/.test(name)) return true;
  if (documentKind(name) !== undefined || OTHER_FILES.test(name)) return true;
  // A host of one label is taken for a folder that was mistyped, or is not built yet.
  const [first = ''] = name.split('/');
  return !/[.:]/.test(first) && first !== 'localhost';
}
