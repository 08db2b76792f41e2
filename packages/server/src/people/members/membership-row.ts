import type { Role } from '@linkvitals/contract';

/** Rights of a member on a domain, of which `view` is part of every grant */
export const rights = ['view', 'crawl', 'edit', 'delete'] as const;
export type Right = (typeof rights)[number];

/** Rights on one domain, or on all present and future domains (`domain_id` null). Every grant includes `view`. */
export interface Grant {
  readonly domain_id: string | null;
  readonly rights: readonly Right[];
}

export interface MembershipRow {
  readonly account_id: string;
  readonly user_id: string;
  readonly role: Role;
  /** Null for owners and admins, who have every right on every domain */
  readonly grants: readonly Grant[] | null;
  readonly version: number;
  /** Time of the last use, rounded to a minute; null: never. */
  readonly last_used_at: number | null;
  readonly created_at: number;
  readonly updated_at: number;
}
