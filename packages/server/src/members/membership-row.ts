import type { Role } from '@linkvitals/contract';

/** What a member may do on a domain besides viewing it. */
export const rights = ['view', 'crawl', 'edit', 'delete'] as const;
export type Right = (typeof rights)[number];

/** Rights on one domain, or on all domains present and future (`domain_id` null). Every grant lets its member view. */
export interface Grant {
  readonly domain_id: string | null;
  readonly rights: readonly Right[];
}

export interface MembershipRow {
  readonly account_id: string;
  readonly user_id: string;
  readonly role: Role;
  /** Null for owners and admins, who may do everything on every domain. */
  readonly grants: readonly Grant[] | null;
  readonly version: number;
  /** To a minute; null: never. */
  readonly last_used_at: number | null;
  readonly created_at: number;
  readonly updated_at: number;
}
