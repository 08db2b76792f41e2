import type { FailOn } from '../options/check-options.ts';
import type { Baseline } from './baseline.ts';
import { type FaultKind, faultKind } from './reasons.ts';
import type { ReportedTarget, SiteReport } from './site-report.ts';

/** What `--fail-on` counts: each word takes in those before it. */
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
}

export interface CheckRules {
  readonly failOn: FailOn;
  readonly baseline?: Baseline | undefined;
  /** What the baseline knows does not fail. */
  readonly onlyNew?: boolean | undefined;
}

/** A target that a report speaks of, and how it stands. */
export interface Grade {
  readonly kind: FaultKind | undefined;
  /** The baseline has it already. */
  readonly known: boolean;
  /** Makes the exit code 1. */
  readonly fails: boolean;
}

/** A finished check (or one that was stopped) as the reports present it. */
export class CheckResult {
  readonly report: SiteReport;
  readonly run: CheckRun;
  readonly hasBaseline: boolean;
  readonly #rules: CheckRules;

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

  /** Whether a person is shown the targets with this fault: the broken, and what `--fail-on` counts besides. */
  lists(kind: FaultKind): boolean {
    return kind === 'broken' || FAILING[this.#rules.failOn].includes(kind);
  }

  /** What a person is shown; first what fails, then what is known. */
  *problems(): Generator<{ readonly target: ReportedTarget; readonly grade: Grade }> {
    for (const wanted of [false, true]) {
      for (const target of this.report.faulty()) {
        const grade = this.grade(target);
        if (grade.kind === undefined || grade.known !== wanted) continue;
        if (this.lists(grade.kind)) yield { target, grade };
      }
    }
  }

  get fails(): boolean {
    // Pages that were left out, and parts of pages, are not verified either. Whether they are new no baseline knows.
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
   * proves the latter of nothing.
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
