import { Deadline } from './deadline.ts';
import { createFindDialTargets } from './dial/dial-targets.ts';
import { dialPlainTcp, dialTcp } from './dial/dial-tcp.ts';
import { createOpenSocket, type OpenSocketRequest } from './dial/open-socket.ts';
import { createResolveAddresses } from './dial/resolve-addresses.ts';
import { createAddressPolicy } from './guard/address-policy.ts';
import { parseConnectTo } from './guard/connect-to.ts';
import { createUrlPolicy, type UrlPolicy, type UrlTarget } from './guard/url-policy.ts';
import { Connection } from './http/connection.ts';
import { ConnectionPool } from './http/connection-pool.ts';
import { exchange, StaleConnection } from './http/exchange.ts';
import type { HttpConnection, HttpOver } from './http/http-connection.ts';
import { LoopRounds } from './http/loop-rounds.ts';
import { hasPrivateHeaders } from './http/request-headers.ts';
import { wireRequest } from './http/wire-request.ts';
import { OutboundError } from './outbound-error.ts';
import { lazySecureContext } from './tls/secure-context.ts';
import type { Outbound, OutboundOptions, OutboundRequest, OutboundResponse } from './types.ts';

const CONNECT_MS = 5_000;
const TOTAL_MS = 20_000;
const CONNECTIONS_PER_ORIGIN = 8;
const NEVER = new AbortController().signal;
const ownHttp: HttpOver = (opened, rounds) => new Connection(opened, rounds);

/**
 * Makes the one way to the network for addresses that a user named. Every URL is judged before anything is sent and every address before it
 * is dialled. Proxy variables of the environment are not read, because behind a proxy the address would not be judged.
 *
 * @param httpOver speaks HTTP/1.1 over each socket. Default: our own. Others are for comparison
 * @throws TypeError when a CIDR or a `connectTo` rule does not parse.
 */
export function createOutbound(options: OutboundOptions = {}, httpOver: HttpOver = ownHttp): Outbound {
  const judgeAddress = createAddressPolicy(options);
  const connectTo = parseConnectTo(options.connectTo ?? []);
  const judgeUrl = reportingRefusals(createUrlPolicy({ judgeAddress, connectTo }), options.onRefused);
  const findDialTargets = createFindDialTargets({
    judgeAddress,
    connectTo,
    resolve: options.resolve ?? createResolveAddresses(options.dnsServers),
    onRefused: options.onRefused,
  });
  const openSocket = createOpenSocket({
    findDialTargets,
    dial: options.dial ?? dialTcp,
    dialPlain: options.dial ?? dialPlainTcp,
    secureContext: lazySecureContext(options.extraCa),
  });
  const pool = new ConnectionPool(options.connectionsPerOrigin ?? CONNECTIONS_PER_ORIGIN);
  const rounds = new LoopRounds();
  const open = async (request: OpenSocketRequest) => httpOver(await openSocket(request), rounds);

  return {
    request: (request) => sendOnce(request, { judgeUrl, pool, open }),
    async check(url, signal) {
      const target = judgeUrl(url);
      const deadline = new Deadline(CONNECT_MS, [signal]);
      try {
        await findDialTargets(target, { signal: deadline.signal });
      } finally {
        deadline.end();
      }
    },
    close: async () => pool.close(),
  };
}

interface OutboundParts {
  readonly judgeUrl: UrlPolicy;
  readonly pool: ConnectionPool;
  readonly open: (request: OpenSocketRequest) => Promise<HttpConnection>;
}

/** Sends the request; a kept connection that proves dead is replaced once, if the server cannot have acted. */
async function sendOnce(request: OutboundRequest, parts: OutboundParts): Promise<OutboundResponse> {
  const target = parts.judgeUrl(request.url);
  const wire = wireRequest(request, target);
  // The clock starts when the request leaves the queue, so that waiting in it does not make a server look slow.
  let deadline: Deadline | undefined;
  const begin = (): Deadline => {
    deadline ??= new Deadline(request.limits?.totalMs ?? TOTAL_MS, [request.signal]);
    return deadline;
  };
  const choice = connectionChoice(request, target);
  try {
    for (let fresh = false; ; fresh = true) {
      // Usually there is an idle connection, and the request need not wait in the queue.
      const kept = fresh ? undefined : parts.pool.take(choice.key);
      const connection = kept ?? (await acquire({ request, target, parts }, { ...choice, begin }));
      try {
        return await exchange(connection, { request, wire, deadline: begin() });
      } catch (error) {
        if (!(error instanceof StaleConnection)) throw error;
        if (fresh) throw error.cause;
      }
    }
  } finally {
    deadline?.end();
  }
}

interface ConnectionChoice {
  /** Accept only certificates without any fault. */
  readonly strict: boolean;
  /** Requests with the same key can share connections. */
  readonly key: string;
}

function connectionChoice({ method, headers, localAddress }: OutboundRequest, { origin }: UrlTarget): ConnectionChoice {
  // Nothing secret and nothing that changes a server may go to a server whose certificate has a fault.
  const strict = origin.isSecure && (method === 'POST' || hasPrivateHeaders(headers));
  const isUsual = !strict && localAddress === undefined;
  return { strict, key: isUsual ? origin.name : `${origin.name} ${localAddress ?? ''} ${strict ? 'strict' : ''}` };
}

function acquire(
  { request, target, parts }: { request: OutboundRequest; target: UrlTarget; parts: OutboundParts },
  { strict, key, begin }: ConnectionChoice & { begin: () => Deadline },
): Promise<HttpConnection> {
  const { localAddress, signal = NEVER } = request;
  const connectMs = request.limits?.connectMs ?? CONNECT_MS;
  const open = (closing: AbortSignal) =>
    parts.open({ target, localAddress, strict, connectMs, signals: [begin().signal, closing] });
  return parts.pool.acquire({ key, open, signal });
}

function reportingRefusals(judge: (url: string) => UrlTarget, onRefused: OutboundOptions['onRefused']) {
  return (url: string): UrlTarget => {
    try {
      return judge(url);
    } catch (error) {
      if (error instanceof OutboundError && error.code === 'address_refused') {
        onRefused?.({ url, reason: error.reason ?? 'unknown' });
      }
      throw error;
    }
  };
}
