import type { ApiKey, LinkvitalsClient, Member } from '@linkvitals/sdk';

/** Hostnames of domains by id, requested once and only when needed. */
function hostnamesOf({ domains }: LinkvitalsClient): (id: string) => Promise<string> {
  let known: Promise<Map<string, string>> | undefined;
  const read = async () =>
    new Map((await domains.list({ limit: 100 }).toArray()).map(({ id, hostname }) => [id, hostname]));
  return async (id) => {
    known ??= read();
    // An id without a hostname is that of a newer domain, or of one that the caller may not see.
    return (await known).get(id) ?? id;
  };
}

const all = <T, R>(items: readonly T[], of: (item: T) => Promise<R>): Promise<R[]> => Promise.all(items.map(of));

/** Members, with their grants as they are typed: `shop.example.com=view,crawl all=view`. */
export async function* withGrants(client: LinkvitalsClient, members: AsyncIterable<Member>) {
  const hostnameOf = hostnamesOf(client);
  for await (const member of members) {
    const written = await all(member.grants, async ({ domain_id, rights }) => {
      return `${domain_id === null ? 'all' : await hostnameOf(domain_id)}=${rights.join(',')}`;
    });
    // Owners and administrators need no grants.
    yield { ...member, granted: member.role === 'member' ? written.join(' ') || 'nothing' : 'all' };
  }
}

/** API keys, with the hostnames of the domains that they are limited to; `all`: they are not. */
export async function* withDomains(client: LinkvitalsClient, keys: AsyncIterable<ApiKey>) {
  const hostnameOf = hostnamesOf(client);
  for await (const key of keys) {
    const { domain_ids: ids } = key;
    yield { ...key, domains: ids === null ? 'all' : (await all(ids, hostnameOf)).join(' ') };
  }
}
