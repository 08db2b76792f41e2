import type { Dns, TxtAnswer } from '../dns/index.ts';

export interface ProgrammableDns extends Dns {
  /** TXT values that both resolvers answer with; none: NXDOMAIN. */
  set(name: string, ...values: string[]): void;
  /** Both resolvers fail with this code (`ESERVFAIL`, `ETIMEOUT`, ...) until values are set again. */
  fail(name: string, error: string): void;
  /** Queried names, in order. */
  readonly queried: string[];
}

/** Resolver of tests that are about what follows from an answer. Real packets: lookup-txt.test.ts. */
export function programmableDns(): ProgrammableDns {
  const zone = new Map<string, TxtAnswer['result']>();
  const queried: string[] = [];
  return {
    queried,
    set: (name, ...values) => void zone.set(name, { values }),
    fail: (name, error) => void zone.set(name, { error }),
    async lookupTxt(name) {
      queried.push(name);
      const result = zone.get(name) ?? { values: [] };
      return ['resolver-a', 'resolver-b'].map((server) => ({ server, result }));
    },
  };
}
