import { describe, expect, it } from 'vitest';
import { parseDatabaseUrl } from './database-url.ts';

describe('parseDatabaseUrl', () => {
  it.each([
    ['sqlite::memory:', ':memory:'],
    ['sqlite:data/linkvitals.db', 'data/linkvitals.db'],
    ['sqlite:/var/lib/linkvitals/a b.db', '/var/lib/linkvitals/a b.db'],
    ['sqlite:///var/lib/linkvitals.db', '/var/lib/linkvitals.db'],
  ])('reads %s', (url, filename) => {
    expect(parseDatabaseUrl(url)).toEqual({ dialect: 'sqlite', filename });
  });

  it('reads user, password, host, port and database of a MySQL URL, percent-decoded', () => {
    const { connection } = parseDatabaseUrl('mysql://me:p%40ss%2F@db.example:3307/link_vitals') as never;
    expect(connection).toEqual({
      host: 'db.example',
      port: 3307,
      user: 'me',
      password: 'p@ss/',
      database: 'link_vitals',
    });
  });

  it('uses port 3306, IPv6 hosts and TLS as given', () => {
    expect(parseDatabaseUrl('mysql://me@[::1]/lv?ssl=true')).toMatchObject({
      connection: { host: '::1', port: 3306, ssl: { rejectUnauthorized: true, verifyIdentity: true } },
    });
    expect(parseDatabaseUrl('mysql://me@h/lv?ssl=insecure')).toMatchObject({
      connection: { ssl: { rejectUnauthorized: false, verifyIdentity: false } },
    });
  });

  it.each([
    ['', 'scheme'],
    ['postgres://u:hunter2@h/db', 'scheme'],
    ['sqlite:', 'path'],
    ['sqlite://host', 'path'],
    ['mysql://u:hunter2@h', 'database name'],
    ['mysql://u:hunter2@h/a/b', 'database name'],
    ['mysql://u:hunter2@h:port/db', 'not a URL'],
    ['mysql:///db', 'host'],
    ['mysql://u:hunter2@h/db?ssl=maybe', 'ssl'],
  ])('refuses %j and says why without repeating it', (url, why) => {
    const refused = (): unknown => parseDatabaseUrl(url);
    expect(refused).toThrow(why);
    expect(refused).not.toThrow(/hunter2/);
  });
});
