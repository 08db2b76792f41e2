import type { z } from 'zod';

/** One environment variable: what it is for, what it is when unset, what it may be. */
export interface Variable<T> {
  readonly description: string;
  /** Text as it would stand in the environment. */
  readonly fallback: string;
  readonly schema: z.ZodType<T>;
  /** An empty `_FILE` leaves it unset, without a fault. Default: false. */
  readonly mayBeEmpty?: boolean;
  /** Never printed. */
  readonly secret?: boolean;
}

export const variable = <T>(definition: Variable<T>): Variable<T> => definition;
