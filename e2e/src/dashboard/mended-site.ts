import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atEndOfTest } from '@linkvitals/testing';
import { addDomain, type Person, type Stage, setUpOwner, stageDashboard } from './stage.ts';

interface MendedSite {
  /** `host:port` */
  readonly address: string;
  /** Restores the missing page. */
  mend(): void;
}

interface MendedDomain extends Pick<MendedSite, 'mend'> {
  readonly stage: Stage;
  readonly person: Person;
  readonly domainId: string;
}

/** A server with such a site, which has been crawled, and the owner of its domain. */
export async function crawlMendedSite(): Promise<MendedDomain> {
  const hostname = 'mended.example.com';
  const { address, mend } = await startMendedSite();
  const stage = await stageDashboard({}, { [hostname]: address });
  const person = await setUpOwner(stage);
  return { stage, person, domainId: await addDomain(stage, person, hostname, { crawls: 1 }), mend };
}

/** A site with a link to the page `/gone`, which is missing until it is restored. */
async function startMendedSite(): Promise<MendedSite> {
  const pages = new Set(['/']);
  const server = createServer(({ url: path = '' }, response) => {
    if (!pages.has(path)) return response.writeHead(404).end();
    const html = '<!doctype html><html lang="en"><title>Kites</title><h1>Kites</h1><a href="/gone">Our winders</a>';
    return response.writeHead(200, { 'content-type': 'text/html' }).end(html);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  atEndOfTest(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { address: `127.0.0.1:${port}`, mend: () => void pages.add('/gone') };
}
