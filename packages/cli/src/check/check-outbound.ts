import { createOutbound, type Outbound, type OutboundOptions } from '@linkvitals/outbound';
import type { Io } from '../io.ts';
import type { VerdictCache } from './cache/verdict-cache.ts';
import { headersOfSite } from './credentials/open-credentials.ts';
import type { PrivateHeaders } from './credentials/private-headers.ts';
import type { CheckOptions } from './options/check-options.ts';
import type { SiteAccess } from './options/site-access.ts';
import { openPlaces } from './remap/open-places.ts';
import { remapOutbound } from './remap/remapped-outbound.ts';
import type { Remapping } from './remap/remapping.ts';
import type { Source } from './source/source.ts';

interface CheckNetwork {
  readonly options: CheckOptions;
  /** The rules of `--remap`; undefined when there are none. */
  readonly mapping: Remapping | undefined;
  readonly credentials: PrivateHeaders | undefined;
  readonly cache: VerdictCache | undefined;
  readonly io: Pick<Io, 'cwd'>;
  /** Called for each address that may not be requested. */
  readonly onRefused: NonNullable<OutboundOptions['onRefused']>;
}

/**
 * The network of a check: what the source answers itself, then the places of `--remap`, then all other hosts.
 *
 * @throws UsageError for a place that does not exist
 */
export async function checkOutbound(
  source: Source,
  { options, mapping, credentials, cache, io, onRefused }: CheckNetwork,
): Promise<Outbound> {
  const shared = { connectionsPerOrigin: options.concurrency, onRefused };
  // Headers are chosen by the URL that is really requested, behind `--remap`.
  const open = (access: SiteAccess): Outbound => {
    const outbound = createOutbound({ ...access, ...shared });
    return credentials?.wrap(outbound) ?? outbound;
  };
  const { url } = source.start;
  const network = open(source.access);
  const direct = cache?.watch(network, url) ?? network;
  if (mapping === undefined) return source.wrap(direct);
  const { access, folders } = await openPlaces(options, io.cwd);
  const site = { url: url.href, headers: Object.keys(headersOfSite(options)) };
  return source.wrap(remapOutbound(direct, { mapping, elsewhere: open(access), folders, site }));
}
