import type { Context } from '../../context.ts';

/** The caller on whose behalf endpoints are read: it determines which of them a query may touch. */
export interface Viewer {
  readonly accountId: string;
  /**
   * Null: every endpoint of the account. A key that is limited to some domains sees only endpoints that are subscribed
   * to no other domains: any other endpoint would show it, or let it redirect, events of domains that it must not know.
   */
  readonly domainIds: readonly string[] | null;
}

export const viewerOf = (ctx: Pick<Context, 'account' | 'actor'>): Viewer => ({
  accountId: ctx.account.id,
  domainIds: ctx.actor.domainIds,
});

/** The endpoints of the account that the viewer may know of, by the same rule as the queries of the store */
export function seenBy<T extends { readonly domain_ids: readonly string[] | null }>(
  { domainIds }: Viewer,
  endpoints: readonly T[],
): readonly T[] {
  if (domainIds === null) return endpoints;
  // An endpoint whose domains are all deleted belongs to no domain that the viewer may see.
  return endpoints.filter(
    ({ domain_ids: ids }) => ids !== null && ids.length > 0 && ids.every((id) => domainIds.includes(id)),
  );
}
