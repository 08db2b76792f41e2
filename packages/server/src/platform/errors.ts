import type { KnownProblemCode, ProblemError } from '@linkvitals/contract';

export interface ServiceErrorOptions {
  /** Explains to the caller the fault and its remedy. */
  readonly detail: string;
  /** Every single fault of the input */
  readonly errors?: readonly ProblemError[];
  /** The crawl that prevents the action; with `crawl_in_progress`. */
  readonly crawlId?: string;
  /** The domain that has the hostname already; with `domain_exists`. */
  readonly domainId?: string;
  /** Seconds until a retry makes sense; with `rate_limited` and `unavailable`. */
  readonly retryAfterSeconds?: number;
}

/**
 * The only error that verbs throw for faults of the caller or missing permissions. Any other error is a bug or broken
 * infrastructure.
 */
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

/** Error for unknown objects, and for those of another account: the caller cannot distinguish the two. */
export const notFound = (what: string): ServiceError => new ServiceError('not_found', `There is no such ${what}.`);

/** Input that is well-formed and still cannot be used. `pointer` is relative to the body, such as `settings/ip_ranges`. */
export const invalidSetting = (pointer: string, detail: string): ServiceError =>
  new ServiceError('invalid_setting', { detail, errors: [{ pointer: `#/${pointer}`, detail }] });
