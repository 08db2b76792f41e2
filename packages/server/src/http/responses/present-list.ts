import type { PageOf } from '../../platform/paging.ts';

/** Presents one page of a list as the API shows it. */
export const presentList = <Found, Shown>(
  { data, nextCursor }: PageOf<Found>,
  present: (found: Found) => Shown,
): { data: Shown[]; next_cursor: string | null } => ({ data: data.map(present), next_cursor: nextCursor });
