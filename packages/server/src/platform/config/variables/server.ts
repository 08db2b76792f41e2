import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerRole } from '@linkvitals/contract';
import { z } from 'zod';
import { databaseUrlFault } from '../../storage/connection/database-url.ts';
import { integer, list, webAddress } from '../kinds.ts';
import { variable } from './variable.ts';

/** All roles of a server, in the order in which they are shown */
const serverRoles: readonly ServerRole[] = ['api', 'crawl', 'deliver'];

const isServerRole = (text: string): text is ServerRole => serverRoles.some((role) => role === text);

/** Settings of the server itself: addresses, roles, and the place of its data */
export const serverVariables = {
  LINKVITALS_HOST: variable({
    description: 'Address to listen on. `0.0.0.0` for all interfaces.',
    fallback: '127.0.0.1',
    schema: z.string().min(1),
  }),
  LINKVITALS_PORT: variable({
    description: 'Port to listen on; 0 lets the system choose.',
    fallback: '8080',
    schema: integer(0, 65535),
  }),
  LINKVITALS_PUBLIC_URL: variable({
    description:
      'Address at which people reach the server, `https://…` behind a proxy. Links in mails, passkeys, secure cookies and the user agent of crawls use it. Empty: see [Ways to run it](operations.md#ways-to-run-it), "Behind a reverse proxy".',
    fallback: '',
    schema: webAddress,
  }),
  LINKVITALS_ROLES: variable({
    description:
      'Roles of this server: `api` answers the REST API; `crawl` runs crawls, schedules and ownership checks; `deliver` sends webhooks, mails and chat messages. See [Servers with roles](#servers-with-roles).',
    fallback: serverRoles.join(','),
    schema: list
      .refine((roles) => roles.length > 0 && roles.every(isServerRole), `must be some of ${serverRoles.join(', ')}`)
      .transform((roles) => serverRoles.filter((role) => roles.includes(role))),
  }),
  LINKVITALS_DASHBOARD: variable({
    description:
      'The [dashboard](dashboard.md): `on`, `off`, or the folder of a build of your own. Servers with the role `api` serve it.',
    fallback: 'on',
    schema: z.string().superRefine((value, issue) => {
      if (value === 'on' || value === 'off' || existsSync(join(value, 'pages.json'))) return;
      issue.addIssue(`must be on, off, or the folder of a built dashboard; ${value} has no pages.json`);
    }),
  }),
  LINKVITALS_DATA_DIR: variable({
    description: 'Folder for the embedded database and the secret key.',
    fallback: 'data',
    schema: z.string().min(1),
  }),
  DATABASE_URL: variable({
    description:
      '`sqlite:<file>` or `mysql://user:password@host:port/database` (MySQL or MariaDB; tested: MySQL 9.7, MariaDB 10.11). Default: `linkvitals.db` in the data folder.',
    fallback: '',
    schema: z.string().superRefine((url, issue) => {
      const fault = url === '' ? undefined : databaseUrlFault(url);
      if (fault !== undefined) issue.addIssue(fault);
    }),
    secret: true,
  }),
  LINKVITALS_UPGRADE_BACKUPS: variable({
    description:
      'Before a new version migrates a SQLite database, it backs it up beside it, `linkvitals.db.before-….backup`. So many of these backups are kept; 0: none is made. See [Upgrade](operations.md#upgrade).',
    fallback: '2',
    schema: integer(0, 20),
  }),
  MONGODB_URL: variable({
    description:
      '`mongodb://…` to keep alarms in MongoDB, for several busy servers. Empty: each server looks into the SQL database for due work every second.',
    fallback: '',
    schema: z.union([z.literal(''), z.string().regex(/^mongodb(\+srv)?:\/\/.+$/, 'must begin with mongodb://')]),
    secret: true,
  }),
  LINKVITALS_SECRET_KEY: variable({
    description:
      'Base64 of 32 bytes. It [encrypts secrets at rest](#what-the-secret-key-encrypts). If there are several keys, the first encrypts, and all decrypt. Empty: the server generates one and keeps it as `secret.key` in the data folder.',
    fallback: '',
    schema: list.refine(
      (keys) => keys.every((key) => Buffer.from(key, 'base64').length === 32),
      'must be base64 of 32 bytes; `openssl rand -base64 32` makes a key',
    ),
    secret: true,
  }),
} as const;
