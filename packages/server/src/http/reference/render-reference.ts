import { type ContractDocument, type Operation, operations } from '@linkvitals/contract';
import { type Described, describeEvent, describeOperation } from './describe-operation.ts';
import { describeSchema } from './describe-schema.ts';
import { style } from './style.ts';
import { escapeHtml, inline, prose } from './text.ts';

interface Tag {
  readonly name: string;
  readonly description?: string;
}

interface Group {
  readonly tag: Tag;
  readonly members: readonly { readonly operation: Operation; readonly described: Described }[];
}

function groupsOf({ tags, paths }: ContractDocument): Group[] {
  const all = operations.map((operation) => {
    const { summary, description, tags: own = [] } = paths[operation.path]?.[operation.method] ?? {};
    return { operation, described: { summary, description }, tag: own[0] };
  });
  return (tags as readonly Tag[]).map((tag) => ({ tag, members: all.filter((one) => one.tag === tag.name) }));
}

const contents = ({ tag, members }: Group): string =>
  `<details open><summary>${escapeHtml(tag.name)}</summary><ul>${members
    .map(({ operation: { id }, described }) => `<li><a href="#${id}">${inline(described.summary ?? id)}</a></li>`)
    .join('')}</ul></details>`;

const chapter = ({ tag, members }: Group): string =>
  `<h2 id="tag-${escapeHtml(tag.name)}">${escapeHtml(tag.name)}</h2><p>${inline(tag.description ?? '')}</p>
${members.map(({ operation, described }) => describeOperation(operation, described)).join('\n')}`;

function events({ webhooks }: ContractDocument): string {
  return Object.entries(webhooks)
    .map(([name, { post }]) => {
      const { requestBody } = post;
      const reference = requestBody?.content['application/json']?.schema.$ref;
      const schema = typeof reference === 'string' ? reference.slice(reference.lastIndexOf('/') + 1) : undefined;
      return describeEvent(name, { summary: post.summary, description: post.description }, schema);
    })
    .join('\n');
}

/** The shortest way to a response: where a key comes from, and a call with it. */
const firstCall = `<section id="first-call"><h2>Authenticate and make the first call</h2>
<ol><li>Make an API key in the dashboard, under API keys, or on the machine of the server by the command <code>key create</code>.</li>
<li>Send it with each request. <code>$URL</code> is the address of this server, without the path of this page:
<pre tabindex="0">curl -H "Authorization: Bearer $KEY" "$URL/api/v1/domains"</pre></li>
<li>The response has the domains in <code>data</code>. Then <a href="#createDomain">add a domain</a>, and <a href="#startCrawl">start a crawl</a>.</li></ol>
<p>A browser needs no key: the cookie of a person who <a href="#signIn">signed in</a> is enough.</p></section>`;

interface ReferenceOptions {
  /** Whether the server has a dashboard, to which the page links. Default: false. */
  readonly hasDashboard?: boolean;
}

/**
 * Renders the contract as one page of HTML without script; it links only to places on the page, the contract and the
 * dashboard.
 */
export function renderReference(document: ContractDocument, { hasDashboard = false }: ReferenceOptions = {}): string {
  const { info, components } = document;
  const groups = groupsOf(document);
  const schemas = Object.entries(components.schemas).map(([name, schema]) => describeSchema(name, schema));
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(info.title)}</title>
<style>${style}</style></head>
<body>
<nav aria-label="Contents">${hasDashboard ? '<p><a href="./">← Linkvitals</a></p>' : ''}${groups.map(contents).join('\n')}
<details><summary>events and schemas</summary><ul><li><a href="#events">Events</a></li><li><a href="#schemas">Schemas</a></li></ul></details></nav>
<main>
<h1>${escapeHtml(info.title)} <small>${escapeHtml(info.version)}</small></h1>
${firstCall}
<p>For programs: <a href="openapi.yaml">openapi.yaml</a>, <a href="openapi.json">openapi.json</a>.</p>
${prose(info.description)}
${groups.map(chapter).join('\n')}
<h2 id="events">events</h2><p>Sent to webhook endpoints, signed.</p>
${events(document)}
<h2 id="schemas">schemas</h2>
${schemas.join('\n')}
</main>
</body>
</html>
`;
}
