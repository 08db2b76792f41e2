import { describeDatabases } from '@linkvitals/testing/databases';
import { it } from 'vitest';
import { expectWorkApart } from './apart.ts';

describeDatabases('an API server and a server that crawls and delivers', (open) => {
  it('share this database', async () => expectWorkApart({ DATABASE_URL: await open() }));
});
