import type { z } from 'zod';

/** One environment variable: its purpose, its default, and its allowed values */
export interface Variable<T> {
  readonly description: string;
  /** Default, as the text that would stand in the environment */
  readonly fallback: string;
  readonly schema: z.ZodType<T>;
  /** An empty `_FILE` leaves it unset, without a fault. Default: false. */
  readonly mayBeEmpty?: boolean;
  /** The value is never printed. */
  readonly secret?: boolean;
}

export const variable = <T>(definition: Variable<T>): Variable<T> => definition;
