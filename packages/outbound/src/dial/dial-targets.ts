import { isIP } from 'node:net';
import { withinDeadline } from '../deadline.ts';
import type { AddressPolicy } from '../guard/address-policy.ts';
import type { ConnectTo } from '../guard/connect-to.ts';
import { isLocalhost, type UrlTarget } from '../guard/url-policy.ts';
import { OutboundError } from '../outbound-error.ts';
import type { DialTarget, OutboundOptions, ResolveAddresses } from '../types.ts';

/** Largest number of addresses in an answer that are judged; more would only waste time. */
const MAX_ANSWERS = 128;
const MAX_TARGETS = 4;
const MAX_REFUSALS_REPORTED = 8;

export interface DialTargetsOptions {
  readonly judgeAddress: AddressPolicy;
  readonly connectTo: ConnectTo;
  readonly resolve: ResolveAddresses;
  readonly onRefused?: OutboundOptions['onRefused'] | undefined;
}

export type FindDialTargets = (
  target: UrlTarget,
  request: { readonly signal: AbortSignal; readonly localAddress?: string | undefined },
) => Promise<readonly DialTarget[]>;

/**
 * Makes the function that finds the addresses behind a URL and keeps those that may be dialled, at most 4, families alternating. This is
 * the only resolution of a connection: the addresses that are judged here are those that are dialled, so an answer that changes later
 * changes nothing.
 *
 * It rejects with `address_refused` when no address is left, with `dns_not_found` or `dns_error` when there was none. A look-up that
 * outlives the signal is a `dns_error` too: the name may exist.
 */
export function createFindDialTargets(options: DialTargetsOptions): FindDialTargets {
  const { judgeAddress, connectTo, resolve, onRefused } = options;
  return async (target, { signal, localAddress }) => {
    const { host, port } = connectTo.map(target.origin);
    const answers = await addressesOf(host, resolve, signal);
    if (answers.length === 0) throw new OutboundError('dns_not_found', { phase: 'dns', reason: 'no answer' });

    const refusals: { address: string; reason: string }[] = [];
    const allowed = answers.slice(0, MAX_ANSWERS).filter((address) => {
      const verdict = judgeAddress(address);
      if (!verdict.allowed) refusals.push({ address, reason: verdict.reason });
      return verdict.allowed;
    });
    for (const refusal of refusals.slice(0, MAX_REFUSALS_REPORTED)) onRefused?.({ url: target.href, ...refusal });

    const usable = allowed.filter((address) => localAddress === undefined || isIP(address) === isIP(localAddress));
    if (usable.length === 0) {
      const reason = allowed.length > 0 ? 'no address of the family of localAddress' : refusals[0]?.reason;
      throw new OutboundError('address_refused', { phase: 'connect', ...(reason === undefined ? {} : { reason }) });
    }
    return alternateFamilies(usable)
      .slice(0, MAX_TARGETS)
      .map((address) => ({
        address,
        family: isIP(address) === 4 ? 4 : 6,
        port,
        ...(localAddress === undefined ? {} : { localAddress }),
      }));
  };
}

async function addressesOf(host: string, resolve: ResolveAddresses, signal: AbortSignal): Promise<readonly string[]> {
  if (isIP(host) !== 0) return [host];
  if (isLocalhost(host)) return ['127.0.0.1', '::1'];
  try {
    return await withinDeadline(resolve(host, signal), { signal, phase: 'dns' });
  } catch (error) {
    if (error instanceof OutboundError && error.code !== 'timeout') throw error;
    const reason = error instanceof OutboundError ? 'dns-timeout' : String(error);
    throw new OutboundError('dns_error', { phase: 'dns', reason, cause: error });
  }
}

function alternateFamilies(addresses: readonly string[]): string[] {
  const ipv4 = addresses.filter((address) => isIP(address) === 4);
  const ipv6 = addresses.filter((address) => isIP(address) === 6);
  const longer = Math.max(ipv4.length, ipv6.length);
  return Array.from({ length: longer }, (_, i) => [ipv4[i], ipv6[i]]).flatMap((pair) =>
    pair.filter((a) => a !== undefined),
  );
}
