/**
 * Shapes of the one way to the network. Everything that user-named traffic may do, and everything that it may
 * get back, is in this file.
 */

/** Why an exchange gave no HTTP answer. Closed set; switch on it exhaustively. */
export type OutboundErrorCode =
  /** The URL does not parse, or is longer than 2,048 characters. */
  | 'invalid_url'
  /** Scheme, port, credentials, special name or address not allowed. The public message never says which. */
  | 'address_refused'
  /** NXDOMAIN, or no address record at all. */
  | 'dns_not_found'
  /** SERVFAIL, REFUSED, no answer in time: the name may exist. */
  | 'dns_error'
  | 'connection_refused'
  | 'connection_reset'
  /** A limit in time was reached after the name had been looked up: connect, TLS, headers, total. */
  | 'timeout'
  | 'tls_error'
  /** Answer headers over 256 KiB, or a value in over 100 lines. */
  | 'headers_overflow'
  /** Not HTTP, bad framing, bad content coding. */
  | 'protocol_error'
  /** The caller's own signal. */
  | 'aborted';

/**
 * What is wrong with a certificate. `incomplete_chain`: names and dates are right, the issuer was not sent but the
 * certificate says where it can be fetched (RFC 5280, section 4.2.2.1), which browsers do. Without that it is `untrusted`.
 */
export type TlsFault =
  | 'expired'
  | 'not_yet_valid'
  | 'wrong_host'
  | 'self_signed'
  | 'incomplete_chain'
  | 'untrusted'
  /** The other side does not speak TLS at all. */
  | 'no_tls'
  | 'handshake';

/** A certificate as a server presented it: its own word, made inert and bounded. What could not be read is left out. */
export interface CertificateDetail {
  /** ISO 8601. */
  readonly validFrom?: string;
  readonly validTo?: string;
  /** Common name of the issuer, else its organisation; the subject's own where it is self-signed. At most 253 characters. */
  readonly issuer?: string;
  /** Names the certificate is for, at most 10 of at most 253 characters, when seen. */
  readonly names?: readonly string[];
}

/** What is wrong with a secure connection; without a certificate (`no_tls`, `handshake`) there is no more than that. */
export interface TlsDetail extends CertificateDetail {
  readonly fault: TlsFault;
}

/** A certificate that was looked at for itself. */
export interface PresentedCertificate extends CertificateDetail {
  /** SHA-256 of it, lower-case hexadecimal. */
  readonly fingerprint: string;
}

/** One TCP target that the guard has already judged; the dialler only opens it. */
export interface DialTarget {
  /** IP literal, no brackets. */
  readonly address: string;
  readonly family: 4 | 6;
  readonly port: number;
  /** Source address to bind, when the caller chose one. */
  readonly localAddress?: string;
}

/** Opens a TCP connection. Tests pass their own: it records public addresses without dialling them. */
export type Dial = (target: DialTarget, signal: AbortSignal) => Promise<import('node:net').Socket>;

/** Answers of one address look-up. Rejects with OutboundError `dns_not_found` or `dns_error`. */
export type ResolveAddresses = (hostname: string, signal: AbortSignal) => Promise<readonly string[]>;

export interface OutboundOptions {
  /** CIDRs opened although they are private. Metadata addresses open only by their own /32 or /128. */
  readonly allowCidrs?: readonly string[];
  /** CIDRs refused although they are public. Wins over `allowCidrs`. */
  readonly denyCidrs?: readonly string[];
  /**
   * curl's `--connect-to`: `HOST1:PORT1:HOST2:PORT2`, empty HOST1/PORT1 match anything, empty HOST2/PORT2 keep the
   * original. URL, Host header and TLS name stay those of the URL; the address dialled is still judged.
   */
  readonly connectTo?: readonly string[];
  /** DNS servers (`1.1.1.1`, `127.0.0.1:5353`, `[::1]:53`); default: the system's. */
  readonly dnsServers?: readonly string[];
  readonly resolve?: ResolveAddresses;
  readonly dial?: Dial;
  /** Extra trusted CA certificates, PEM. */
  readonly extraCa?: readonly string[];
  /** Sockets per origin. Default 8. */
  readonly connectionsPerOrigin?: number;
  /** Called at every refusal with the true reason; for the server's log, never for a user. */
  readonly onRefused?: (refusal: { url: string; address?: string; reason: string }) => void;
}

export interface OutboundLimits {
  /** DNS + TCP + TLS, ms. Default 5,000. */
  readonly connectMs?: number;
  /** Whole exchange, DNS to the last body byte kept, ms. Default 20,000. Waiting for a free connection is not counted. */
  readonly totalMs?: number;
}

/**
 * Takes a decoded body piece by piece, `maxBodyBytes` of it at most; `body` of the response is empty then. A promise
 * holds the next piece back, and the clock of `totalMs` with it: what our own side takes is not the server's time. False,
 * or a promise of it: enough, the rest is cut off as beyond `maxBodyBytes`. Must not throw or reject. The memory of a piece
 * is used again once the sink has returned, also where that is with a promise: what is kept must be copied before.
 */
export type BodySink = (piece: Uint8Array) => boolean | Promise<boolean>;

export interface OutboundRequest {
  readonly url: string;
  /** Default GET. */
  readonly method?: 'GET' | 'HEAD' | 'POST';
  /** Host, Content-Length, Connection and the like are ours and left out; Accept-Encoding is added when missing. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent with POST only. */
  readonly body?: Uint8Array;
  readonly limits?: OutboundLimits;
  /**
   * How many decoded body bytes to keep, decided when the headers are in. 0 (the default) skips the body: a small
   * rest is drained to keep the socket, a large one is cut off with it.
   */
  readonly maxBodyBytes?: number | ((head: ResponseHead) => number);
  /** Called once the head is in: returns what takes the body as it comes. Undefined: it is kept, and given with the response. */
  readonly onBody?: (head: ResponseHead) => BodySink | undefined;
  readonly localAddress?: string;
  /** Gives the server's certificate with the response. Default false. */
  readonly wantCertificate?: boolean;
  readonly signal?: AbortSignal;
}

export interface ResponseHead {
  readonly status: number;
  /** Lower-case names; repeated fields joined by `, `, except `set-cookie` and `link` by `\n`. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface OutboundResponse extends ResponseHead {
  readonly url: string;
  /**
   * Decoded (gzip, br, deflate, zstd), at most `maxBodyBytes`. Its memory is nobody else's, and may be given up early,
   * where it is at least half of its ArrayBuffer, and either ends that or it has no more than 32 KiB.
   */
  readonly body: Uint8Array;
  /** The body went on after `maxBodyBytes`; false where none was wanted. */
  readonly bodyTruncated: boolean;
  /** Set when the body broke off or would not decode; `body` holds what came before. */
  readonly bodyError?: OutboundErrorCode;
  /** The checksum of gzip is wrong, which browsers do not look at: `body` may hold something else than was sent. */
  readonly bodyDamaged?: true;
  /**
   * Certificate fault that did not end the exchange: `incomplete_chain` only, and only for a GET or HEAD without
   * credentials, cookies or custom headers, because such a peer is not proved to be who it says.
   */
  readonly tlsWarning?: TlsDetail;
  /** Of the server, where it was wanted and the URL is https. */
  readonly certificate?: PresentedCertificate;
  /** ms from sending the request to the answer's headers. */
  readonly firstByteMs: number;
  /**
   * ms from sending the request to the last byte of the answer, or of what was kept of it. The time in which we read
   * nothing because our own side was behind (`BodySink`, decoding) is not in it.
   */
  readonly loadMs: number;
}

/** A hop that answered 3xx with a Location. */
export interface Redirect {
  readonly url: string;
  readonly status: number;
  /** Absolute, as resolved; as it was sent, cut at 2,048 characters, when it is no URL. */
  readonly location: string;
}

export interface Outbound {
  /** One exchange, no redirect followed. Rejects with OutboundError only. */
  request(request: OutboundRequest): Promise<OutboundResponse>;
  /** Says whether a URL could be requested at all (parse and policy, then DNS and addresses), without dialling. */
  check(url: string, signal?: AbortSignal): Promise<void>;
  close(): Promise<void>;
}
