import type { Domain } from '@linkvitals/contract';
import type { JsonOf } from '../json-of.ts';

/** All that the JSON of a domain is made from, always in the same order. */
export type Facts = readonly (string | number | boolean | null)[];

/**
 * The JSON of domains that this process has written lately. Who reads a list again and again mostly gets domains that are as
 * they were: to compare what they are made from takes a tenth of writing them.
 */
export interface WrittenDomains {
  /** As `write` makes it; as it was made last where all facts are the same. */
  json(id: string, facts: Facts, write: () => JsonOf<Domain>): JsonOf<Domain>;
}

interface Written {
  readonly facts: Facts;
  readonly json: JsonOf<Domain>;
  readonly bytes: number;
}

/** About two thousand domains. */
const MAX_BYTES = 8 * 1024 * 1024;
/** A fact that is no text, with its place in the list. */
const BYTES_OF_FACT = 16;

const areSame = (one: Facts, other: Facts): boolean =>
  one.length === other.length && one.every((fact, place) => fact === other[place]);

const sizeOf = (facts: Facts, json: JsonOf<Domain>): number =>
  facts.reduce<number>(
    (sum, fact) => sum + BYTES_OF_FACT + (typeof fact === 'string' ? fact.length : 0),
    json.byteLength,
  );

/** @param maxBytes of all together; those that were written longest ago are forgotten first */
export function createWrittenDomains(maxBytes = MAX_BYTES): WrittenDomains {
  const known = new Map<string, Written>();
  let bytes = 0;
  const forget = (id: string): void => {
    bytes -= known.get(id)?.bytes ?? 0;
    known.delete(id);
  };
  return {
    json(id, facts, write) {
      const before = known.get(id);
      if (before !== undefined && areSame(before.facts, facts)) return before.json;
      forget(id);
      const json = write();
      const written = { facts, json, bytes: sizeOf(facts, json) };
      known.set(id, written);
      bytes += written.bytes;
      for (const oldest of known.keys()) {
        if (bytes <= maxBytes) break;
        forget(oldest);
      }
      return json;
    },
  };
}
