import { subjectMembers } from '@linkvitals/contract/fixes';
import type { CheckResult } from '../report/check-result.ts';
import type { CheckFix } from '../report/order-of-fixes.ts';
import { jsonText } from './json-text.ts';
import { baselineJson, summaryJson, targetJson } from './target-json.ts';

/** A fix as JSON has it. docs/cli.md describes the members. */
function fixJson(fix: CheckFix): string {
  const { kind, severity, links, pages, points, priority } = fix;
  return jsonText({ kind, subject: subjectMembers(fix), severity, issues: links.length, pages, points, priority });
}

/** A JSON document with a line for each target and each fix, so that it can be written piece by piece. docs/cli.md has its members. */
export function* jsonReport(result: CheckResult): Generator<string> {
  const { report, run } = result;
  yield '{';
  yield `"start_url": ${jsonText(run.startUrl)},`;
  yield `"summary": ${jsonText({ ...summaryJson(result), ...baselineJson(result) })},`;
  yield '"targets": [';
  let left = report.progress.targets;
  for (const target of report.targets()) {
    const { json } = targetJson(target, result.hasBaseline ? { grade: result.grade(target) } : {});
    yield `${json}${--left > 0 ? ',' : ''}`;
  }
  yield '],';
  yield '"fixes": [';
  const { fixes } = result;
  for (const [at, fix] of fixes.entries()) yield `${fixJson(fix)}${at < fixes.length - 1 ? ',' : ''}`;
  yield ']';
  yield '}';
}
