import { isIP } from 'node:net';

/** A host and port to open. IPv6 hosts have no brackets here. */
export interface HostPort {
  readonly host: string;
  readonly port: number;
}

export interface ConnectTo {
  /** The host and port to connect to instead. The first matching rule counts; without one, the target itself. */
  map(target: HostPort): HostPort;
  /** Whether some rule names exactly this host (an empty HOST1 does not count). */
  names(host: string): boolean;
}

interface Rule {
  readonly host: string;
  readonly port: number | undefined;
  readonly toHost: string;
  readonly toPort: number | undefined;
}

const PART = String.raw`(\[[^\]]*\]|[^:\[\]]*)`;
const RULE = new RegExp(`^${PART}:(\\d*):${PART}:(\\d*)$`);

/**
 * Reads rules of the form of curl's `--connect-to`, `HOST1:PORT1:HOST2:PORT2`, each part may be empty, IPv6 in
 * brackets.
 *
 * @throws TypeError when a rule does not parse.
 */
export function parseConnectTo(rules: readonly string[]): ConnectTo {
  const parsed = rules.map(parseRule);
  return {
    map({ host, port }) {
      const wanted = plainHost(host);
      const rule = parsed.find(
        (candidate) =>
          (candidate.host === '' || candidate.host === wanted) &&
          (candidate.port === undefined || candidate.port === port),
      );
      if (!rule) return { host, port };
      return { host: rule.toHost === '' ? host : rule.toHost, port: rule.toPort ?? port };
    },
    names(host) {
      const wanted = plainHost(host);
      return parsed.some((rule) => rule.host === wanted);
    },
  };
}

function parseRule(text: string): Rule {
  const match = RULE.exec(text.trim());
  if (!match) throw new TypeError(`not HOST1:PORT1:HOST2:PORT2: ${text}`);
  const [, host = '', port = '', toHost = '', toPort = ''] = match;
  return {
    host: plainHost(unbracket(host, text)),
    port: parsePort(port, text),
    toHost: unbracket(toHost, text),
    toPort: parsePort(toPort, text),
  };
}

function parsePort(text: string, rule: string): number | undefined {
  if (text === '') return undefined;
  const port = Number(text);
  if (port < 1 || port > 65_535) throw new TypeError(`port out of range: ${rule}`);
  return port;
}

function unbracket(host: string, rule: string): string {
  if (!host.startsWith('[')) return host;
  const inner = host.slice(1, -1);
  if (isIP(inner) !== 6) throw new TypeError(`not an IPv6 address in brackets: ${rule}`);
  return inner;
}

function plainHost(host: string): string {
  return host.toLowerCase().replace(/\.$/, '');
}
