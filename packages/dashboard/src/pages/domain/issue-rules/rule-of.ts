import type { IssueRuleCreate } from '@linkvitals/contract/types';

/**
 * The rule that the values of the form stand for. A rule that ends, ends with its day, by the clocks of the browser.
 * @param values by the name of the field
 */
export function ruleOf(values: Readonly<Record<string, string>>): IssueRuleCreate {
  const { kind = '', url_pattern = '', reason = '', expires = '' } = values;
  return {
    reason,
    ...(kind !== '' && { kind }),
    ...(url_pattern !== '' && { url_pattern }),
    ...(expires !== '' && { expires_at: new Date(`${expires}T23:59:59.999`).toISOString() }),
  };
}
