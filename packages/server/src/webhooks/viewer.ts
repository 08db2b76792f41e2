import type { Context } from '../context.ts';

/** Whose endpoints a query may touch. */
export interface Viewer {
  readonly accountId: string;
  /**
   * A key that is limited to some domains sees the endpoints that are subscribed to nothing else: any other would show it, or
   * let it redirect, events of domains that it must not know. Null: every endpoint of the account.
   */
  readonly domainIds: readonly string[] | null;
}

export const viewerOf = (ctx: Pick<Context, 'account' | 'actor'>): Viewer => ({
  accountId: ctx.account.id,
  domainIds: ctx.actor.domainIds,
});

/** Those of the account's endpoints that the viewer may know of, as the queries of the store choose them. */
export function seenBy<T extends { readonly domain_ids: readonly string[] | null }>(
  { domainIds }: Viewer,
  endpoints: readonly T[],
): readonly T[] {
  if (domainIds === null) return endpoints;
  // One whose domains are all deleted is of no domain that the viewer may see.
  return endpoints.filter(
    ({ domain_ids: ids }) => ids !== null && ids.length > 0 && ids.every((id) => domainIds.includes(id)),
  );
}
