import type { FindingSeverity, FixSubject } from '@linkvitals/contract';
import type { FixKind } from '@linkvitals/contract/fixes';
import { inertUrl } from '@linkvitals/contract/inert-text';
import { explainReason, heading } from './explain-reason.ts';
import type { Words } from './words.ts';

/** A fault of a target that a fix settles. */
export interface FaultSummary {
  readonly kind: string;
  readonly reason: string | null;
  readonly status: number | null;
  readonly internal: boolean;
  /** A URL of the live web that the links could lead to instead. */
  readonly suggestion: string | null;
}

/** The facts about a fix that reports, mails and chats say. */
export interface FixSummary {
  readonly kind: FixKind;
  readonly subject: FixSubject;
  readonly severity: FindingSeverity;
  /** Kinds of its issues, the worst first. */
  readonly issue_kinds: readonly string[];
  /** Number of its open issues. */
  readonly issues: number;
  /** Number of pages on which they stand. */
  readonly pages: number;
  /** Points of the health score that come back, unrounded. */
  readonly points: number;
  /** The worst of its faults of targets; null: it settles findings of page checks. */
  readonly fault: FaultSummary | null;
}

/** A kind of issue in a language. */
export interface KindWords {
  /** One sentence. */
  readonly title: string;
  readonly howToFix: string;
}

export interface SaidFix {
  /** The fault, its extent, and the points that come back. */
  readonly title: string;
  /** A URL, or the host or pattern of several; undefined: the fix is about page checks. */
  readonly url: string | undefined;
  /** The URL or pattern that replaces it; undefined: none is known. */
  readonly instead: string | undefined;
  readonly advice: string;
}

interface Wording {
  readonly words: Words;
  readonly wordsOf: (kind: string) => KindWords;
}

/** The parts of a fix in words that depend on its kind. */
type Said = Omit<SaidFix, 'title'> & { readonly what: readonly string[] };

/** The fault of a target as a heading, and the advice on it alone. */
function explain({ kind, reason, status, internal }: FaultSummary, { words, wordsOf }: Wording) {
  if (kind !== 'broken_link') {
    const { title, howToFix } = wordsOf(kind);
    return { name: heading(title), fault: heading(title), advice: howToFix };
  }
  const { title, fix } = explainReason(reason, words.language, !internal);
  return { name: title, fault: status === null ? title : `${title} (${status})`, advice: fix };
}

function ofTargets({ kind, subject, issues: count, pages }: FixSummary, found: FaultSummary, wording: Wording): Said {
  const { issues, reports } = wording.words.texts;
  const says = reports.actions;
  const { name, fault, advice } = explain(found, wording);
  const onPages = reports.onPages(pages);
  const several = says.extent(count, onPages);
  const isBroken = found.kind === 'broken_link';
  const replaced = { url: subject.url ?? undefined, instead: found.suggestion ?? undefined };
  const host = { url: subject.host ?? undefined, instead: undefined };
  switch (kind) {
    case 'moved_pattern':
      return {
        what: [isBroken ? says.moved : name, several],
        ...{ url: subject.from ?? undefined, instead: subject.to ?? undefined },
        advice: isBroken && found.internal ? says.redirect : says.relink,
      };
    case 'dead_host':
      return { what: [name, several], ...host, advice: says.deadHost };
    case 'own_certificate':
      return { what: [name, several], ...host, advice };
    case 'shared_link': {
      const part = issues.regions[subject.region ?? 'other'];
      return { what: [fault, part, onPages], ...replaced, advice: `${advice} ${says.oneChange}` };
    }
    case 'missing_page':
      return { what: [fault, onPages], ...replaced, advice: says.restore };
    default:
      return { what: [fault, onPages], ...replaced, advice };
  }
}

function ofChecks({ issue_kinds, subject: { folder }, pages }: FixSummary, { words, wordsOf }: Wording): Said {
  const { reports } = words.texts;
  const found = issue_kinds.map(wordsOf);
  const onPages = reports.onPages(pages);
  const where = folder === null || folder === '/' ? onPages : reports.actions.under(onPages, inertUrl(folder));
  const others = found.length > 1 ? [reports.actions.more(found.length - 1)] : [];
  return {
    what: [heading(found[0]?.title ?? ''), ...others, where],
    url: undefined,
    instead: undefined,
    advice: found.map(({ howToFix }) => howToFix).join(' '),
  };
}

/** Says of a fix what is at fault, where, and what to change. Texts of the site may be in it. */
export function sayFix(fix: FixSummary, wording: Wording): SaidFix {
  const { what, ...said } = fix.fault === null ? ofChecks(fix, wording) : ofTargets(fix, fix.fault, wording);
  const points = fix.points > 0 ? [wording.words.texts.reports.actions.points(fix.points)] : [];
  return { ...said, title: [...what, ...points].join(' · ') };
}
