import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

/** A folder for what the processes of a run make once for all. None where tests run again whenever a source changes. */
export default function setup({ vitest }: TestProject): (() => void) | undefined {
  if (vitest.config.watch) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'linkvitals-run-'));
  process.env.LINKVITALS_TEST_RUN = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
