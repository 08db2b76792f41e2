/**
 * Types of all requests to the network. Everything that traffic to addresses of users may do, and everything that it may get back, is in
 * this file.
 */

/** Codes of an exchange without an HTTP response. The set is closed: switch on it exhaustively. */
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
 * Faults of a secure connection. `incomplete_chain`: names and dates are right, the issuer was not sent but the certificate names a URL
 * where it can be fetched (RFC 5280, section 4.2.2.1), which browsers do. Without that URL it is `untrusted`.
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

/** A certificate as a server presented it, with its text made inert and bounded. Parts that could not be read are left out. */
export interface CertificateDetail {
  /** ISO 8601. */
  readonly validFrom?: string;
  readonly validTo?: string;
  /** Common name of the issuer, else its organisation; the subject's own where it is self-signed. At most 253 characters. */
  readonly issuer?: string;
  /** Names in the certificate: at most 10, of at most 253 characters each; absent when none could be read. */
  readonly names?: readonly string[];
}

/** The fault of a secure connection; without a certificate (`no_tls`, `handshake`) there are no other details. */
export interface TlsDetail extends CertificateDetail {
  readonly fault: TlsFault;
}

/** A certificate that was requested with `wantCertificate`. */
export interface PresentedCertificate extends CertificateDetail {
  /** SHA-256 of the certificate, lower-case hexadecimal. */
  readonly fingerprint: string;
}

/** One TCP target that the guard has already judged; the dialler only opens it. */
export interface DialTarget {
  /** IP literal, no brackets. */
  readonly address: string;
  readonly family: 4 | 6;
  readonly port: number;
  /** Source address to bind, if the caller chose one. */
  readonly localAddress?: string;
}

/** Opens a TCP connection. Tests pass a function of their own that records public addresses without dialling them. */
export type Dial = (target: DialTarget, signal: AbortSignal) => Promise<import('node:net').Socket>;

/** Looks up the addresses of a name. Rejects with OutboundError `dns_not_found` or `dns_error`. */
export type ResolveAddresses = (hostname: string, signal: AbortSignal) => Promise<readonly string[]>;

export interface OutboundOptions {
  /** CIDRs that are allowed although they are private. Metadata addresses are allowed only by their own /32 or /128. */
  readonly allowCidrs?: readonly string[];
  /** CIDRs that are refused although they are public. Wins over `allowCidrs`. */
  readonly denyCidrs?: readonly string[];
  /**
   * curl's `--connect-to`: `HOST1:PORT1:HOST2:PORT2`. An empty HOST1 or PORT1 matches anything, an empty HOST2 or PORT2 keeps the original.
   * URL, Host header and TLS name stay those of the URL; the dialled address is still judged.
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
  /** Time for the whole exchange, from DNS to the last body byte kept, ms. Default 20,000. Waiting for a free connection is not counted. */
  readonly totalMs?: number;
}

/**
 * Takes a decoded body piece by piece, at most `maxBodyBytes` of it; `body` of the response is empty then. A promise delays the next piece,
 * and stops the clock of `totalMs`, because the time that our own side takes is not the server's. False, or a promise of it, ends the body:
 * the rest is cut off as beyond `maxBodyBytes`. Must not throw or reject. The memory of a piece is used again as soon as the sink has
 * returned, even if it returned a promise: copy what is kept before.
 */
export type BodySink = (piece: Uint8Array) => boolean | Promise<boolean>;

export interface OutboundRequest {
  readonly url: string;
  /** Default GET. OPTIONS is for the preflights of pages: it has no body, and is repeated like a GET. */
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'OPTIONS';
  /**
   * Headers to send. Host, Content-Length, Connection and the like are set here, so they are left out; Accept-Encoding is added when
   * missing.
   */
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent with POST only. */
  readonly body?: Uint8Array;
  readonly limits?: OutboundLimits;
  /**
   * Number of decoded body bytes to keep, decided when the headers have arrived. 0 (the default) skips the body: a small rest is read to
   * keep the socket, a large one is cut off together with the socket.
   */
  readonly maxBodyBytes?: number | ((head: ResponseHead) => number);
  /**
   * Called once the head has arrived: returns a sink that takes the body piece by piece. Undefined: the body is kept, and is in the
   * response.
   */
  readonly onBody?: (head: ResponseHead) => BodySink | undefined;
  readonly localAddress?: string;
  /** Adds the server's certificate to the response. Default false. */
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
   * The decoded body (gzip, br, deflate, zstd), at most `maxBodyBytes`. Its memory belongs to it alone, and may be given up early, if it is
   * at least half of its ArrayBuffer, and either ends that or has at most 32 KiB.
   */
  readonly body: Uint8Array;
  /** The body continued after `maxBodyBytes`; false when none was to be kept. */
  readonly bodyTruncated: boolean;
  /** Set when the body broke off or could not be decoded; `body` holds the part before. */
  readonly bodyError?: OutboundErrorCode;
  /** The checksum of gzip is wrong, which browsers do not check: `body` may differ from what was sent. */
  readonly bodyDamaged?: true;
  /**
   * Certificate fault that did not end the exchange: `incomplete_chain` only, and only for a GET or HEAD without credentials, cookies or
   * custom headers, because the identity of such a server is not proved.
   */
  readonly tlsWarning?: TlsDetail;
  /** Certificate of the server, if `wantCertificate` is set and the URL is https. */
  readonly certificate?: PresentedCertificate;
  /** ms from sending the request to the headers of the response. */
  readonly firstByteMs: number;
  /**
   * ms from sending the request to the last byte of the response, or of the part that was kept. The time in which our own side was behind
   * and read nothing (`BodySink`, decoding) is not included.
   */
  readonly loadMs: number;
}

/** A redirect: a response with status 3xx and a Location. */
export interface Redirect {
  readonly url: string;
  readonly status: number;
  /** The absolute URL of the Location; if it is no URL, the Location as it was sent, cut to 2,048 characters. */
  readonly location: string;
}

export interface Outbound {
  /** Makes one exchange and follows no redirect. Rejects with OutboundError only. */
  request(request: OutboundRequest): Promise<OutboundResponse>;
  /** Checks whether a URL could be requested at all (parse and policy, then DNS and addresses), without dialling. */
  check(url: string, signal?: AbortSignal): Promise<void>;
  close(): Promise<void>;
}
