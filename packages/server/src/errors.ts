import type { KnownProblemCode, ProblemError } from '@linkvitals/contract';

export interface ServiceErrorOptions {
  /** What went wrong here and what to do; shown to the caller. */
  readonly detail: string;
  /** Each fault of the input. */
  readonly errors?: readonly ProblemError[];
  /** With `crawl_in_progress`: the crawl that is in the way. */
  readonly crawlId?: string;
  /** With `domain_exists`: the domain that has the name. */
  readonly domainId?: string;
  /** With `rate_limited` and `unavailable`, seconds. */
  readonly retryAfterSeconds?: number;
}

/** The one error that verbs throw for what a caller did or may not do. Anything else is a bug or broken infrastructure. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly code: KnownProblemCode;
  readonly options: ServiceErrorOptions;

  constructor(code: KnownProblemCode, options: ServiceErrorOptions | string) {
    const full = typeof options === 'string' ? { detail: options } : options;
    super(full.detail);
    this.code = code;
    this.options = full;
  }
}

/** Also for what belongs to another account: the caller cannot distinguish the two. */
export const notFound = (what: string): ServiceError => new ServiceError('not_found', `There is no such ${what}.`);

/** Input that is well-formed and still cannot be used. `pointer` is relative to the body, such as `settings/ip_ranges`. */
export const invalidSetting = (pointer: string, detail: string): ServiceError =>
  new ServiceError('invalid_setting', { detail, errors: [{ pointer: `#/${pointer}`, detail }] });
