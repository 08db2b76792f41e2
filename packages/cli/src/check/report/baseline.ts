import { readFile } from 'node:fs/promises';
import { UsageError } from '../../usage-error.ts';
import { type FaultKind, faultKind, isFaultCode } from './reasons.ts';
import type { ReportedTarget, SiteReport } from './site-report.ts';
import { systemReason } from './system-reason.ts';
import { textOfBytes } from './text-of-bytes.ts';

/** The faults of an earlier check, by URL. */
export type Baseline = ReadonlyMap<string, FaultKind>;

/** Reads the faults of a file. @throws UsageError when the file cannot be read or is neither a JSON report nor a baseline */
export async function readBaseline(path: string): Promise<Baseline> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(textOfBytes(await readFile(path)));
  } catch (error) {
    throw new UsageError(`The baseline ${path} cannot be read: ${systemReason(error)}.`);
  }
  const { baselineSchema } = await import('./baseline-schema.ts');
  const checked = baselineSchema.safeParse(parsed);
  if (!checked.success) throw new UsageError(`${path} is neither a JSON report nor a baseline of this program.`);
  const faults = new Map<string, FaultKind>();
  for (const target of checked.data.targets) {
    const kind = faultKind(target);
    if (kind !== undefined) faults.set(target.url, kind);
  }
  return faults;
}

/** The faults of this check as a file for `--baseline`, a line for each so that changes can be reviewed. */
export function* baselineFile(report: SiteReport, startUrl: string): Generator<string> {
  yield `{ "start_url": ${JSON.stringify(startUrl)},`;
  yield '"targets": [';
  const faulty = [...report.faulty()];
  faulty.sort((a, b) => (a.url < b.url ? -1 : 1));
  for (const [at, { url, verdict, reason, warnings }] of faulty.entries()) {
    yield `${JSON.stringify({ url, verdict, reason, warnings })}${at < faulty.length - 1 ? ',' : ''}`;
  }
  yield ']}';
}

/** Codes of the faults of a target: its reason, or its warnings. */
export function faultCodes({ verdict, reason, warnings }: ReportedTarget) {
  const codes = verdict === 'ok' || warnings.length > 0 ? warnings : [verdict === 'suspect' ? 'interrupted' : reason];
  return codes.filter(isFaultCode);
}
