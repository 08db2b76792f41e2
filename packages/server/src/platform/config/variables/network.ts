import { parseConnectTo } from '@linkvitals/outbound';
import { addresses, certificateFile, cidrs, dnsServers, listOf } from '../kinds.ts';
import { variable } from './variable.ts';

/** Settings of the network: what crawls and deliveries may reach, and from which addresses */
export const networkVariables = {
  LINKVITALS_DNS_SERVERS: variable({
    description:
      'DNS servers (`1.1.1.1,9.9.9.9`, with port `127.0.0.1:5353`) for ownership checks, crawls and deliveries. Empty: the system resolvers.',
    fallback: '',
    schema: dnsServers,
  }),
  LINKVITALS_ALLOW_CIDRS: variable({
    description:
      'Private ranges that crawls and deliveries may reach, e.g. `10.0.0.0/8`. Cloud metadata addresses need their own /32.',
    fallback: '',
    schema: cidrs,
  }),
  LINKVITALS_DENY_CIDRS: variable({
    description: 'Public ranges that are refused; wins over `LINKVITALS_ALLOW_CIDRS`.',
    fallback: '',
    schema: cidrs,
  }),
  LINKVITALS_CONNECT_TO: variable({
    description:
      "Connects to another host and port, for tests and staging, as curl's `--connect-to`: `HOST1:PORT1:HOST2:PORT2`, several by commas. Give ports 443 and 80 of a site: a crawl tries https first. The new address is checked too: for a private one also set `LINKVITALS_ALLOW_CIDRS`. [Example](operations.md#a-site-without-public-dns).",
    fallback: '',
    schema: listOf((rule) => parseConnectTo([rule]), 'give HOST1:PORT1:HOST2:PORT2'),
  }),
  LINKVITALS_EXTRA_CA_FILE: variable({
    description: 'PEM file of certificate authorities trusted besides the built-in ones.',
    fallback: '',
    schema: certificateFile,
  }),
  LINKVITALS_EGRESS_ADDRESSES: variable({
    description:
      'Local IP addresses that crawls may use as source; the IP ranges of a domain choose among them. Set the same on every server. A server with the role `crawl` that lacks one of them does not start.',
    fallback: '',
    schema: addresses,
  }),
} as const;
