import type { IssueRule, IssueRuleCreate, IssueRuleProposal } from '@linkvitals/contract/types';
import { endOfPeriod } from '../facts/ignore-period.ts';

type Values = Readonly<Record<string, string>>;

/** What the rule fits that the values of the form stand for; undefined: nothing is chosen yet. */
export function proposalOf({ kind = '', url_pattern = '' }: Values): IssueRuleProposal | undefined {
  if (kind === '' && url_pattern === '') return undefined;
  return { ...(kind !== '' && { kind }), ...(url_pattern !== '' && { url_pattern }) };
}

/** A rule like one that was there. */
export function sameRule({ kind, url_pattern, reason, expires_at }: IssueRule): IssueRuleCreate {
  return { reason, expires_at, ...(kind !== null && { kind }), ...(url_pattern !== null && { url_pattern }) };
}

/** The rule that the values of the form stand for. @param values by the name of the field */
export function ruleOf(values: Values, now: Date): IssueRuleCreate {
  const { reason = '', period, expires_at: day } = values;
  const end = endOfPeriod(period, day, now);
  return { reason, ...proposalOf(values), ...(end !== null && { expires_at: end }) };
}

const wholeUrl = (address: string): string => `https://${address}${address.includes('/') ? '' : '/*'}`;

/** An address without `https://`, or a path without its slash. `http*` and `mailto:*` begin as URLs do. */
const isPartOfUrl = (pattern: string): boolean => pattern !== '' && !/^(?:\/|[a-z0-9+-]*[:*])/i.test(pattern);

/** Links of these schemes are never checked, so no rule fits them. */
const UNCHECKED = /^(?:ftps?|sftp|wss?):\/*/i;

/** What to write in place of a pattern that no URL fits, as none begins like it; undefined: it may fit some. */
export function suggestedPattern(pattern: string): string | undefined {
  if (UNCHECKED.test(pattern)) return wholeUrl(pattern.replace(UNCHECKED, ''));
  if (!isPartOfUrl(pattern)) return undefined;
  const [host = ''] = pattern.split('/', 1);
  if (!host.includes('.')) return `/${pattern}`;
  return wholeUrl(pattern);
}
