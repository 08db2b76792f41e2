// The certificate library looks for the Reflect metadata interface when it loads.
import 'reflect-metadata';
import type { webcrypto } from 'node:crypto';
import { isIP } from 'node:net';
import {
  AuthorityInfoAccessExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  type Extension,
  KeyUsageFlags,
  KeyUsagesExtension,
  PemConverter,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';

/** The key and certificates of a TLS server, all PEM, for `tls.createServer({ key, cert: chain })`. */
export interface ServerCertificate {
  readonly key: string;
  /** The server's own certificate. */
  readonly cert: string;
  /** The certificates that the server sends, its own first. */
  readonly chain: string;
}

export interface Certificates {
  /** PEM of the root, which clients have to trust. */
  readonly ca: string;
  /** PEM of the authority between the root and the servers. */
  readonly intermediate: string;
  readonly good: ServerCertificate;
  /** A certificate that ended a day ago. */
  readonly expired: ServerCertificate;
  /** A certificate that begins in a day. */
  readonly notYetValid: ServerCertificate;
  /** A good certificate for `wrong-host.invalid`. */
  readonly wrongHost: ServerCertificate;
  /** A certificate that is signed by its own key. */
  readonly selfSigned: ServerCertificate;
  /** A good certificate whose chain lacks the intermediate one. */
  readonly withoutIntermediate: ServerCertificate;
}

export interface CertificateOptions {
  /** Names and IP addresses in the certificates. Default: localhost, 127.0.0.1. */
  readonly hosts?: readonly string[];
  /** Epoch ms at which good certificates are valid and expired ones are not. Default: now. */
  readonly now?: number;
  /** Days of validity of good certificates, half of them before that time. Default: 60. */
  readonly lifetimeDays?: number;
  /** Distinguished name of the authority that issues the servers' certificates. Default: `CN=Test Intermediate`. */
  readonly authorityName?: string;
  /** Distinguished name of the root. Two roots that are trusted at once need different ones. Default: `CN=Test Root`. */
  readonly rootName?: string;
}

const DAY_MS = 86_400_000;
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;

/** Makes a root, an intermediate authority and the server certificates. */
export async function createCertificates(options: CertificateOptions = {}): Promise<Certificates> {
  const { hosts = ['localhost', '127.0.0.1'], now = Date.now() } = options;
  const { authorityName = 'CN=Test Intermediate', rootName = 'CN=Test Root' } = options;
  const half = ((options.lifetimeDays ?? 60) / 2) * DAY_MS;
  const valid = [now - half, now + half] as const;

  const root = await issue({ name: rootName, validity: valid, extensions: authority() });
  const middle = await issue({ name: authorityName, validity: valid, extensions: authority(), issuer: root });
  const leaf = async (given: { hosts?: readonly string[]; validity?: Validity } = {}): Promise<ServerCertificate> => {
    const names = given.hosts ?? hosts;
    const extensions = server(names);
    const made = await issue({ name: `CN=${names[0]}`, validity: given.validity ?? valid, extensions, issuer: middle });
    return { key: made.key, cert: made.cert, chain: made.cert + middle.cert };
  };

  const [good, expired, notYetValid, wrongHost, own] = await Promise.all([
    leaf(),
    leaf({ validity: [now - 20 * DAY_MS, now - DAY_MS] }),
    leaf({ validity: [now + DAY_MS, now + 20 * DAY_MS] }),
    leaf({ hosts: ['wrong-host.invalid'] }),
    issue({ name: `CN=${hosts[0]}`, validity: valid, extensions: server(hosts) }),
  ]);
  return {
    ca: root.cert,
    intermediate: middle.cert,
    good,
    expired,
    notYetValid,
    wrongHost,
    selfSigned: { key: own.key, cert: own.cert, chain: own.cert },
    withoutIntermediate: { ...good, chain: good.cert },
  };
}

type Validity = readonly [fromMs: number, untilMs: number];

interface Issued {
  readonly name: string;
  readonly keys: webcrypto.CryptoKeyPair;
  /** PEM, with a final line break. */
  readonly key: string;
  readonly cert: string;
}

interface IssueParams {
  readonly name: string;
  readonly validity: Validity;
  readonly extensions: Extension[];
  /** Default: the certificate signs itself. */
  readonly issuer?: Issued;
}

async function issue({ name, validity, extensions, issuer }: IssueParams): Promise<Issued> {
  const keys = await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  const certificate = await X509CertificateGenerator.create({
    subject: name,
    issuer: issuer?.name ?? name,
    notBefore: new Date(validity[0]),
    notAfter: new Date(validity[1]),
    publicKey: keys.publicKey,
    signingKey: (issuer?.keys ?? keys).privateKey,
    signingAlgorithm: ALGORITHM,
    extensions,
  });
  const key = PemConverter.encode(await crypto.subtle.exportKey('pkcs8', keys.privateKey), 'PRIVATE KEY');
  return { name, keys, key: `${key}\n`, cert: `${certificate.toString('pem')}\n` };
}

function authority() {
  return [
    new BasicConstraintsExtension(true, undefined, true),
    new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
  ];
}

function server(hosts: readonly string[]) {
  return [
    new BasicConstraintsExtension(false, undefined, true),
    new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
    new ExtendedKeyUsageExtension([ExtendedKeyUsage.serverAuth]),
    // The extension says where the missing link of a chain could be fetched, as with public CAs.
    new AuthorityInfoAccessExtension({ caIssuers: 'http://ca.invalid/intermediate.cer' }),
    new SubjectAlternativeNameExtension(
      hosts.map((value) => ({ type: isIP(value) === 0 ? ('dns' as const) : ('ip' as const), value })),
    ),
  ];
}
