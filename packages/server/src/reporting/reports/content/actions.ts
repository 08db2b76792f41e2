import { sayFix } from '../../texts/say-fix.ts';
import type { Words } from '../../texts/words.ts';
import { SEVERITY_TONES, type Tone } from './part.ts';
import type { FixFacts, ReportedFix } from './reported-fix.ts';

export interface Action {
  readonly tone: Tone;
  /** Kind of the fault, the number of its pages, and the points that come back. */
  readonly title: string;
  /** A URL, or the host or pattern of several; undefined: the action is about findings of page checks. */
  readonly url: string | undefined;
  /** The URL or pattern that replaces it; undefined: none is known. */
  readonly instead: string | undefined;
  /** True when these two stand for several URLs, so that no browser can open them. */
  readonly isPattern: boolean;
  readonly fix: string;
  /** The first pages that have the fault. */
  readonly places: readonly string[];
  /** Words before each of these pages. */
  readonly placed: string;
}

function actionOf(fix: ReportedFix, kinds: FixFacts['kinds'], words: Words): Action {
  const { reports } = words.texts;
  const wordsOf = (kind: string) => kinds.get(kind) ?? { title: kind, howToFix: '' };
  const { advice, ...said } = sayFix(fix, { words, wordsOf });
  return {
    ...said,
    isPattern: fix.kind === 'moved_pattern',
    tone: SEVERITY_TONES[fix.severity],
    fix: advice,
    places: fix.places,
    placed: fix.pages > fix.places.length ? reports.firstOn : reports.actions.on,
  };
}

export interface Actions {
  readonly actions: readonly Action[];
  /** A sentence about the order of the actions, and about those that are not listed. */
  readonly note: string;
}

/** Describes what to fix first, in the order of the fixes. */
export function actionsOf({ first, hasMore, kinds }: FixFacts, words: Words): Actions {
  const { none, order, others } = words.texts.reports.actions;
  const note = first.length === 0 ? none : [order, ...(hasMore ? [others] : [])].join(' ');
  return { actions: first.map((fix) => actionOf(fix, kinds, words)), note };
}
