import type { Profiler } from 'node:inspector';
import { Session } from 'node:inspector/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** A round of the event loop that took long. */
export interface LongBlock {
  readonly ms: number;
  /** Processor time of the main thread. When it is far less than `ms`, other processes had the processor. */
  readonly cpuMs: number;
  /** Functions on top of the stack in most samples, with the share of each. */
  readonly holders: readonly string[];
}

export interface LoopFigures {
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  readonly longBlocks: readonly LongBlock[];
}

const RESOLUTION_MS = 5;
const LONG_MS = 40;
const SAMPLE_US = 1_000;
const nowUs = (): number => Number(process.hrtime.bigint() / 1_000n);
const cpuUs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return user + system;
};

/**
 * Measures from now on how late the event loop is, in ms beyond the resolution of 5 ms. With `trace`, a sampling
 * profiler shows the functions that held the loop in its longest rounds; it makes the whole a few percent slower.
 */
export async function watchLoop(trace: boolean): Promise<() => Promise<LoopFigures>> {
  const rounds: { readonly from: number; readonly to: number; readonly cpu: number }[] = [];
  let last = nowUs();
  let lastCpu = cpuUs();
  const tick = setInterval(() => {
    const now = nowUs();
    const cpu = cpuUs();
    if (now - last > LONG_MS * 1_000) rounds.push({ from: last, to: now, cpu: cpu - lastCpu });
    last = now;
    lastCpu = cpu;
  }, RESOLUTION_MS);
  const session = trace ? new Session() : undefined;
  session?.connect();
  await session?.post('Profiler.enable');
  await session?.post('Profiler.setSamplingInterval', { interval: SAMPLE_US });
  await session?.post('Profiler.start');
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  return async () => {
    delay.disable();
    clearInterval(tick);
    const profile = (await session?.post('Profiler.stop'))?.profile;
    session?.disconnect();
    const ms = (ns: number): number => Math.max(0, ns / 1e6 - RESOLUTION_MS);
    const longest = rounds.sort((a, b) => b.cpu - a.cpu).slice(0, 20);
    const longBlocks = longest.map(({ from, to, cpu }) => {
      return { ms: (to - from) / 1_000, cpuMs: cpu / 1_000, holders: holders(profile, from, to) };
    });
    return { p50: ms(delay.percentile(50)), p99: ms(delay.percentile(99)), max: ms(delay.max), longBlocks };
  };
}

function holders(profile: Profiler.Profile | undefined, from: number, to: number): string[] {
  if (profile === undefined) return [];
  const names = new Map(
    profile.nodes.map(({ id, callFrame: { functionName, url, lineNumber } }) => {
      return [id, `${functionName || '(anonymous)'} ${url.split('/').slice(-2).join('/')}:${lineNumber + 1}`];
    }),
  );
  const counts = new Map<string, number>();
  let at = profile.startTime;
  let all = 0;
  for (const [i, sample] of (profile.samples ?? []).entries()) {
    at += profile.timeDeltas?.[i] ?? 0;
    if (at < from || at > to) continue;
    all++;
    const name = names.get(sample) ?? '';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const top = [...counts].sort(([, a], [, b]) => b - a).slice(0, 4);
  return top.map(([name, count]) => `${Math.round((100 * count) / all)} % ${name}`);
}
