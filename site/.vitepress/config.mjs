// The site of the documents: the pages of docs/ and the README of each published package, as they are in the repository.
// LINKVITALS_SITE_BASE is the path that it is served at, such as /1.2/ for the documents of that version. Default: /
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { groups } from './groups.mjs';
import { createMarkdownLinks } from './links.mjs';

const root = join(import.meta.dirname, '../..');
const { version, repository } = JSON.parse(readFileSync(join(root, 'packages/cli/package.json'), 'utf8'));
const source = `${repository.url.replace(/^git\+|\.git$/g, '')}`;

const packages = ['cli', 'sdk', 'receiver', 'crawler', 'outbound'];

const documents = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'));

/** Paths of pages, by their file in the repository. */
const pages = new Map([
  ['site/index.md', 'index.md'],
  ...documents.map((name) => [`docs/${name}`, name]),
  ...packages.map((name) => [`packages/${name}/README.md`, `packages/${name}.md`]),
]);

// The pages are copied into this folder, because their programs look for Vue from where they are.
const staged = join(root, 'site/pages');
rmSync(staged, { recursive: true, force: true });
for (const [file, page] of pages) cpSync(join(root, file), join(staged, page));
cpSync(join(root, 'docs/images'), join(staged, 'images'), { recursive: true });

/** Names of headings as GitHub makes them, which the links of the documents use. */
const slugify = (text) =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const titleOf = (file) => /^# (.*)$/m.exec(readFileSync(join(root, file), 'utf8'))?.[1].replaceAll('`', '') ?? file;
const item = (file) => ({ text: titleOf(file), link: `/${pages.get(file).replace(/\.md$/, '')}` });

const isPublished = (process.env.LINKVITALS_SITE_BASE || '/').endsWith(`/${version}/`);

export default {
  srcDir: staged,
  outDir: join(root, 'site/.vitepress/dist'),
  cacheDir: join(root, 'site/node_modules/.cache'),
  base: process.env.LINKVITALS_SITE_BASE || '/',
  title: 'Linkvitals',
  description: 'Finds broken links on your websites, keeps a history, and notifies people and programs.',
  lang: 'en',
  markdown: { config: createMarkdownLinks({ root, pages, source, version }), anchor: { slugify } },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [
      { text: 'Check links', link: '/cli' },
      { text: 'Host it', link: '/operations' },
      { text: 'API', link: '/api' },
      {
        text: version,
        items: [
          { text: 'Changes', link: `${source}/blob/main/CHANGELOG.md` },
          // Beside the folders of all versions; only a site that is published as one of them has it.
          ...(isPublished
            ? [{ text: 'Other versions', link: '/../versions.html', target: '_self', noIcon: true }]
            : []),
        ],
      },
    ],
    sidebar: [
      ...Object.entries(groups).map(([text, names]) => ({
        text,
        collapsed: false,
        items: names.map((name) => item(`docs/${name}.md`)),
      })),
      { text: 'Packages', collapsed: false, items: packages.map((name) => item(`packages/${name}/README.md`)) },
    ],
    socialLinks: [{ icon: 'github', link: source }],
  },
};
