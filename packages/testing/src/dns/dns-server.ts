import { createSocket, type Socket as UdpSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer, type Socket, type Server as TcpServer } from 'node:net';
import { encode, type Packet } from 'dns-packet';
import { listen } from '../http/listen.ts';
import { encodeForUdp, readQuery, writeAnswer, writeError } from './dns-message.ts';
import { canonicalName, createDnsZone, type DnsRecords, type DnsRecordType } from './dns-zone.ts';

/** A fault of a name; `timeout` never answers. */
export type DnsFault = 'SERVFAIL' | 'REFUSED' | 'timeout';

export interface DnsQuery {
  /** Lower case, no final dot. */
  readonly name: string;
  readonly type: string;
  readonly transport: 'udp' | 'tcp';
}

export interface DnsServer extends AsyncDisposable {
  /** `127.0.0.1:port`, the same for UDP and TCP. */
  readonly address: string;
  readonly port: number;
  /** Every received query, oldest first. */
  readonly queries: readonly DnsQuery[];
  /** Replaces the records of this name and type. TXT values of any length, as text; CNAME: one name. */
  set(name: string, type: DnsRecordType, values: readonly string[]): void;
  /** Forgets the name's records of this type; of every type by default. */
  remove(name: string, type?: DnsRecordType): void;
  /** Makes every query that passes this name fail until `heal`. Its records stay. */
  fail(name: string, fault: DnsFault): void;
  heal(name: string): void;
  close(): Promise<void>;
}

/**
 * Starts an authoritative name server on 127.0.0.1 for all names: those that `zone` and `set` do not name get NXDOMAIN.
 * CNAMEs are followed inside the answer. All times to live are 0.
 */
export async function startDnsServer({ zone: records = {} }: { zone?: DnsRecords } = {}): Promise<DnsServer> {
  const zone = createDnsZone(records);
  const faults = new Map<string, DnsFault>();
  const queries: DnsQuery[] = [];

  function respond(query: Packet, transport: DnsQuery['transport']): Packet | undefined {
    const [question] = query.questions ?? [];
    if (!question) return writeError(query, 'FORMERR');
    queries.push({ name: canonicalName(question.name), type: question.type, transport });
    const answer = zone.answer(question);
    const fault = answer.names.map((name) => faults.get(name)).find((found) => found !== undefined);
    if (fault === 'timeout') return undefined;
    return fault ? writeError(query, fault) : writeAnswer(query, answer);
  }

  const { udp, tcp, port } = await bindBoth();
  udp.on('message', (bytes, peer) => {
    const query = readQuery(bytes);
    const packet = query && respond(query, 'udp');
    if (query && packet) udp.send(encodeForUdp(query, packet), peer.port, peer.address);
  });
  const connections = serveTcp(tcp, (query) => respond(query, 'tcp'));

  async function close(): Promise<void> {
    const closed = [once(udp, 'close'), once(tcp, 'close')];
    udp.close();
    tcp.close();
    for (const connection of connections) connection.destroy();
    await Promise.all(closed);
  }

  return {
    address: `127.0.0.1:${port}`,
    port,
    queries,
    set: zone.set,
    remove: zone.remove,
    fail: (name, fault) => void faults.set(canonicalName(name), fault),
    heal: (name) => void faults.delete(canonicalName(name)),
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** Serves TCP. Messages have their length in two bytes before them; a client may send several, in pieces (RFC 7766, section 8). */
function serveTcp(server: TcpServer, respond: (query: Packet) => Packet | undefined): Set<Socket> {
  const connections = new Set<Socket>();
  server.on('connection', (socket) => {
    connections.add(socket);
    let pending = Buffer.alloc(0);
    socket.on('close', () => connections.delete(socket));
    socket.on('error', () => socket.destroy()); // the client's business, not ours
    socket.on('data', (chunk) => {
      pending = Buffer.concat([pending, chunk]);
      while (pending.length >= 2 && pending.length >= 2 + pending.readUInt16BE(0)) {
        const end = 2 + pending.readUInt16BE(0);
        const query = readQuery(pending.subarray(2, end));
        pending = pending.subarray(end);
        const packet = query && respond(query);
        if (packet) socket.write(withLength(encode(packet)));
      }
    });
  });
  return connections;
}

function withLength(message: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(message.length);
  return Buffer.concat([length, message]);
}

/** Binds TCP and UDP to one port. The system picks the TCP port; if another program holds that UDP port, it picks again. */
async function bindBoth(): Promise<{ udp: UdpSocket; tcp: TcpServer; port: number }> {
  for (let attempt = 1; ; attempt++) {
    const tcp = createServer();
    const { port } = await listen(tcp, '127.0.0.1');
    const udp = createSocket('udp4');
    try {
      udp.bind(port, '127.0.0.1');
      await once(udp, 'listening');
      return { udp, tcp, port };
    } catch (error) {
      tcp.close();
      if (attempt === 10) throw error;
    }
  }
}
