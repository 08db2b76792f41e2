/**
 * Code of an application: JavaScript that loads every entry, and TypeScript that uses them. The texts are valid for ESM
 * and CommonJS, for Node and browsers.
 */

/** A program that prints `{ names, errors }` as JSON: the exports of each entry, or the reason why it does not load. */
export function loadingCode(entries: readonly string[], kind: 'import' | 'require'): string {
  const load = kind === 'import' ? 'await import(entry)' : 'require(entry)';
  return `(async () => {
  const names = {};
  const errors = {};
  for (const entry of ${JSON.stringify(entries)}) {
    try {
      const loaded = ${load};
      names[entry] = Object.keys(loaded).filter((name) => name !== 'default' && name !== 'module.exports').sort();
    } catch (error) {
      errors[entry] = String(error);
    }
  }
  process.stdout.write(JSON.stringify({ names, errors }));
})();
`;
}

/**
 * A program that fails unless the client works, errors of the ESM build are recognised by the CommonJS build, and
 * `instanceof` holds for errors of the session's client.
 */
export const runningCode = `import { createRequire } from 'node:module';
import assert from 'node:assert/strict';
import * as esmSdk from '@linkvitals/sdk';
import * as esmSession from '@linkvitals/sdk/session';

const require = createRequire(import.meta.url);
const esm = { ...esmSdk, session: esmSession };
const cjs = { ...require('@linkvitals/sdk'), session: require('@linkvitals/sdk/session') };
for (const [sdk, other] of [[esm, cjs], [cjs, esm]]) {
  const keys = [];
  const fetch = async (request) => {
    keys.push(request.headers.get('idempotency-key'));
    if (request.method === 'GET') return Response.json({ code: 'not_found', title: 'Gone', status: 404 }, { status: 404 });
    if (keys.length === 1) return new Response('', { status: 503, headers: { 'retry-after': '0' } });
    return Response.json({ id: 'd', hostname: (await request.json()).hostname }, { status: 201 });
  };
  const client = sdk.createClient({ baseUrl: 'http://127.0.0.1', apiKey: 'lv_x', fetch });
  assert.equal((await client.domains.create({ hostname: 'a.example' })).hostname, 'a.example');
  assert.equal(keys.length, 2);
  assert.equal(keys[0], keys[1]);
  const error = await client.domains.get('x').catch((reason) => reason);
  assert.ok(other.isApiError(error, 'not_found'));
  const person = sdk.session.createClient({ baseUrl: 'http://127.0.0.1', fetch });
  assert.ok((await person.me.get().catch((reason) => reason)) instanceof sdk.session.NotFoundError);
}
`;

/** A program that uses the entries of both packages, and checks that no export is `any`. @param names The exports of each entry. */
export function typedCode(names: Readonly<Record<string, readonly string[]>>): string {
  const entries = Object.entries(names);
  const imports = entries.map(([entry], index) => `import * as e${index} from '${entry}';`);
  const checks = entries.flatMap(([, exported], index) =>
    exported.map((name) => `const e${index}_${name}: IsAny<typeof e${index}.${name}> = false; void e${index}_${name};`),
  );
  return `${imports.join('\n')}
import type { WebhookEvent } from '@linkvitals/receiver';
import { createClient, isApiError } from '@linkvitals/sdk';

type IsAny<T> = 0 extends 1 & T ? true : false;
${checks.join('\n')}

const client = createClient({ baseUrl: 'https://linkvitals.example' });

export async function brokenLinks(hostname: string, signal: AbortSignal): Promise<string[]> {
  const urls: string[] = [];
  try {
    const { data: first, next_cursor } = await client.domains.list({ limit: 1 });
    urls.push(first[0]?.hostname ?? '', next_cursor ?? '');
    for await (const domain of client.domains.list({ hostname }, { signal })) {
      const { data, requestId } = await client.crawls.start(domain.id, { max_pages: 10 }).withResponse();
      const crawl = await client.crawls.wait(data.id, { onProgress: ({ progress }) => void (progress.broken + 1) });
      const targets = await client.crawls.links(crawl.id).toArray({ limit: 10 });
      urls.push(requestId ?? '', ...targets.map((target) => target.url));
    }
  } catch (error) {
    if (isApiError(error, 'crawl_in_progress')) urls.push(error.problem.detail);
  }
  // @ts-expect-error not a state of the contract
  client.domains.list({ verification_status: 'gone' });
  // @ts-expect-error the exact hostname must be given
  client.domains.delete('id', {});
  return urls;
}

export function brokenCount(event: WebhookEvent): number {
  if (event.event === 'crawl.completed') return event.data.stats.broken_links;
  // @ts-expect-error other events have no statistics
  return event.data.stats.broken_links;
}
`;
}

/** Declarations of the variables that the examples of a README assume. The client is that of the ESM build, as in the examples. */
export const readmeGlobals = `declare const client: import('@linkvitals/sdk', { with: { 'resolution-mode': 'import' } }).LinkvitalsClient;
declare const domainId: string;
declare const crawlId: string;
declare const webhookId: string;
`;

/** The TypeScript of a README, block by block. */
export function readmeCode(text: string): string[] {
  return [...text.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code = '']) => `${code}export {};\n`);
}
