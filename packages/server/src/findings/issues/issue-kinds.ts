import { FINDINGS, type FindingCode } from '@linkvitals/crawler';
import { explainReason } from '../../reporting/texts/explain-reason.ts';
import { TARGET_KINDS, textOf } from '../../reporting/texts/kind-texts.ts';

export type Severity = 'error' | 'warning' | 'notice';

/** All severities, the worst first. */
export const SEVERITIES: readonly Severity[] = ['error', 'warning', 'notice'];

export type TargetKind = keyof typeof TARGET_KINDS;
export type IssueKind = TargetKind | FindingCode;

export const isTargetKind = (kind: string): kind is TargetKind => Object.hasOwn(TARGET_KINDS, kind);

interface Advised {
  readonly kind: string;
  readonly reason: string | null;
  readonly internal: boolean;
}

/** Advice on an issue. For a broken link it depends on the reason, and on whose site it leads to. */
export const howToFixOf = ({ kind, reason, internal }: Advised): string =>
  kind === 'broken_link' ? explainReason(reason, 'en', !internal).fix : textOf(kind).howToFix;

/** True for page checks that compare pages of the crawl; others look at one page alone. */
export const isDecidedBySite = (kind: string): boolean =>
  Object.hasOwn(FINDINGS, kind) && FINDINGS[kind as FindingCode].decidedBy === 'site';

/** True for page checks that compare a page with what its scripts build: only a crawl that renders it can decide them. */
export const isDecidedByRendering = (kind: string): boolean =>
  Object.hasOwn(FINDINGS, kind) && FINDINGS[kind as FindingCode].decidedBy === 'rendering';
