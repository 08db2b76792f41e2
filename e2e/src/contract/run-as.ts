import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Operation, type OperationId, operations } from '@linkvitals/contract';
import { type CallerName, callerOf, leftOut } from './callers.ts';
import { startGateway } from './gateway.ts';
import { signIn } from './people.ts';
import { runServer } from './run-server.ts';
import { seed } from './seed.ts';
import { settingsFile } from './settings-file.ts';

const FAILED = 1;
const KNOWN_IDS = 0.8;

export interface ContractRun {
  /** Path of the program. */
  readonly schemathesis: string;
  /** Arguments of `schemathesis run`. */
  readonly args: readonly string[];
  readonly signal: AbortSignal;
  /** Further lines at the end of schemathesis.toml. Default: none. */
  readonly settings?: string;
  /** The share of ids that exist; the others are made up. Default: four of five. */
  readonly knownIds?: number;
  /** `pipe`: the output is in the result. */
  readonly stdio: 'inherit' | 'pipe';
}

export interface ContractResult {
  /** Exit code of schemathesis; 1 when it was stopped. */
  readonly code: number;
  readonly output: string;
  /** The number of generated requests. */
  readonly cases: number;
  /** Operations that succeeded at least once. */
  readonly accepted: readonly OperationId[];
}

interface Report {
  readonly test_cases: { readonly generated: number };
  /** The results of the phases, by method and path. */
  readonly valid_rates: Readonly<Record<string, Readonly<Record<string, { readonly accepted: number }>>>>;
}

/** Reads the report. Without one, as when schemathesis did not start, no operation was accepted. */
async function readReport(file: string): Promise<Pick<ContractResult, 'cases' | 'accepted'>> {
  if (!existsSync(file)) return { cases: 0, accepted: [] };
  const { test_cases, valid_rates }: Report = JSON.parse(await readFile(file, 'utf8'));
  const hasAccepted = ({ method, path }: Operation): boolean =>
    Object.values(valid_rates[`${method.toUpperCase()} ${path}`] ?? {}).some(({ accepted }) => accepted > 0);
  const accepted = operations.filter(hasAccepted).map(({ id }) => id);
  return { cases: test_cases.generated, accepted };
}

/** Runs schemathesis as one caller, against a new server with seeded data. */
export async function runAs(name: CallerName, run: ContractRun): Promise<ContractResult> {
  await using parts = new AsyncDisposableStack();
  const server = parts.use(await runServer());
  const seeded = await seed(server);
  const caller = callerOf(name, server, seeded);
  const { person } = caller;
  const toToken = (cookie: string): string => cookie.slice(cookie.indexOf('=') + 1);
  const enter = person === undefined ? async () => '' : async () => toToken(await signIn(server.url, person));
  const gateway = parts.use(await startGateway({ url: server.url, signIn: enter }));
  const folder = await mkdtemp(join(tmpdir(), 'linkvitals-schemathesis-'));
  parts.defer(() => rm(folder, { recursive: true, force: true }));
  const settings = join(folder, 'schemathesis.toml');
  await writeFile(
    settings,
    settingsFile(caller, seeded, { knownIds: run.knownIds ?? KNOWN_IDS }) + (run.settings ?? ''),
  );
  run.signal.throwIfAborted();
  // The contract names the public address of the server, which is not that of the gateway.
  const target = [`${gateway.url}/openapi.yaml`, '--url', gateway.url];
  const args = ['--config-file', settings, 'run', ...target, ...caller.args, ...leftOut(caller)];
  // schemathesis leaves caches in its folder, which is removed with them.
  const report = join(folder, 'report.json');
  const reporting = ['--report', 'json', '--report-json-path', report];
  const child = spawn(run.schemathesis, [...args, ...run.args, ...reporting], {
    cwd: folder,
    stdio: ['ignore', run.stdio, 'inherit'],
    signal: run.signal,
  });
  const output = child.stdout === null ? '' : text(child.stdout);
  const [code] = await once(child, 'close');
  return { code: typeof code === 'number' ? code : FAILED, output: await output, ...(await readReport(report)) };
}
