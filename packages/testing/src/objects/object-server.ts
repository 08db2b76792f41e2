import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../network/free-port.ts';
import { findProgram } from '../process/find-program.ts';
import { runProgram } from '../process/run-program.ts';

/** A server with the S3 protocol. */
export interface ObjectServer {
  readonly endpoint: string;
  /** Name of the bucket, which exists and is empty. */
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** Paths of the files of its objects: each ends with the key; files of unfinished uploads have other names. */
  keys(): Promise<string[]>;
  close(): Promise<void>;
}

const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/linkvitals/', import.meta.url));
/** File with the version of the Maven plugin that fetches the server. */
const POM = fileURLToPath(new URL('../../java/pom.xml', import.meta.url));
const ARTIFACT = 'org.gaul:s3proxy:2.6.0:jar:jar-with-dependencies';
const JAR = 's3proxy-2.6.0-jar-with-dependencies.jar';
const SHA256 = '12e5e88d805cfed07f7d88b4a44a0d8ecb9f9d3cebeb544bb34fbc4ded1049d8';
const STARTS_WITHIN_MS = 60_000;

/** The server's program: S3Proxy, fetched once by Maven. Undefined without Java or Maven, or when nothing can be fetched. */
export async function findObjectServer(): Promise<string | undefined> {
  const maven = findProgram('mvn');
  if (findProgram('java') === undefined || maven === undefined) return undefined;
  const file = join(CACHE, JAR);
  const known = await readFile(file).catch(() => undefined);
  if (known !== undefined) return file;
  const folder = await mkdtemp(join(tmpdir(), 'linkvitals-s3proxy-'));
  try {
    const copy = ['dependency:copy', `-Dartifact=${ARTIFACT}`, `-DoutputDirectory=${folder}`];
    const fetched = await runProgram(maven, ['--batch-mode', '--quiet', '--file', POM, ...copy]).then(
      () => true,
      () => false,
    );
    if (!fetched) return undefined;
    const jar = await readFile(join(folder, JAR));
    if (createHash('sha256').update(jar).digest('hex') !== SHA256) throw new Error(`${JAR} is not what it was`);
    await mkdir(CACHE, { recursive: true });
    // It is written to another file and moved into place whole, because two runs may do this at the same time.
    const aside = `${file}.${randomUUID()}`;
    await writeFile(aside, jar);
    await rename(aside, file);
    return file;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Starts it with an empty bucket. @param jar The result of `findObjectServer`. */
export async function startObjectServer(jar: string): Promise<ObjectServer> {
  const folder = await mkdtemp(join(tmpdir(), 'linkvitals-objects-'));
  const endpoint = `http://127.0.0.1:${await freePort()}`;
  const [bucket, accessKey, secretKey] = ['reports', randomUUID(), randomUUID()];
  const settings = {
    's3proxy.authorization': 'aws-v2-or-v4',
    's3proxy.endpoint': endpoint,
    's3proxy.identity': accessKey,
    's3proxy.credential': secretKey,
    'jclouds.provider': 'filesystem-nio2',
    'jclouds.identity': 'unused',
    'jclouds.credential': 'unused',
    'jclouds.filesystem.basedir': folder,
  };
  const properties = join(folder, 'server.properties');
  await mkdir(join(folder, bucket));
  await writeFile(
    properties,
    Object.entries(settings)
      .map((entry) => entry.join('='))
      .join('\n'),
  );
  const child = spawn('java', ['-jar', jar, '--properties', properties], { stdio: 'ignore' });
  const exited = once(child, 'exit');
  const close = async (): Promise<void> => {
    child.kill('SIGKILL');
    await exited;
    await rm(folder, { recursive: true, force: true });
  };
  const keys = async (): Promise<string[]> => {
    const entries = await readdir(join(folder, bucket), { recursive: true, withFileTypes: true });
    return entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []));
  };
  for (const began = performance.now(); performance.now() - began < STARTS_WITHIN_MS; await sleep(100)) {
    // It refuses a request without a signature, which shows that it runs.
    if ((await fetch(endpoint).catch(() => undefined)) !== undefined) {
      return { endpoint, bucket, accessKey, secretKey, keys, close };
    }
  }
  await close();
  throw new Error('the object server did not start');
}
