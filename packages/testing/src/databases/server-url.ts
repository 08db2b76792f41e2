import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';
import { type Flavour, flavourOfRun } from './flavour.ts';
import type {} from './global-setup.ts';
import type { Provision } from './provision.ts';

type Kind = 'mariadb' | 'mysql' | 'mongodb' | 'redis' | 'chromium';

/**
 * URL of the SQL server of this test run, without a database name; started by the first call. Undefined where none can be
 * had, which `CI=true` makes an error unless the server is optional.
 */
export function mysqlUrl(flavour: Flavour = flavourOfRun()): Promise<string | undefined> {
  return serverUrl(flavour);
}

/** The same for MongoDB. */
export function mongodbUrl(): Promise<string | undefined> {
  return serverUrl('mongodb');
}

/** The same for Redis: `unix:///path` of its socket, or what the environment names. One database, shared by all suites. */
export function redisUrl(): Promise<string | undefined> {
  return serverUrl('redis');
}

/**
 * The same for a headless Chromium: the address of its DevTools. Files that run at the same time have one each: a client of
 * DevTools attaches to every page of a browser, and sets up those of others as if they were its own (`browserAt`).
 */
export function chromiumUrl(): Promise<string | undefined> {
  return serverUrl('chromium', process.env.VITEST_POOL_ID);
}

/** @param name Of those that share the server. Default: all do. */
async function serverUrl(kind: Kind, name?: string): Promise<string | undefined> {
  const broker = inject('databaseBroker');
  if (broker === undefined) throw new Error('vitest runs without the globalSetup of packages/testing');
  // Not fetch: an installation may take longer than it waits for an answer.
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get([broker, kind, ...(name === undefined ? [] : [name])].join('/'), { agent: false }, resolve).on('error', reject);
  });
  const body = await text(response);
  if (response.statusCode !== 200) throw new Error(`no ${kind} server: ${body}`);
  return urlOrSkip(JSON.parse(body) as Provision);
}

/** The URL; undefined when the suites are to be skipped, which a run with `CI=true` does only to what is optional. */
export function urlOrSkip(provision: Provision, env: NodeJS.ProcessEnv = process.env): string | undefined {
  if ('url' in provision) return provision.url;
  if (env.CI === 'true' && !provision.isOptional) throw new Error(`CI=true forbids to skip ${provision.missing}`);
  return undefined;
}
