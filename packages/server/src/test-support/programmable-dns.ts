import type { Dns, TxtAnswer } from '../sites/dns/index.ts';

export interface ProgrammableDns extends Dns {
  /** Sets the TXT values that both resolvers answer; none: NXDOMAIN. */
  set(name: string, ...values: string[]): void;
  /** Makes both resolvers fail with this code (`ESERVFAIL`, `ETIMEOUT`, ...) until values are set again. */
  fail(name: string, error: string): void;
  /** Names that were queried, in order */
  readonly queried: string[];
}

/** A resolver for tests of what follows from an answer. lookup-txt.test.ts uses real packets. */
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
