import type { Executor } from '../../storage/index.ts';
import type { Rule } from './match-rules.ts';

/** Rules of a domain that hold at that time, epoch ms; the oldest first. */
export async function listIssueRules(on: Executor, domainId: string, at: number): Promise<Rule[]> {
  return on('issue_rules')
    .where({ domain_id: domainId })
    .where((where) => where.whereNull('expires_at').orWhere('expires_at', '>', at))
    .orderBy(['created_at', 'id'])
    .select('id', 'kind', 'url_pattern', 'reason', 'created_by', 'expires_at');
}
