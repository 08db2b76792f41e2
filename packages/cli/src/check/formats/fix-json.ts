import { subjectMembers } from '@linkvitals/contract/fixes';
import type { CheckFix } from '../report/order-of-fixes.ts';
import { jsonText } from './json-text.ts';

/** A fix as JSON has it. docs/cli.md describes the members. */
export function fixJson(fix: CheckFix): string {
  const { kind, severity, links, pages, points, priority } = fix;
  return jsonText({ kind, subject: subjectMembers(fix), severity, issues: links.length, pages, points, priority });
}
