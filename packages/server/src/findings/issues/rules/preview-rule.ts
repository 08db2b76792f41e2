import type { Executor } from '../../../platform/storage/index.ts';
import { listOpenSubjects } from '../ignore-store.ts';
import { compileRules, type Rule } from './match-rules.ts';
import { countOpen } from './rule-store.ts';

/** Open issues that one preview compares at most: more would delay the response, and other work of the server. */
const MAX_COMPARED = 20_000;
const SHOWN = 10;

/** The effect that a rule would have. */
export interface RulePreview {
  readonly openIssues: number;
  readonly fitting: number;
  /** URLs of the first issues that fit. */
  readonly firstFitting: readonly string[];
  /** Whether all open issues that may fit were compared. */
  readonly isComplete: boolean;
}

/** Counts the open issues of a domain that a rule fits, as `applyRule` would find them. Changes nothing. */
export async function previewRule(
  on: Executor,
  { domainId, ...rule }: Pick<Rule, 'kind' | 'url_pattern'> & { readonly domainId: string },
  { max = MAX_COMPARED }: { readonly max?: number } = {},
): Promise<RulePreview> {
  const ruleFor = compileRules([rule]);
  const firstFitting: string[] = [];
  let [compared, fitting, isComplete] = [0, 0, true];
  for await (const subjects of listOpenSubjects(on, { domain_id: domainId, kind: rule.kind })) {
    if (compared + subjects.length > max) {
      isComplete = false;
      break;
    }
    compared += subjects.length;
    const fits = subjects.filter((one) => ruleFor(one) !== undefined);
    fitting += fits.length;
    firstFitting.push(...fits.slice(0, SHOWN - firstFitting.length).map(({ url }) => url));
  }
  return { openIssues: await countOpen(on, domainId), fitting, firstFitting, isComplete };
}
