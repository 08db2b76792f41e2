import { OutboundError, type PresentedCertificate } from '@linkvitals/outbound';
import type { Services } from '../../context.ts';
import { crawlerUserAgent } from '../../platform/crawler-identity.ts';
import { findDomainById } from '../domains/index.ts';
import { ownHosts } from './own-hosts.ts';
import { recordCertificates } from './record-certificates.ts';
import { listCertificates } from './store.ts';

/**
 * Milliseconds for which an earlier look is enough. This runs with the checks of ownership, which are 24 hours apart,
 * some minutes more or less.
 */
const LOOKED_WITHIN_MS = 20 * 60 * 60_000;

const LIMITS = { connectMs: 5_000, totalMs: 10_000 };

/**
 * Looks at the certificates of a verified domain that no crawl has seen for a day, by one request to each host: some
 * domains are crawled more rarely than notices about an end are due. A host that does not answer is looked at again the
 * next day.
 */
export async function lookAtCertificates(services: Services, domainId: string): Promise<void> {
  const { db, clock } = services;
  const domain = await findDomainById(db.knex, domainId);
  if (domain === undefined || domain.verification_status !== 'verified') return;
  const lookedAt = new Map((await listCertificates(db.knex, domainId)).map((row) => [row.host, row.looked_at]));
  const isDue = (host: string): boolean => Math.abs(clock.now() - (lookedAt.get(host) ?? 0)) >= LOOKED_WITHIN_MS;
  const hosts = ownHosts(domain.hostname).filter(isDue);
  const seen = await Promise.all(hosts.map(async (host) => [host, await lookAt(services, host)] as const));
  await recordCertificates(services, domain, new Map(seen));
}

async function lookAt({ outbound, config }: Services, host: string): Promise<PresentedCertificate | null> {
  try {
    const { certificate } = await outbound.request({
      url: `https://${host}/`,
      method: 'HEAD',
      headers: { 'User-Agent': crawlerUserAgent(config) },
      limits: LIMITS,
      wantCertificate: true,
    });
    return certificate ?? null;
  } catch (error) {
    // Crawls report faults of the site.
    if (error instanceof OutboundError) return null;
    throw error;
  }
}
