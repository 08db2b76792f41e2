import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type OperationId, operations } from '@linkvitals/contract';
import { createClient } from '@linkvitals/sdk/session';

const sources = join(dirname(fileURLToPath(import.meta.resolve('@linkvitals/dashboard/package.json'))), 'src');

/** Every method of the SDK that the dashboard calls: `crawls.start`, `setUp`. */
function calledMethods(): Set<string> {
  const files = globSync('**/*.{ts,tsx}', { cwd: sources, exclude: (name) => name.endsWith('.test.ts') });
  const texts = files.map((file) => readFileSync(join(sources, file), 'utf8'));
  const calls = texts.flatMap((text) => [...text.matchAll(/\bclient\s*\.(\w+(?:\s*\.\w+)?)\s*\(/g)]);
  // `followCrawl(client, …)` calls it.
  const follow = texts.some((text) => text.includes("from '@linkvitals/sdk/follow'")) ? ['crawls.events'] : [];
  return new Set([...calls.map(([, path = '']) => path.replaceAll(/\s/g, '')), ...follow]);
}

const patterns = operations.map(({ id, method, path }) => ({
  id,
  method: method.toUpperCase(),
  path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

interface Sent {
  readonly method: string;
  readonly path: string;
}

/** The first request of a method of the SDK. The values of ids and bodies do not matter here. */
async function requestOf(name: string): Promise<Sent | undefined> {
  let sent: Sent | undefined;
  const client = createClient({
    baseUrl: 'http://linkvitals.example',
    maxRetries: 0,
    fetch: async (input, init) => {
      const { method, url } = new Request(input, init);
      sent ??= { method, path: new URL(url).pathname };
      return new Response(null, { status: 404 });
    },
  });
  const [resource = '', method] = name.split('.');
  // biome-ignore lint/suspicious/noExplicitAny: methods are found by name, and a wrong name throws
  const owner: any = method === undefined ? client : client[resource as keyof typeof client];
  const call = async () => await owner[method ?? resource]('x', {});
  await call().catch(() => undefined);
  return sent;
}

async function operationOf(name: string): Promise<OperationId> {
  const sent = await requestOf(name);
  const found = patterns.find(({ method, path }) => method === sent?.method && path.test(sent.path));
  if (found === undefined) throw new Error(`client.${name} requests ${sent?.method} ${sent?.path}: no operation`);
  return found.id;
}

/** Every operation that the sources of the dashboard call. */
export async function calledOperations(): Promise<ReadonlySet<OperationId>> {
  return new Set(await Promise.all([...calledMethods()].map(operationOf)));
}
