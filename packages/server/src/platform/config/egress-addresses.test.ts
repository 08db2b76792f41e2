import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { openServer } from '../../app.ts';
import { ConfigError, readConfig } from './config.ts';
import { assertEgressAddresses } from './egress-addresses.ts';

it('takes none, and the addresses of the machine, whoever listens on them', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.2', resolve));
  onTestFinished(() => void other.close());
  await assertEgressAddresses({ roles: ['crawl'], egressAddresses: [] });
  await assertEgressAddresses({ roles: ['api', 'crawl'], egressAddresses: ['127.0.0.1', '127.0.0.2'] });
});

it('names each address that the machine does not have', async () => {
  const egressAddresses = ['192.0.2.7', '127.0.0.1', '2001:db8::7'];
  const refused = assertEgressAddresses({ roles: ['crawl'], egressAddresses });
  await expect(refused).rejects.toThrow(ConfigError);
  await expect(refused).rejects.toThrow(/192\.0\.2\.7, 2001:db8::7/);
});

it('leaves a server alone that does not crawl: others may have the address', async () => {
  await assertEgressAddresses({ roles: ['api', 'deliver'], egressAddresses: ['192.0.2.7'] });
});

it('stops the start of a server that crawls, before anything is opened', async () => {
  const config = readConfig({
    LINKVITALS_DATA_DIR: '/nonexistent/linkvitals',
    LINKVITALS_EGRESS_ADDRESSES: '192.0.2.7',
    LINKVITALS_PORT: '0',
  });
  await expect(openServer(config)).rejects.toThrow(
    /LINKVITALS_EGRESS_ADDRESSES: this machine does not have 192\.0\.2\.7/,
  );
});
