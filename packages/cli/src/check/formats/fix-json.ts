import type { CheckFix } from '../report/order-of-fixes.ts';
import { jsonText } from './json-text.ts';

/** Members of a subject, as in the API: a fix has those of its kind, and the others are null. */
const NONE = { url: null, host: null, from: null, to: null, code: null, folder: null, region: null, text: null };

function subjectOf(fix: CheckFix) {
  if (fix.kind === 'moved_pattern') return { ...NONE, from: fix.from, to: fix.to };
  if (fix.kind === 'shared_link') return { ...NONE, url: fix.url, region: fix.place.region, text: fix.place.text };
  if ('host' in fix) return { ...NONE, host: fix.host };
  return { ...NONE, url: 'url' in fix ? fix.url : null };
}

/** A fix as JSON has it. docs/cli.md describes the members. */
export function fixJson(fix: CheckFix): string {
  const { kind, severity, links, pages, points, priority } = fix;
  return jsonText({ kind, subject: subjectOf(fix), severity, issues: links.length, pages, points, priority });
}
