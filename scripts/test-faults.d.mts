interface FileResult {
  readonly name: string;
  readonly status: string;
  readonly message?: string;
  readonly assertionResults: readonly { readonly status: string }[];
}

export interface TestRun {
  readonly prepared: number;
  readonly missing: readonly string[];
  readonly tested: number;
  readonly report: { readonly numFailedTests: number; readonly testResults: readonly FileResult[] } | undefined;
  readonly root: string;
}

export function faultsBesideTests(run: TestRun): string[];
