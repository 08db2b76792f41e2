import { countDuplicates } from './invariants/bounded-duplicates.ts';
import { invariants } from './invariants/check-invariants.ts';
import { summarise } from './invariants/within-bounds.ts';
import type { Fault } from './plan/plan-faults.ts';
import type { FaultRun } from './run-faults.ts';

const MIB = 1_048_576;
const SHOWN = 20;
const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

/** The result of a run as a table for people, then every violation. */
export function report({ evidence, violations, quietAfterMs, durationMs }: FaultRun, plan: readonly Fault[]): string {
  const { crawls, events, deliveries, attempts, received, samples, unowned } = evidence;
  const counts = Object.entries(Object.groupBy(plan, ({ kind }) => kind)).map(([kind, of]) => `${kind} ${of.length}`);
  const states = Object.entries(Object.groupBy(deliveries, ({ state }) => state)).map(
    ([s, of]) => `${of?.length} ${s}`,
  );
  const { rssBytes, sockets, loopDelayMs } = summarise(samples);
  const resumes = crawls.map((crawl) => crawl.resumes);
  const longest = (what: 'crawl' | 'delivery') => seconds(unowned.find((row) => row.what === what)?.ms ?? 0);
  const rows: [string, string | number][] = [
    ['faults', counts.join(', ')],
    ['time', `${seconds(durationMs)}; all done ${seconds(quietAfterMs)} after the last fault`],
    [
      'crawls',
      `${crawls.length}, ${resumes.filter((n) => n > 0).length} of them broken off, up to ${Math.max(0, ...resumes)} times`,
    ],
    ['given up after more than 5 resumptions', crawls.filter(({ state }) => state === 'failed').length],
    ['events', events.length],
    ['deliveries', `${deliveries.length}: ${states.join(', ')}`],
    ['attempts written down', attempts.length],
    ['requests received', received.length],
    ['requests more than attempts', countDuplicates(evidence)],
    ['longest in nobody’s hands', `crawl ${longest('crawl')}, delivery ${longest('delivery')}`],
    ['at most, of any server', `${Math.round(rssBytes / MIB)} MiB, ${sockets} sockets`],
    ['p99 of the loop’s delay', `${loopDelayMs.toFixed(1)} ms in the middle of ${samples.length} looks`],
    ...Object.keys(invariants).map((name): [string, string] => {
      const found = violations[name as keyof typeof violations];
      return [name, found === undefined ? 'holds' : `BROKEN, ${found.length} times`];
    }),
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  const table = rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`);
  const broken = Object.entries(violations).flatMap(([name, found]) =>
    found.slice(0, SHOWN).map((one) => `${name}: ${one}`),
  );
  return `${[...table, ...broken].join('\n')}\n`;
}
