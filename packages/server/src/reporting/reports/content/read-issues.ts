import { createHash } from 'node:crypto';
import type { Crawl, Language } from '@linkvitals/contract';
import type { Context } from '../../../context.ts';
import { findReportedCrawl } from '../../../findings/crawls/index.ts';
import {
  countInconclusive,
  countIssueGroup,
  type IssueGroupName,
  listClosedIssues,
  listIssueGroup,
} from '../../../findings/issues/index.ts';
import { listPeriodSums } from '../../../findings/trends/index.ts';
import { wordsOf } from '../../texts/kind-texts.ts';
import type { Period } from '../read-period.ts';
import { ISSUE_GROUPS, type IssueFacts, type IssueGroup, type IssuesNow } from './issue-facts.ts';

type Reading = Pick<Context, 'db' | 'account'>;

interface Reported {
  readonly crawl: Crawl;
  readonly domainId: string;
  readonly period: Period | undefined;
}

/** Reads the numbers of issues. Undefined: the issues of the domain were not compared in this crawl. */
export async function readIssueFacts(
  ctx: Reading,
  { crawl, domainId, period }: Reported,
  ignored: number,
): Promise<IssueFacts | undefined> {
  const { knex } = ctx.db;
  const { issues } = crawl;
  if (issues === null) return undefined;
  const newest = await findReportedCrawl(knex, { accountId: ctx.account.id, domainId });
  const open = issues.new + issues.reopened + issues.persisting + issues.inconclusive;
  const isNewest = newest?.id === crawl.id;
  const known = { ...issues, open, ignored, isNewest };
  if (period === undefined)
    return { ...known, now: isNewest ? await readIssuesNow(ctx, { crawl, domainId, period }) : undefined };
  const [sums] = await listPeriodSums(knex, [domainId], { from: period.from - 1, to: period.to - 1 });
  return {
    ...known,
    now: undefined,
    new: sums?.new_issues ?? 0,
    reopened: sums?.reopened_issues ?? 0,
    fixed: sums?.fixed_issues ?? 0,
  };
}

/** Time from which an issue counts as new or fixed: the end of the crawl, which opens and fixes issues, or the beginning of the period. */
const sinceOf = ({ crawl, period }: Reported): number => period?.from ?? Date.parse(crawl.finished_at ?? '');

/** Yields new, fixed and standing issues as they are now; the first `limit` of each group, chunk by chunk. */
export async function* readIssueGroups(
  { db }: Pick<Context, 'db'>,
  reported: Reported,
  { limit, language }: { readonly limit: number; readonly language: Language },
): AsyncGenerator<IssueGroup[], undefined> {
  const { domainId } = reported;
  for (const name of ISSUE_GROUPS) {
    const wanted = { domainId, group: name, since: sinceOf(reported), limit };
    const group = { name, count: await countIssueGroup(db.knex, wanted) };
    yield [{ ...group, issues: [], kinds: new Map() }];
    for await (const issues of listIssueGroup(db.knex, wanted)) {
      const kinds = new Map(issues.map(({ kind }) => [kind, wordsOf(kind, language)]));
      yield [{ ...group, issues, kinds }];
    }
  }
  return undefined;
}

async function readIssuesNow({ db: { knex } }: Pick<Context, 'db'>, reported: Reported): Promise<IssuesNow> {
  const { domainId } = reported;
  const countOf = (group: IssueGroupName) => countIssueGroup(knex, { domainId, group, since: sinceOf(reported) });
  const standing = await countOf('standing');
  const inconclusive = Math.min(standing, await countInconclusive(knex, domainId));
  return {
    new: await countOf('new'),
    fixed: await countOf('fixed'),
    persisting: standing - inconclusive,
    inconclusive,
  };
}

/** SHA-256 of a URL, as issues have it. */
export const hashOf = (url: string): string => createHash('sha256').update(url).digest('hex');

/** A fault of a URL, by the kind of its issue. */
interface Fault {
  readonly kind: string;
  readonly url: string;
}

/** Returns a function that says of a fault of these URLs whether its issue is ignored or fixed now. Undefined: neither. */
export async function findClosed(
  { db }: Pick<Context, 'db'>,
  domainId: string,
  urls: readonly string[],
): Promise<(fault: Fault) => 'ignored' | 'fixed' | undefined> {
  const found = await listClosedIssues(db.knex, domainId, [...new Set(urls.map(hashOf))]);
  const states = new Map(found.map(({ kind, url_hash, state }) => [`${kind} ${url_hash}`, state]));
  return ({ kind, url }) => states.get(`${kind} ${hashOf(url)}`);
}
