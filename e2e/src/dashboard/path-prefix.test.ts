import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describeChromium } from '@linkvitals/testing/databases';
import { expect, it, onTestFinished } from 'vitest';
import { addDomain, hostnames, owner, setUpOwner, stageDashboard } from './stage.ts';
import { visit } from './visit.ts';

const PREFIX = '/links';

/** A reverse proxy that serves the server under a path, and nothing else. */
async function startProxy(): Promise<{ readonly url: string; to(port: string): void }> {
  let port = '';
  const proxy = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '';
    if (!path.startsWith(`${PREFIX}/`)) {
      outgoing.writeHead(404).end('of another application');
      return;
    }
    const { method = 'GET', headers } = incoming;
    const forwarded = request({ port, path: path.slice(PREFIX.length), method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    to: (other) => {
      port = other;
    },
  };
}

describeChromium('under the path of a proxy', (devTools) => {
  it('pages, their files and the API are found, from a deep link too', { timeout: 120_000 }, async () => {
    const proxy = await startProxy();
    const stage = await stageDashboard({ LINKVITALS_PUBLIC_URL: `${proxy.url}${PREFIX}` });
    proxy.to(new URL(stage.server.url).port);
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, hostnames[0], { verified: false });
    const { page, go, faults } = await visit(devTools, { ...stage, server: { ...stage.server, url: proxy.url } });
    await go(`${PREFIX}/domains/${id}/crawls`);
    await page.getByLabel('E-mail').fill(owner.email);
    await page.getByLabel('Password').fill(owner.password);
    await page.keyboard.press('Enter');
    await page.getByText('No crawls yet.').waitFor();
    expect(page.url()).toBe(`${proxy.url}${PREFIX}/domains/${id}/crawls`);
    await page.getByRole('link', { name: 'My Domains' }).click();
    await page.getByRole('link', { name: hostnames[0], exact: true }).waitFor();
    expect(page.url()).toBe(`${proxy.url}${PREFIX}/`);
    expect(faults()).toEqual([]);
  });
});
