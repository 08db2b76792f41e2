import { z } from 'zod';

/** What both kinds of file share: a JSON report, and what `writeBaseline` leaves of it. */
export const baselineSchema = z.object({
  targets: z.array(
    z.object({
      url: z.string(),
      verdict: z.enum(['ok', 'broken', 'suspect', 'unverifiable', 'not_checked']),
      warnings: z.array(z.string()).default([]),
    }),
  ),
});
