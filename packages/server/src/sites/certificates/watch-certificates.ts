import type { Outbound, PresentedCertificate } from '@linkvitals/outbound';
import { ownHosts } from './own-hosts.ts';

export interface CertificateWatch {
  /** The network that also notes certificates */
  readonly outbound: Outbound;
  /** Certificates that were presented to requests, by host */
  readonly seen: ReadonlyMap<string, PresentedCertificate>;
}

/** Notes the certificates of a domain's own hosts while a crawl makes its requests; no request is added. */
export function watchCertificates(outbound: Outbound, hostname: string): CertificateWatch {
  const seen = new Map<string, PresentedCertificate>();
  const wanted = new Set(ownHosts(hostname));
  const hostOf = (url: string): string | undefined => {
    for (const host of wanted) if (url.startsWith(`https://${host}/`)) return host;
    return undefined;
  };
  return {
    seen,
    outbound: {
      ...outbound,
      async request(request) {
        const host = hostOf(request.url);
        if (host === undefined) return outbound.request(request);
        const response = await outbound.request({ ...request, wantCertificate: true });
        if (response.certificate !== undefined && wanted.delete(host)) seen.set(host, response.certificate);
        return response;
      },
    },
  };
}
