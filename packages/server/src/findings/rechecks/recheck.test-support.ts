import type { ServerResponse } from 'node:http';
import type { Services } from '../../context.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/storage/index.ts';
import { verifiedDomain } from '../../sites/domains/domain.test-support.ts';
import { type OwnSiteTest, type SiteAnswer, startOwnSiteTest } from '../crawls/own-site.test-support.ts';
import { getRecheck } from './get-recheck.ts';
import { runRecheck } from './queue/run-recheck.ts';
import type { RecheckRow } from './recheck-row.ts';
import { requestRecheck } from './request-recheck.ts';

export const hostname = 'recheck.example.com';

/** A site whose answers a test changes while it runs */
export interface RecheckTest extends OwnSiteTest {
  readonly domainId: string;
  /** Answers by path */
  readonly answers: Record<string, SiteAnswer>;
  /** Reads the issue of a kind at a path. */
  issue(path: string, kind?: string): Promise<Record<string, unknown> & { id: string }>;
  /** Requests a recheck and runs it to its end. */
  recheck(path: string, kind?: string, services?: Partial<Services>): Promise<RecheckRow>;
}

const redirectTo =
  (location: string, status = 301) =>
  (_: unknown, response: ServerResponse): void => {
    response.writeHead(status, { location });
    response.end();
  };

export const page = (body: string, title = 'A page of the shop that sells things'): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><h1>Shop</h1>${body}</body></html>`;

export { redirectTo };

interface Options {
  readonly answers: Record<string, SiteAnswer>;
  readonly db?: Database;
  readonly env?: Readonly<Record<string, string>>;
}

/** Prepares a verified domain that has been crawled once. */
export async function startRecheckTest({ answers, db, env = {} }: Options): Promise<RecheckTest> {
  const site = await startOwnSiteTest({ answers, hostnames: [hostname], env, ...(db && { db }) });
  const test = { ...site, ctx: { ...site.ctx, clock: systemClock } };
  const { id: domainId } = await verifiedDomain(test, { hostname });
  await test.crawl(domainId);
  const issue = async (path: string, kind = 'broken_link') => {
    const url = path.startsWith('/') ? `http://${hostname}${path}` : path;
    return test.db.knex('issues').where({ domain_id: domainId, kind, url }).first();
  };
  const recheck = async (path: string, kind?: string, services: Partial<Services> = {}): Promise<RecheckRow> => {
    const { id } = await issue(path, kind);
    const row = await requestRecheck(test.ctx, id);
    await runRecheck({ ...test.services, ...services }, { recheckId: row.id });
    return getRecheck(test.ctx, id);
  };
  return { ...test, domainId, answers, issue, recheck };
}
