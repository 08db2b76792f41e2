import type { IssueRule, IssueRuleCreate, IssueRuleProposal } from '@linkvitals/contract/types';
import { mayFitChecked } from '@linkvitals/contract/url-pattern';
import { endOfPeriod } from '../facts/ignore-period.ts';

type Values = Readonly<Record<string, string>>;

/** The kind and pattern that are chosen in the form; undefined when neither is chosen yet. */
export function proposalOf({ kind = '', url_pattern = '' }: Values): IssueRuleProposal | undefined {
  if (kind === '' && url_pattern === '') return undefined;
  return { ...(kind !== '' && { kind }), ...(url_pattern !== '' && { url_pattern }) };
}

/** The request that creates a deleted rule again. */
export function sameRule({ kind, url_pattern, reason, expires_at }: IssueRule): IssueRuleCreate {
  return { reason, expires_at, ...(kind !== null && { kind }), ...(url_pattern !== null && { url_pattern }) };
}

/** The rule that the values of the form describe. @param values by the name of the field */
export function ruleOf(values: Values, now: Date): IssueRuleCreate {
  const { reason = '', period, expires_at: day } = values;
  const end = endOfPeriod(period, day, now);
  return { reason, ...proposalOf(values), ...(end !== null && { expires_at: end }) };
}

/** Whether a pattern can match no checked URL, because none begins like it. */
export const fitsNothing = (pattern: string): boolean => pattern !== '' && !mayFitChecked(pattern);
