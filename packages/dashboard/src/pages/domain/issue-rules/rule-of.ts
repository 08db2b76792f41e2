import type { IssueRuleCreate, IssueRuleProposal } from '@linkvitals/contract/types';

type Values = Readonly<Record<string, string>>;

/** What the rule fits that the values of the form stand for; undefined: nothing is chosen yet. */
export function proposalOf({ kind = '', url_pattern = '' }: Values): IssueRuleProposal | undefined {
  if (kind === '' && url_pattern === '') return undefined;
  return { ...(kind !== '' && { kind }), ...(url_pattern !== '' && { url_pattern }) };
}

/**
 * The rule that the values of the form stand for. A rule that ends, ends with its day, by the clocks of the browser.
 * @param values by the name of the field
 */
export function ruleOf(values: Values): IssueRuleCreate {
  const { reason = '', expires = '' } = values;
  return {
    reason,
    ...proposalOf(values),
    ...(expires !== '' && { expires_at: new Date(`${expires}T23:59:59.999`).toISOString() }),
  };
}
