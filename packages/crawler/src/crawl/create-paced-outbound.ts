import type { CrawlSettings } from '../crawl-settings.ts';
import { createExternalHosts } from '../hosts/create-external-hosts.ts';
import { ExternalSlots } from '../hosts/external-slots.ts';
import { OutageGuard } from '../hosts/outage-guard.ts';
import type { OwnHost } from '../hosts/own-host.ts';
import { OwnSlots } from '../hosts/own-slots.ts';
import { Patience } from '../hosts/patience.ts';
import { PacedOutbound } from '../requests/paced-outbound.ts';
import { PoliteRequests, type Sender } from '../requests/polite-requests.ts';
import type { Surroundings } from './surroundings.ts';

/** Refusals in a row after which a host is given up. The site's own host gets more: without it there is no crawl. */
const OWN_REFUSALS = 6;
const EXTERNAL_REFUSALS = 3;
/** Requests of scripts to one other host at a time. */
const SCRIPTS_AT_ONCE = 6;
const LOOK_LIMITS = { connectMs: 5_000, totalMs: 10_000 };

interface PacedOutboundParts extends Pick<Surroundings, 'clock' | 'scope' | 'signal' | 'onLost'> {
  readonly ownHost: OwnHost;
}

/** Makes the parts that keep requests polite: slots and patience for the site and for other hosts, and a guard for outages. */
export function createPacedOutbound(options: CrawlSettings, parts: PacedOutboundParts): PacedOutbound {
  const { outbound: sender, externalHosts: hosts, refusalPatienceMs: patienceMs, onNote } = options;
  const { clock, signal, ownHost, onLost } = parts;
  const own = new PoliteRequests({
    sender,
    slots: new OwnSlots({ host: ownHost, clock, signal, events: options }),
    patience: new Patience({ maxRefusals: OWN_REFUSALS, inFlight: options.rate.inFlight, patienceMs }),
    clock,
    onNote,
  });
  const external = new PoliteRequests({
    sender,
    slots: new ExternalSlots({ hosts, clock, signal, events: options, hostOf: options.hostOf }),
    patience: new Patience({ maxRefusals: EXTERNAL_REFUSALS, inFlight: hosts.inFlightPerHost ?? 1, patienceMs }),
    clock,
    onNote,
  });
  const outage = new OutageGuard({ clock, signal, look: robotsLook(options, parts), onLost });
  return new PacedOutbound({ scope: parts.scope, own, external, outage, clock, onNote });
}

/**
 * Makes the sender for the scripts of pages: on the site it is that of the crawl. Other hosts get six requests at once, as from a browser,
 * because one a second would starve pages.
 */
export function createScriptSender(
  options: CrawlSettings,
  { paced, clock, scope, signal }: Pick<Surroundings, 'clock' | 'scope' | 'signal'> & { readonly paced: Sender },
): Sender {
  const hosts = createExternalHosts({ intervalMs: 0, inFlight: SCRIPTS_AT_ONCE, clock });
  const external = new PoliteRequests({
    sender: options.outbound,
    slots: new ExternalSlots({ hosts, clock, signal, events: options, hostOf: options.hostOf }),
    patience: new Patience({ maxRefusals: 1, inFlight: SCRIPTS_AT_ONCE, patienceMs: 0 }),
    clock,
    onNote: options.onNote,
  });
  return { request: (request) => (scope.isInternal(request.url) ? paced : external).request(request) };
}

/** Requests the robots.txt of an origin, in a slot of the site, to see whether the origin responds. */
function robotsLook(options: CrawlSettings, { signal, ownHost }: Pick<PacedOutboundParts, 'signal' | 'ownHost'>) {
  const { outbound, localAddress, ownUserAgent, userAgent } = options;
  const headers = { 'user-agent': ownUserAgent ?? userAgent };
  const address = localAddress === undefined ? {} : { localAddress };
  return (origin: string): Promise<unknown> => {
    const url = `${origin}/robots.txt`;
    return ownHost.run(() => outbound.request({ url, headers, ...address, signal, limits: LOOK_LIMITS }), signal);
  };
}
