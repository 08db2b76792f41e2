import { type Answer, AUTHORITATIVE_ANSWER, decode, encode, type Packet, TRUNCATED_RESPONSE } from 'dns-packet';
import { TTL_SECONDS, type ZoneAnswer } from './dns-zone.ts';

/** Response codes (RFC 1035, section 4.1.1). */
const RCODES = { NOERROR: 0, FORMERR: 1, SERVFAIL: 2, NXDOMAIN: 3, REFUSED: 5 } as const;
export type Rcode = keyof typeof RCODES;

/** Max bytes of a UDP answer to a client that announces no size (RFC 1035, section 4.2.1). */
const PLAIN_UDP_BYTES = 512;
/** The size of UDP messages that this server announces for itself (RFC 6891, section 6.2.3). */
const OWN_UDP_BYTES = 4096;

const RECURSION_DESIRED_BIT = 0x0100;

const SOA: Answer = {
  name: '.',
  type: 'SOA',
  ttl: TTL_SECONDS,
  // `minimum` 0 forbids caching of negative answers (RFC 2308, section 5).
  data: { mname: 'ns.invalid', rname: 'hostmaster.invalid', serial: 1, refresh: 0, retry: 0, expire: 0, minimum: 0 },
};

/** The query in these bytes; undefined when there is none (broken bytes, or an answer). */
export function readQuery(bytes: Buffer): Packet | undefined {
  try {
    const packet = decode(bytes);
    return packet.type === 'query' && packet.questions?.length === 1 ? packet : undefined;
  } catch {
    return undefined;
  }
}

/** The wire form of an answer; a negative one carries the SOA (RFC 2308, section 3). */
export function writeAnswer(query: Packet, answer: ZoneAnswer): Packet {
  return {
    ...reply(query, answer.rcode, AUTHORITATIVE_ANSWER),
    answers: answer.answers,
    authorities: answer.found ? [] : [SOA],
  };
}

/** An answer without data, e.g. SERVFAIL. */
export function writeError(query: Packet, rcode: Rcode): Packet {
  return reply(query, rcode, 0);
}

/** Encodes for UDP. An answer that is too large for the client has no records and is marked as truncated (RFC 2181, section 9). */
export function encodeForUdp(query: Packet, packet: Packet): Buffer {
  const whole = encode(packet);
  const announced = opt(query)?.udpPayloadSize ?? PLAIN_UDP_BYTES;
  if (whole.length <= Math.max(announced, PLAIN_UDP_BYTES)) return whole;
  return encode({ ...packet, flags: (packet.flags ?? 0) | TRUNCATED_RESPONSE, answers: [], authorities: [] });
}

function reply(query: Packet, rcode: Rcode, flags: number): Packet {
  return {
    type: 'response',
    id: query.id,
    flags: flags | ((query.flags ?? 0) & RECURSION_DESIRED_BIT) | RCODES[rcode],
    questions: query.questions,
    additionals: opt(query) ? [ownOpt] : [],
  };
}

function opt(query: Packet) {
  return query.additionals?.find((record) => record.type === 'OPT');
}

const ownOpt: Answer = {
  name: '.',
  type: 'OPT',
  udpPayloadSize: OWN_UDP_BYTES,
  extendedRcode: 0,
  ednsVersion: 0,
  flags: 0,
  flag_do: false,
  options: [],
};
