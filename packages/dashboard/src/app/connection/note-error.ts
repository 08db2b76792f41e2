import type { QueryClient } from '@tanstack/react-query';
import { isForbidden, isOutage, isSignedOut } from '../../api/errors.ts';
import { noteSignedOut } from '../../api/session-end.ts';
import { suspectOutage } from './connection.ts';

/** Acts on what an error means beyond its request: the session has ended, rights have changed, or the server may be away. */
export function noteError(queries: QueryClient, error: unknown): void {
  if (isSignedOut(error)) noteSignedOut(queries);
  else if (isForbidden(error)) void queries.invalidateQueries({ queryKey: ['grants'] });
  else if (isOutage(error)) void suspectOutage();
}
