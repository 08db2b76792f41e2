import type { FailOn } from '../options/check-options.ts';
import type { Baseline } from './baseline.ts';
import { type CheckFix, fixesOf, inOrderOfFixes } from './order-of-fixes.ts';
import { type FaultKind, faultKind } from './reasons.ts';
import type { ReportedTarget, SiteReport } from './site-report.ts';

/** The faults that each value of `--fail-on` counts; each value includes those before it. */
const FAILING: Readonly<Record<FailOn, readonly FaultKind[]>> = {
  never: [],
  broken: ['broken'],
  warning: ['broken', 'warning'],
  unverifiable: ['broken', 'warning', 'unverifiable'],
};

export interface CheckRun {
  /** The site, the sitemap, or what names the list or the files. */
  readonly startUrl: string;
  readonly durationMs: number;
  readonly maxPages: number;
  /** Number of verdicts that came from the cache; undefined when there is none. */
  readonly fromCache?: number | undefined;
}

export interface CheckRules {
  readonly failOn: FailOn;
  readonly baseline?: Baseline | undefined;
  /** Faults that the baseline has do not fail the check. */
  readonly onlyNew?: boolean | undefined;
}

/** The fault of a target in a report, and its effect. */
export interface Grade {
  readonly kind: FaultKind | undefined;
  /** The baseline has it already. */
  readonly known: boolean;
  /** The exit code is 1. */
  readonly fails: boolean;
}

/** A finished check (or one that was stopped) as the reports present it. */
export class CheckResult {
  readonly report: SiteReport;
  readonly run: CheckRun;
  readonly hasBaseline: boolean;
  readonly #rules: CheckRules;
  #fixes: readonly CheckFix[] | undefined;
  #order: readonly number[] | undefined;

  constructor(report: SiteReport, run: CheckRun, rules: CheckRules) {
    this.report = report;
    this.run = run;
    this.hasBaseline = rules.baseline !== undefined;
    this.#rules = rules;
  }

  grade(target: ReportedTarget): Grade {
    const { failOn, baseline, onlyNew = false } = this.#rules;
    const kind = faultKind(target);
    if (kind === undefined) return { kind, known: false, fails: false };
    const before = baseline?.get(target.url);
    const known = before === kind || before === 'broken';
    return { kind, known, fails: FAILING[failOn].includes(kind) && !(known && onlyNew) };
  }

  /**
   * Whether reports for people list targets with this fault: broken ones always, others when `--fail-on` counts them.
   */
  lists(kind: FaultKind): boolean {
    return kind === 'broken' || FAILING[this.#rules.failOn].includes(kind);
  }

  /** The fixes, the first thing to do at the top. */
  get fixes(): readonly CheckFix[] {
    this.#fixes ??= fixesOf(this.report);
    return this.#fixes;
  }

  /** The targets with a fault: what to fix first at the top. */
  *faulty(): Generator<ReportedTarget> {
    this.#order ??= inOrderOfFixes(this.report, this.fixes);
    for (const id of this.#order) {
      const target = this.report.target(id);
      if (target !== undefined) yield target;
    }
  }

  /** The targets that reports for people list: first new faults, then those of the baseline, both in order of their fixes. */
  *problems(): Generator<{ readonly target: ReportedTarget; readonly grade: Grade }> {
    for (const wanted of [false, true]) {
      for (const target of this.faulty()) {
        const grade = this.grade(target);
        if (grade.kind === undefined || grade.known !== wanted) continue;
        if (this.lists(grade.kind)) yield { target, grade };
      }
    }
  }

  get fails(): boolean {
    // Pages and parts of pages that were left out are not verified either. No baseline says whether their links are
    // new.
    if (!this.#isWhole && this.lists('unverifiable') && this.#rules.onlyNew !== true) return true;
    const { unreadSitemaps } = this.report.summary().end ?? {};
    if (unreadSitemaps !== undefined && this.lists('warning') && this.#rules.onlyNew !== true) return true;
    for (const target of this.report.faulty()) if (this.grade(target).fails) return true;
    return false;
  }

  get #isWhole(): boolean {
    const { end, cutPages } = this.report.summary();
    return end?.outcome === 'completed' && !end.truncated && end.trapped === undefined && cutPages.length === 0;
  }

  /**
   * Broken targets of the baseline that answer now, or that nothing links to any more. A check that was cut short
   * cannot prove the latter, so it finds only the former.
   */
  fixed(): string[] {
    const { baseline } = this.#rules;
    if (baseline === undefined) return [];
    const open = new Set<string>();
    for (const [url, kind] of baseline) if (kind === 'broken') open.add(url);
    const answers: string[] = [];
    for (const target of this.report.targets()) {
      if (open.delete(target.url) && target.verdict === 'ok') answers.push(target.url);
    }
    return this.#isWhole ? [...answers, ...open] : answers;
  }
}
