import type { ContractDocument } from '@linkvitals/contract';
import { type Entry, type Section, sectionsOf } from './sections-of.ts';
import { style } from './style.ts';
import { escapeHtml, prose } from './text.ts';

/** Name of the page that has all sections. */
const ALL = 'all';

/** The shortest way to a response: where a key comes from, and a call with it. */
const firstCall = `<section id="first-call"><h2>Authenticate and make the first call</h2>
<ol><li>Make an API key in the dashboard, under API keys, or on the machine of the server by the command <code>key create</code>.</li>
<li>Send it with each request. <code>$URL</code> is the address of this server, without the path of this page:
<pre tabindex="0">curl -H "Authorization: Bearer $KEY" "$URL/api/v1/domains"</pre></li>
<li>The response has the domains in <code>data</code>. Then <a href="#createDomain">add a domain</a>, and <a href="#startCrawl">start a crawl</a>.</li></ol>
<p>A browser needs no key: the cookie of a person who <a href="#signIn">signed in</a> is enough.</p></section>`;

const htmlOf = (entries: readonly Entry[]): string => entries.map(({ html }) => html).join('\n');

const chapter = ({ name, id, description, entries, schemas }: Section): string =>
  `<h2 id="${id}">${name}</h2><p>${description}</p>
${htmlOf(entries)}
${entries.length === 0 ? '' : `<h2>Schemas of ${name}</h2>`}
${htmlOf(schemas)}`;

/** Links to entries. In the contents they have the ids of the entries, so that a link to `/docs#startCrawl` shows the way. */
const links = (entries: readonly Entry[], { withIds = false } = {}): string =>
  entries.map(({ id, title }) => `<li><a${withIds ? ` id="${id}"` : ''} href="#${id}">${title}</a></li>`).join('');

/** The entries of a section in the contents. */
const index = ({ name, id, description, entries, schemas }: Section): string =>
  `<h2 id="${id}"><a href="#${id}">${name}</a></h2><p>${description}</p>
${entries.length === 0 ? '' : `<ul>${links(entries, { withIds: true })}</ul>`}
<ul class="names" aria-label="Schemas of ${name}">${links(schemas, { withIds: true })}</ul>`;

/** A line of the navigation of a page. Below a section that it shows are links to its entries. */
function line({ name, id, entries, schemas }: Section, page: string): string {
  const isShown = page === ALL || page === name;
  const inside = isShown
    ? `<ul>${links(entries)}</ul><details><summary>schemas</summary><ul>${links(schemas)}</ul></details>`
    : '';
  return `<li><a class="section" href="#${id}"${page === name ? ' aria-current="page"' : ''}>${name}</a>${inside}</li>`;
}

interface ReferenceOptions {
  /** Whether the server has a dashboard, to which the pages link. Default: false. */
  readonly hasDashboard?: boolean;
}

/**
 * Renders the contract as pages of HTML without script: the contents (`''`), one for each section, and `all` of them on one. They link only to
 * each other, to the contract and to the dashboard.
 *
 * @returns the pages by the part of their path behind `/docs/`
 */
export function renderReference(
  document: ContractDocument,
  { hasDashboard = false }: ReferenceOptions = {},
): ReadonlyMap<string, string> {
  const { info } = document;
  const sections = sectionsOf(document);
  const pageOf = new Map(
    sections.flatMap((section) =>
      [section, ...section.entries, ...section.schemas].map(({ id }) => [id, section.name] as const),
    ),
  );
  const introduction = (up: string): string => `${firstCall}
<p>For programs: <a href="${up}openapi.yaml">openapi.yaml</a>, <a href="${up}openapi.json">openapi.json</a>.</p>
${prose(info.description)}`;

  const page = (name: string, main: string): string => {
    const up = name === '' ? '' : '../';
    const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${name === '' ? '' : `${escapeHtml(name)} – `}${escapeHtml(info.title)}</title>
<style>${style}</style></head>
<body>
<nav aria-label="Contents">${hasDashboard ? `<p><a href="${up === '' ? './' : up}">← Linkvitals</a></p>` : ''}
<ul><li><a class="section" href="${up}docs"${name === '' ? ' aria-current="page"' : ''}>contents</a></li>
${sections.map((section) => line(section, name)).join('\n')}
<li><a class="section" href="${up}docs/${ALL}"${name === ALL ? ' aria-current="page"' : ''}>all on one page</a></li></ul></nav>
<main>
<h1>${escapeHtml(info.title)} <small>${escapeHtml(info.version)}</small></h1>
${main}
</main>
</body>
</html>
`;
    if (name === ALL) return html;
    return html.replaceAll(/href="#([^"]+)"/g, (link, id: string) => {
      const owner = pageOf.get(id);
      return owner === undefined || owner === name ? link : `href="${up}docs/${owner}#${id}"`;
    });
  };

  return new Map([
    ['', page('', `${introduction('')}\n${sections.map(index).join('\n')}`)],
    ...sections.map((section) => [section.name, page(section.name, chapter(section))] as const),
    [ALL, page(ALL, `${introduction('../')}\n${sections.map(chapter).join('\n')}`)],
  ]);
}
