import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type NodeProcess, spawnNode } from '@linkvitals/testing';
import { onTestFinished } from 'vitest';

const program = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Milliseconds to wait for a line of the demo, which first writes 90 days. */
const WRITTEN_WITHIN_MS = 180_000;

export interface Demo {
  readonly process: NodeProcess;
  /** Files in its folder that it left behind, or has not removed yet. */
  leftovers(): readonly string[];
}

/** Starts the kept demo with a folder of its own for its files. @param env more settings of the terminal */
export function startDemo(env: Readonly<Record<string, string>> = {}): Demo {
  const folder = mkdtempSync(join(tmpdir(), 'linkvitals-keep-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const process = spawnNode([program, '--keep'], { env: { LINKVITALS_DASHBOARD: 'off', TMPDIR: folder, ...env } });
  return { process, leftovers: () => readdirSync(folder) };
}

/** The text behind a label in the output of the demo. */
export async function lineOf(demo: NodeProcess, label: string): Promise<string> {
  const [, text = ''] = await demo.waitForLine(new RegExp(`^${label} +(\\S+)`), { timeoutMs: WRITTEN_WITHIN_MS });
  return text;
}
