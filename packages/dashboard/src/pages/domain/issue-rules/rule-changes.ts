import type { IssueRule, IssueRuleUpdate } from '@linkvitals/contract/types';
import { endOfPeriod } from '../facts/ignore-period.ts';
import { dayOf } from '../last-day.ts';

type Values = Readonly<Record<string, string>>;

/** The end chosen in the form; undefined when it is unchanged. The field has a day, and the end of a rule may be a time within it. */
function changedEnd({ period, expires_at: day }: Values, rule: IssueRule, now: Date): string | null | undefined {
  const isShown = period === 'day' && rule.expires_at !== null && day === dayOf(rule.expires_at);
  return isShown ? undefined : endOfPeriod(period, day, now);
}

/** The changes that the form makes to a rule. @param values by the name of the field */
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
