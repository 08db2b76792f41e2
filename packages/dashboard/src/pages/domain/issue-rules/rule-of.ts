import type { IssueRule, IssueRuleCreate, IssueRuleProposal } from '@linkvitals/contract/types';
import { mayFitChecked } from '@linkvitals/contract/url-pattern';
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

/** Whether a pattern fits no URL that is checked, as none begins like it. */
export const fitsNothing = (pattern: string): boolean => pattern !== '' && !mayFitChecked(pattern);
