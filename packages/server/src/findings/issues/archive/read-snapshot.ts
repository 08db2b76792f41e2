import { z } from 'zod';
import type { Suggestion } from '../suggestions/suggestion.ts';

/** Response of the availability API of the Wayback Machine, and of services that imitate it. Without a copy there is no `closest`. */
const Availability = z.object({
  archived_snapshots: z.object({
    closest: z
      .object({
        available: z.boolean(),
        url: z.url({ protocol: /^https?$/ }).max(2_048),
        /** `YYYYMMDDhhmmss`; archives may leave out the end. */
        timestamp: z.string().regex(/^\d{8}/),
        /** Status of the archived response. */
        status: z.union([z.string(), z.number()]).transform(String).optional(),
      })
      .optional(),
  }),
});

/**
 * Reads the copy that an archive names in its response; null when it has none that is worth a link. Pure.
 * @throws SyntaxError, ZodError when `body` is no such response
 */
export function readSnapshot(body: string): Suggestion | null {
  const { closest } = Availability.parse(JSON.parse(body)).archived_snapshots;
  if (closest === undefined || !closest.available) return null;
  if (closest.status !== undefined && !closest.status.startsWith('2')) return null;
  const day = closest.timestamp.replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3');
  return { url: closest.url, reason: 'archive', detail: `Archived on ${day}.` };
}
