import type { Database } from '../src/platform/storage/index.ts';
import type { StoreExercise } from './exercise-store.ts';
import { planFaults } from './plan-faults.ts';
import { readPlan } from './read-plan.ts';
import type { Statement } from './record-statements.ts';

export interface JudgedStatement extends Statement {
  /** The plan in the words of the database */
  readonly plan: string;
  readonly faults: readonly string[];
}

/** Recognises statements that look for rows; an INSERT of values has no plan. */
const LOOKS = /^\s*(select|update|delete|insert .* select)\b/i;

/** Reads and judges the plan of every statement that was sent so far. */
export async function judgeStatements(
  db: Database,
  { recorder, store }: Pick<StoreExercise, 'recorder' | 'store'>,
): Promise<JudgedStatement[]> {
  const judged: JudgedStatement[] = [];
  const looked = recorder.statements.filter(({ sql }) => LOOKS.test(sql));
  for (const statement of looked) {
    const plan = await readPlan(db, statement);
    judged.push({ ...statement, plan: plan.text, faults: planFaults(statement, plan, store) });
  }
  return judged;
}
