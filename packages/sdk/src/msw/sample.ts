import { samples } from './generated/operations.ts';

type Samples = typeof samples;

/** Schemas of the contract that have a sample: those of answers, and of items of lists. */
export type SampleName = keyof Samples;

/**
 * A valid object of the contract, new at each call: `sample('Crawl', { state: 'failed', error_code: 'TIMEOUT' })`.
 * @param changes Members to replace as a whole.
 */
export function sample<Name extends SampleName>(name: Name, changes: Partial<Samples[Name]> = {}): Samples[Name] {
  return Object.assign(structuredClone(samples[name]), changes);
}
