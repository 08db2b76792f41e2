import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readConfig } from '@linkvitals/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseAllDocuments } from 'yaml';

/*
 * What a schema of Kubernetes cannot say. The nightly workflow compares the manifests with the schemas, by kubeconform.
 */

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'deploy/kubernetes');

interface Container {
  readonly image: string;
  readonly args?: readonly string[];
  readonly env: readonly { readonly name: string; readonly value: string }[];
  readonly startupProbe?: unknown;
  readonly livenessProbe?: unknown;
  readonly readinessProbe?: unknown;
  readonly securityContext: Readonly<Record<string, unknown>>;
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
  readonly resources: { readonly limits: { readonly memory: string } };
}
interface Pod {
  readonly terminationGracePeriodSeconds?: number;
  readonly automountServiceAccountToken: boolean;
  readonly securityContext: Readonly<Record<string, unknown>>;
  readonly containers: readonly [Container];
  readonly volumes: readonly {
    readonly name: string;
    readonly secret?: { readonly items: readonly { readonly key: string }[] };
  }[];
}
interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name?: string };
  // biome-ignore lint/suspicious/noExplicitAny: each kind has its own shape
  readonly spec: any;
}

const read = async (name: string): Promise<Manifest[]> =>
  parseAllDocuments(await readFile(join(folder, name), 'utf8')).map((document) => document.toJS());

async function podsOf(name: string): Promise<Pod[]> {
  return (await read(name)).flatMap(({ spec }) => (spec.template === undefined ? [] : [spec.template.spec]));
}
const pod = async (name: string): Promise<Pod> => (await podsOf(name))[0] ?? expect.fail(`${name} has no pod`);

/** The Secret, as `make-secrets.sh` and `kubectl create secret --from-file` make it: the folder of its files. */
async function makeSecrets(): Promise<string> {
  const secrets = await mkdtemp(join(tmpdir(), 'linkvitals-secrets-'));
  onTestFinished(() => rm(secrets, { recursive: true }));
  await promisify(execFile)('sh', [join(root, 'deploy/make-secrets.sh'), secrets]);
  return secrets;
}

const MOUNT = '/run/secrets/linkvitals';

describe('the manifests of Kubernetes', () => {
  it.each(['sqlite.yaml', 'servers.yaml', 'migrate.yaml'])(
    '%s gives settings that the server takes, each secret from the Secret that it mounts',
    async (name) => {
      const secrets = await makeSecrets();
      const { containers, volumes } = await pod(name);
      const mounted = volumes.flatMap(({ secret }) => secret?.items.map(({ key }) => key) ?? []);
      expect(await readdir(secrets)).toEqual(expect.arrayContaining(mounted));
      const named = containers[0].env.filter(({ value }) => value.startsWith(MOUNT)).map(({ value }) => value);
      expect(named.map((path) => path.slice(MOUNT.length + 1)).sort()).toEqual([...mounted].sort());
      const settings = containers[0].env.map(({ name: key, value }) => [key, value.replace(MOUNT, secrets)]);
      const config = readConfig(Object.fromEntries(settings));
      expect(config.secretKeys).toEqual([await readFile(join(secrets, 'secret_key'), 'utf8')]);
      expect(config.databaseUrl).toMatch(name === 'sqlite.yaml' ? /^sqlite:/ : /^mysql:\/\/linkvitals:.*@mysql:3306/);
    },
  );

  it.each(['sqlite.yaml', 'servers.yaml', 'migrate.yaml', 'databases.yaml'])(
    '%s gives no container a right that it does not need, and bounds its memory',
    async (name) => {
      const pods = await podsOf(name);
      expect(pods).not.toEqual([]);
      for (const { automountServiceAccountToken, securityContext, containers } of pods) {
        expect([automountServiceAccountToken, securityContext.runAsNonRoot]).toEqual([false, true]);
        expect(securityContext.seccompProfile).toEqual({ type: 'RuntimeDefault' });
        const [{ securityContext: own, resources, image }] = containers;
        expect(own).toMatchObject({ allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } });
        expect(resources.limits.memory).toMatch(/^\d+[MG]i$/);
        if (image === 'linkvitals') expect(own.readOnlyRootFilesystem).toBe(true);
      }
    },
  );

  it.each(['sqlite.yaml', 'servers.yaml'])('%s waits for a stop, and requests the paths of health', async (name) => {
    const { terminationGracePeriodSeconds, containers } = await pod(name);
    const app = await readFile(join(root, 'packages/server/src/app.ts'), 'utf8');
    const limits = [...app.matchAll(/_ENDS?_WITHIN = ([\d_]+);/g)].map(([, ms = '']) => Number(ms.replaceAll('_', '')));
    expect(limits).toHaveLength(3);
    expect(terminationGracePeriodSeconds).toBeGreaterThan(limits.reduce((sum, ms) => sum + ms, 0) / 1000);
    const [{ startupProbe, livenessProbe, readinessProbe }] = containers;
    const path = (probe: unknown) => (probe as { httpGet: { path: string } }).httpGet.path;
    expect([startupProbe, livenessProbe, readinessProbe].map(path)).toEqual(['/healthz', '/healthz', '/readyz']);
    // An address is removed sooner than the server stops to answer.
    const { periodSeconds, failureThreshold } = readinessProbe as { periodSeconds: number; failureThreshold: number };
    expect(periodSeconds * failureThreshold).toBeLessThan(readConfig({}).drainMs / 1000);
  });

  it('keep the data of SQLite on a volume that one server at a time has', async () => {
    const [claim, deployment] = await read('sqlite.yaml');
    expect([claim?.kind, deployment?.spec.replicas, deployment?.spec.strategy]).toEqual([
      'PersistentVolumeClaim',
      1,
      { type: 'Recreate' },
    ]);
    expect((await pod('sqlite.yaml')).volumes).toContainEqual({
      name: 'data',
      persistentVolumeClaim: { claimName: claim?.metadata.name },
    });
  });

  it('name no image of the server: docs/kubernetes.md puts it in', async () => {
    for (const name of ['sqlite.yaml', 'servers.yaml', 'migrate.yaml'])
      expect((await pod(name)).containers[0].image).toBe('linkvitals');
    expect(await readFile(join(root, 'docs/kubernetes.md'), 'utf8')).toContain('s|image: linkvitals$|image: $IMAGE|');
  });
});
