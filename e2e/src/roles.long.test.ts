import { describeDatabases, describeMongodb, describeMysql } from '@linkvitals/testing/databases';
import { it } from 'vitest';
import { expectWorkApart } from './apart.ts';

describeDatabases('an API server and a server that crawls and delivers', (open) => {
  it('share this database', async () => expectWorkApart({ DATABASE_URL: await open() }));
});

describeMysql('an API server and a server that crawls and delivers', (openMysql) => {
  describeMongodb('that are several servers, with jobs in MongoDB,', (openMongodb) => {
    it('share both databases', async () =>
      expectWorkApart({ DATABASE_URL: await openMysql(), MONGODB_URL: await openMongodb() }));
  });
});
