interface TestResult {
  readonly status: string;
  readonly title?: string;
  readonly fullName?: string;
  readonly failureMessages?: readonly string[];
  readonly location?: { readonly line: number };
}

interface FileResult {
  readonly name: string;
  readonly status: string;
  readonly message?: string;
  readonly assertionResults: readonly TestResult[];
}

export interface TestRun {
  readonly prepared: number;
  readonly missing: readonly string[];
  readonly tested: number;
  readonly report: { readonly numFailedTests: number; readonly testResults: readonly FileResult[] } | undefined;
  readonly root: string;
}

export function faultsBesideTests(run: TestRun): string[];

export interface RedTest {
  readonly file: string;
  readonly line?: number | undefined;
  readonly title: string;
  readonly files?: readonly string[];
}

export function redTests(report: TestRun['report'], root: string): RedTest[];
export function describeRedTests(tests: readonly RedTest[], alone: (test: RedTest) => string): string[];
export function firstLine(text: string | undefined): string;
