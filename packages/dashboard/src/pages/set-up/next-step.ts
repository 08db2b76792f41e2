import type { Domain } from '@linkvitals/contract/types';

type Known = Pick<Domain, 'id' | 'verification_status' | 'last_crawl'>;

const hasEnded = ({ verification_status, last_crawl }: Known): boolean =>
  verification_status === 'verified' && last_crawl !== null && last_crawl.finished_at !== null;

/**
 * The step at which the set-up continues when somebody opens it again.
 * @param domains of the account
 * @returns `domain`: the form for the first domain; `done`: nothing is left to set up; otherwise the id of the domain that waits
 * for its record or its first crawl
 */
export function nextStep(domains: readonly Known[]): string {
  const [only, ...others] = domains;
  if (only === undefined) return 'domain';
  return others.length > 0 || hasEnded(only) ? 'done' : only.id;
}
