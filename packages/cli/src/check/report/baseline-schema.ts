import { z } from 'zod';

/** The members that a JSON report and a file of `writeBaseline` share. */
export const baselineSchema = z.object({
  targets: z.array(
    z.object({
      url: z.string(),
      verdict: z.enum(['ok', 'broken', 'suspect', 'unverifiable', 'not_checked']),
      warnings: z.array(z.string()).default([]),
    }),
  ),
});
