import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type NodeProcess, spawnNode } from '@linkvitals/testing';
import { onTestFinished } from 'vitest';

const program = fileURLToPath(new URL('../main.ts', import.meta.url));

/** It writes 90 days first. */
const WRITTEN_WITHIN_MS = 180_000;

export interface Demo {
  readonly process: NodeProcess;
  /** What it has left behind, or has not removed yet. */
  leftovers(): readonly string[];
}

/** The demo that stays, in a folder of its own. */
export function startDemo(): Demo {
  const folder = mkdtempSync(join(tmpdir(), 'linkvitals-keep-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const process = spawnNode([program, '--keep'], { env: { LINKVITALS_DASHBOARD: 'off', TMPDIR: folder } });
  return { process, leftovers: () => readdirSync(folder) };
}

/** What a line of its output says. */
export async function lineOf(demo: NodeProcess, label: string): Promise<string> {
  const [, text = ''] = await demo.waitForLine(new RegExp(`^${label} +(\\S+)`), { timeoutMs: WRITTEN_WITHIN_MS });
  return text;
}
