import { createHash } from 'node:crypto';
import { PASSWORD } from '../../../examples/demo/src/keep/people.ts';

/** JSON of any shape; the paths below know where the ids are. */
// biome-ignore lint/suspicious/noExplicitAny: a missing member gives the path of no object, whose 404 ends the making
type Json = any;

/** The eyes of a person who signed in: the body of a JSON response, else the status, type and hash of the response. */
export type Look = (path: string) => Promise<Json>;

/** Signs the owner of a fixture in, with the password of before the upgrade. */
export async function signInTo(url: string, email: string): Promise<Look> {
  const response = await fetch(`${url}/api/v1/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (!response.ok) throw new Error(`${email} cannot sign in: ${response.status} ${await response.text()}`);
  const cookie = response.headers.getSetCookie()[0]?.replace(/;.*$/s, '') ?? '';
  return lookWith(url, { cookie });
}

export const lookWith =
  (url: string, headers: Readonly<Record<string, string>>): Look =>
  async (path) => {
    const response = await fetch(`${url}${path}`, { headers });
    const type = response.headers.get('content-type') ?? '';
    const bytes = Buffer.from(await response.arrayBuffer());
    if (!response.ok) throw new Error(`${path}: ${response.status} ${bytes}`);
    if (type.startsWith('application/json')) return JSON.parse(bytes.toString());
    const isStored = path.endsWith('/file');
    return {
      status: response.status,
      type,
      ...(isStored && { sha256: createHash('sha256').update(bytes).digest('hex') }),
    };
  };

/** Members that depend on the time of the look: the last use of a link, and the end of a trend that reaches to now. */
const VOLATILE: ReadonlySet<string> = new Set(['last_used_at', 'to']);

/**
 * Looks at everything that the owner of an account sees: each list, and one object of it.
 * @param publicPaths Paths of shared pages.
 * @returns each response by its path
 */
export async function lookAround(look: Look, publicPaths: readonly string[]): Promise<Record<string, unknown>> {
  const seen: Record<string, unknown> = {};
  const see: Look = async (path) => {
    const body = await look(path);
    seen[path] = JSON.parse(JSON.stringify(body, (name, value) => (VOLATILE.has(name) ? undefined : value)));
    return body;
  };
  const api: Look = (path) => see(`/api/v1${path}`);
  for (const path of publicPaths) await see(path);
  for (const path of ACCOUNT) await api(path);
  for (const { id } of (await api('/webhooks')).data) await api(`/webhooks/${id}/deliveries?limit=5`);
  for (const { id } of (await api('/domains')).data) await lookAtDomain(api, id);
  return seen;
}

const ACCOUNT = ['/me', '/account', '/members', '/invitations', '/api-keys', '/notification-settings', '/branding'];

async function lookAtDomain(api: Look, id: string): Promise<void> {
  const domain = `/domains/${id}`;
  for (const path of OF_DOMAIN) await api(`${domain}${path}`);
  for (const report of (await api(`${domain}/reports`)).data) await api(`/reports/${report.id}/file`);
  const [crawl] = (await api(`${domain}/crawls?limit=2`)).data;
  for (const path of OF_CRAWL) await api(`/crawls/${crawl.id}${path}`);
  for (const state of ['open', 'ignored', 'fixed']) {
    const [issue] = (await api(`${domain}/issues?state=${state}&limit=20`)).data;
    if (issue !== undefined) for (const path of OF_ISSUE) await api(`/issues/${issue.id}${path}`);
  }
}

const OF_DOMAIN = [
  '',
  '/issue-counts',
  '/issue-rules',
  '/fixes',
  '/share-links',
  '/badges',
  '/trends?window=90d&by=day',
] as const;
const OF_CRAWL = [
  '',
  '/pages?limit=3',
  '/links?limit=5',
  '/findings?limit=5',
  '/link-counts',
  '/finding-counts',
] as const;
const OF_ISSUE = ['', '/pages?limit=3', '/changes', '/comments'] as const;
