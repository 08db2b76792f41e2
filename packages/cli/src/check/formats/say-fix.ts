import { hostText } from '@linkvitals/contract/readable/host';
import { readableUrl } from '@linkvitals/contract/readable/url';
import { brokenAdvice, brokenAdviceElsewhere, fixAdvice } from '@linkvitals/contract/wording/en';
import type { CheckResult } from '../report/check-result.ts';
import type { CheckFix } from '../report/order-of-fixes.ts';
import { FAULTS, isFaultCode } from '../report/reasons.ts';
import { counted } from './closing.ts';

/** A fix in words. */
interface SaidFix {
  /** The place of the change (a URL, a host or a pattern), and its extent. */
  readonly subject: string;
  readonly advice: string;
}

const advice: Readonly<Record<string, string>> = brokenAdvice;
const adviceElsewhere: Readonly<Record<string, string>> = brokenAdviceElsewhere;

/** The first issue of the worst severity. */
const worstOf = ({ links, severity }: CheckFix) => links.find((issue) => issue.severity === severity);

/** The advice on one target. For a fault that only warns it is the URL that links could lead to, or else the fault itself. */
function adviceOn(fix: CheckFix): string {
  const { kind = '', reason, internal = false, suggestion = null } = worstOf(fix) ?? {};
  if (kind === 'broken_link') {
    return (internal ? undefined : adviceElsewhere[reason ?? '']) ?? advice[reason ?? ''] ?? brokenAdvice.not_found;
  }
  if (suggestion !== null) return `Link to ${readableUrl(suggestion)} instead.`;
  return isFaultCode(kind) ? `${FAULTS[kind].title}.` : '';
}

function whatToDo(fix: CheckFix): string {
  switch (fix.kind) {
    case 'moved_pattern':
      return worstOf(fix)?.internal && worstOf(fix)?.kind === 'broken_link' ? fixAdvice.redirect : fixAdvice.relink;
    case 'dead_host':
      return fixAdvice.deadHost;
    case 'missing_page':
      return fixAdvice.restore;
    case 'shared_link':
      return `${adviceOn(fix)} ${fixAdvice.oneChange}`;
    default:
      return adviceOn(fix);
  }
}

const REGIONS = { header: 'header', nav: 'navigation', main: 'main content', footer: 'footer', other: 'body' } as const;

function subjectOf(fix: CheckFix): string {
  if (fix.kind === 'moved_pattern') return `${readableUrl(fix.from)} is now ${readableUrl(fix.to)}`;
  if ('host' in fix) return hostText(fix.host);
  return 'url' in fix ? readableUrl(fix.url) : fix.code;
}

function extentOf(fix: CheckFix): string {
  const onPages = `on ${counted(fix.pages, 'page')}`;
  if (fix.kind === 'shared_link') return `in the ${REGIONS[fix.place.region]}, ${onPages}`;
  return 'host' in fix || 'from' in fix ? `${counted(fix.links.length, 'issue')} ${onPages}` : onPages;
}

/** Words a fix of a check. */
export const sayFix = (fix: CheckFix): SaidFix => ({
  subject: `${subjectOf(fix)} (${extentOf(fix)})`,
  advice: whatToDo(fix),
});

/** The number of fixes that reports for people name. */
const SHOWN = 5;

interface FirstFixes {
  readonly shown: readonly SaidFix[];
  /** Words about the others; undefined: there are none. */
  readonly others: string | undefined;
}

/** Words the first fixes of problems that are listed and new. */
export function firstFixes(result: CheckResult): FirstFixes {
  const listed = new Set<number>();
  for (const { target, grade } of result.problems()) if (!grade.known) listed.add(target.id);
  const fixes = result.fixes.filter(({ links }) => links.some(({ id }) => listed.has(id)));
  const more = fixes.length - SHOWN;
  return {
    shown: fixes.slice(0, SHOWN).map(sayFix),
    others: more > 0 ? `and ${more} more (--format json lists all)` : undefined,
  };
}
