import type { Executor } from '../../../platform/storage/index.ts';
import { listOpenSubjects, markIgnoredByRule } from '../ignore-store.ts';
import { compileRules } from './match-rules.ts';
import type { RuleRow } from './rule-store.ts';

/** Ignores the open issues that a new rule fits. */
export async function applyRule(trx: Executor, rule: RuleRow, at: number): Promise<void> {
  const ruleFor = compileRules([rule]);
  for await (const subjects of listOpenSubjects(trx, rule)) {
    const ids = subjects.filter((one) => ruleFor(one) !== undefined).map(({ id }) => id);
    if (ids.length > 0) await markIgnoredByRule(trx, ids, { rule, at });
  }
}
