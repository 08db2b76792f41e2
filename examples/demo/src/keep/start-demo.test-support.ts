import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type NodeProcess, spawnNode } from '@linkvitals/testing';
import { onTestFinished } from 'vitest';

const program = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A demo that runs. */
export interface Demo {
  readonly process: NodeProcess;
  /** What it has left behind, or has not removed yet. */
  leftovers(): readonly string[];
}

/** Starts the demo that stays, in a temporary folder of its own, for the time of a test. */
export function startDemo(): Demo {
  const folder = mkdtempSync(join(tmpdir(), 'linkvitals-keep-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const process = spawnNode([program, '--keep'], { env: { LINKVITALS_DASHBOARD: 'off', TMPDIR: folder } });
  return { process, leftovers: () => readdirSync(folder) };
}
