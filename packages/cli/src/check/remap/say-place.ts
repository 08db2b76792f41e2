import type { VerdictRecord } from '@linkvitals/crawler';
import type { Remapping } from './remapping.ts';

const FAULTY: ReadonlySet<VerdictRecord['verdict']> = new Set(['broken', 'suspect', 'unverifiable']);

/** Adds to a fault the place where its URL, or the end of its redirects, was requested. */
export function sayPlace(mapping: Remapping, url: string, record: VerdictRecord): VerdictRecord {
  if (!FAULTY.has(record.verdict)) return record;
  const found = mapping.find(record.redirects.at(-1)?.location ?? url);
  if (found === undefined) return record;
  const place =
    found.url === undefined
      ? `It was looked for in the folder ${found.rule.to}.`
      : `It was requested at ${found.url.replace(/#.*$/s, '')}`;
  return { ...record, detail: record.detail === undefined ? place : `${record.detail} ${place}` };
}
