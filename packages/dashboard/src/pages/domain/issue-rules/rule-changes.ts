import type { IssueRule, IssueRuleUpdate } from '@linkvitals/contract/types';
import { endOfPeriod } from '../facts/ignore-period.ts';
import { dayOf } from '../last-day.ts';

type Values = Readonly<Record<string, string>>;

/** The end that the fields stand for; undefined: the one that the rule has. A day in the field is a whole day, not a time. */
function changedEnd({ period, expires_at: day }: Values, rule: IssueRule, now: Date): string | null | undefined {
  const isShown = period === 'day' && rule.expires_at !== null && day === dayOf(rule.expires_at);
  return isShown ? undefined : endOfPeriod(period, day, now);
}

/** What the values of the form change of a rule. @param values by the name of the field */
export function ruleChanges(values: Values, rule: IssueRule, now: Date): IssueRuleUpdate {
  const { kind = '', url_pattern = '', reason = '' } = values;
  const end = changedEnd(values, rule, now);
  return {
    ...((kind || null) !== rule.kind && { kind: kind || null }),
    ...((url_pattern || null) !== rule.url_pattern && { url_pattern: url_pattern || null }),
    ...(reason !== rule.reason && { reason }),
    ...(end !== undefined && end !== rule.expires_at && { expires_at: end }),
  };
}
