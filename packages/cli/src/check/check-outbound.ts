import { createOutbound, type Outbound, type OutboundOptions } from '@linkvitals/outbound';
import type { Io } from '../io.ts';
import type { CheckOptions } from './options/check-options.ts';
import { openPlaces } from './remap/open-places.ts';
import { remapOutbound } from './remap/remapped-outbound.ts';
import { Remapping } from './remap/remapping.ts';
import type { Source } from './source/source.ts';

interface CheckNetwork {
  readonly options: CheckOptions;
  readonly io: Pick<Io, 'cwd'>;
  /** Called for each address that may not be requested. */
  readonly onRefused: NonNullable<OutboundOptions['onRefused']>;
}

/**
 * The network of a check: what the source answers itself, then the places of `--remap`, then all other hosts.
 *
 * @throws UsageError for a place that does not exist
 */
export async function checkOutbound(source: Source, { options, io, onRefused }: CheckNetwork): Promise<Outbound> {
  const shared = { connectionsPerOrigin: options.concurrency, onRefused };
  const { remap } = options;
  if (remap === undefined) return source.wrap(createOutbound({ ...source.access, ...shared }));
  const mapping = new Remapping(remap);
  const { access, folders } = await openPlaces(options, io.cwd);
  const site = { url: source.start.url.href, headers: Object.keys(options.header ?? {}) };
  const elsewhere = createOutbound({ ...access, ...shared });
  return source.wrap(
    remapOutbound(createOutbound({ ...source.access, ...shared }), { mapping, elsewhere, folders, site }),
  );
}
