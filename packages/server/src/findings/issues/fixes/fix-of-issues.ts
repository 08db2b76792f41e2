import { createHash } from 'node:crypto';
import type { FixSubject } from '@linkvitals/contract';
import { type Fix, type RankedFix, severityWeight, subjectMembers } from '@linkvitals/contract/fixes';
import type { FixRow } from './fix-row.ts';
import type { OpenCheck, OpenLink } from './open-issue.ts';

/** A fix with the open issues that it settles. */
export type OpenFix = Fix<OpenLink, OpenCheck>;

/** Kinds of issues that a fix names. */
const KINDS = 20;

/** The folders of a URL or pattern. */
const FOLDER = /^https?:\/\/[^/?#]*([^?#]*\/)/i;

function folderOf(fix: OpenFix, { url, from, folder }: FixSubject): string | null {
  const address = url ?? from;
  // Page checks are about pages of the site.
  const isInternal = fix.links[0]?.internal ?? true;
  return address === null || !isInternal ? folder : (FOLDER.exec(address)?.[1] ?? '/');
}

function kindsOf({ links, checks }: OpenFix): string[] {
  const weights = new Map([...links, ...checks].map(({ kind, severity }) => [kind, severityWeight[severity]]));
  const worstFirst = [...weights].sort(([a, weight], [b, other]) => other - weight || (a < b ? -1 : 1));
  return worstFirst.slice(0, KINDS).map(([kind]) => kind);
}

/** Id of a fix, made of the key that the rule gave it, which may be long. */
export const fixIdOf = (domainId: string, { id: key }: Pick<OpenFix, 'id'>): string =>
  `fix_${createHash('sha256').update(`${domainId} ${key}`).digest('hex').slice(0, 32)}`;

interface Ranking extends Pick<FixRow, 'account_id' | 'domain_id' | 'crawled_pages' | 'ranked_at'> {}

/** The row of a ranked fix. Pure. */
export function rowOfFix(fix: RankedFix<OpenFix>, ranking: Ranking): FixRow {
  const { kind, severity, pages, points, priority, since, links, checks } = fix;
  const subject = subjectMembers(fix);
  const kinds = kindsOf(fix);
  const assigned = [...links, ...checks].flatMap(({ assignee }) => assignee ?? []);
  return {
    ...{ id: fixIdOf(ranking.domain_id, fix), ...ranking, kind, subject, folder: folderOf(fix, subject), severity },
    // Of a check with too many findings, not all are read.
    issue_kinds: subject.code === null ? kinds : [subject.code],
    issues: subject.code === null ? links.length + checks.length : pages,
    ...{ pages, points, priority, place: 0 - Math.round(priority * 1e9), opened_at: since },
    assignees: [...new Set(assigned)].sort(),
  };
}
