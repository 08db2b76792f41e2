import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';
import { type Flavour, flavourOfRun } from './flavour.ts';
import type {} from './global-setup.ts';
import type { Provision } from './provision.ts';

type Kind = 'mariadb' | 'mysql' | 'mongodb' | 'redis' | 'chromium';

/**
 * URL of the SQL server of this test run, without a database name; started by the first call. Undefined without a
 * server. With `CI=true` that is an error, unless the server is optional.
 */
export function mysqlUrl(flavour: Flavour = flavourOfRun()): Promise<string | undefined> {
  return serverUrl(flavour);
}

/** URL of the MongoDB server, with the same rules. */
export function mongodbUrl(): Promise<string | undefined> {
  return serverUrl('mongodb');
}

/**
 * URL of the Redis server, with the same rules: `unix:///path` of its socket, or the URL of the environment. All suites
 * share its one database.
 */
export function redisUrl(): Promise<string | undefined> {
  return serverUrl('redis');
}

/**
 * Address of the DevTools of a headless Chromium, with the same rules. Files that run at the same time have a browser
 * each: a client of DevTools attaches to every page of a browser, and changes those of others too (`browserAt`).
 */
export function chromiumUrl(): Promise<string | undefined> {
  return serverUrl('chromium', process.env.VITEST_POOL_ID);
}

/** The URL of a server. @param name Of those that share the server. Default: all do. */
async function serverUrl(kind: Kind, name?: string): Promise<string | undefined> {
  const broker = inject('databaseBroker');
  if (broker === undefined) throw new Error('vitest runs without the globalSetup of packages/testing');
  // fetch is not used, because an installation may take longer than its time limit for an answer.
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get([broker, kind, ...(name === undefined ? [] : [name])].join('/'), { agent: false }, resolve).on('error', reject);
  });
  const body = await text(response);
  if (response.statusCode !== 200) throw new Error(`no ${kind} server: ${body}`);
  return urlOrSkip(JSON.parse(body) as Provision);
}

/** The URL; undefined when the suites have to be skipped. A run with `CI=true` skips only optional servers. */
export function urlOrSkip(provision: Provision, env: NodeJS.ProcessEnv = process.env): string | undefined {
  if ('url' in provision) return provision.url;
  if (env.CI === 'true' && !provision.isOptional) throw new Error(`CI=true forbids to skip ${provision.missing}`);
  return undefined;
}
