import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProgram } from '../../process/find-program.ts';
import { runProgram } from '../../process/run-program.ts';
import type { Machine } from '../database-server.ts';

/** The files to run `java/MongoWireServer.java`. */
export interface MongoWireServer {
  readonly java: string;
  /** Folder of jars. */
  readonly libraries: string;
  /** Folder of class files. */
  readonly classes: string;
}

const SOURCES = fileURLToPath(new URL('../../../java/', import.meta.url));
const CACHE = fileURLToPath(new URL('../../../../../node_modules/.cache/linkvitals/', import.meta.url));

/** Compiles the server and fetches its jars, once for each state of its sources; installs Java and Maven if that is allowed. */
export async function prepareMongoWireServer(machine: Machine): Promise<MongoWireServer> {
  const sources = await Promise.all(['pom.xml', 'MongoWireServer.java'].map((name) => readFile(join(SOURCES, name))));
  const hash = createHash('sha256').update(Buffer.concat(sources)).digest('hex').slice(0, 16);
  const folder = join(CACHE, `mongo-wire-server-${hash}`);
  if (!existsSync(folder) || findProgram('java') === undefined) {
    await installTools(machine);
    await build(machine, folder);
  }
  return { java: need('java'), libraries: join(folder, 'lib'), classes: join(folder, 'classes') };
}

async function installTools({ apt }: Machine): Promise<void> {
  const missing = ['java', 'javac', 'mvn'].filter((name) => findProgram(name) === undefined);
  if (missing.length === 0) return;
  if (apt.obstacle !== undefined) {
    throw new Error(`no mongod and no ${missing.join(', ')} found, and none installed: ${apt.obstacle}`);
  }
  await apt.install(['default-jdk-headless', 'maven']);
}

async function build({ log }: Machine, folder: string): Promise<void> {
  if (existsSync(folder)) return;
  // It is built in another folder and moved into place whole, because two runs may do this at the same time.
  const aside = `${folder}.${randomUUID()}`;
  const libraries = join(aside, 'lib');
  const classes = join(aside, 'classes');
  await mkdir(aside, { recursive: true });
  try {
    const goal = ['dependency:copy-dependencies', '-DincludeScope=runtime', `-DoutputDirectory=${libraries}`];
    const maven = ['--batch-mode', '--quiet', '--file', join(SOURCES, 'pom.xml'), ...goal];
    await log.step('fetching the Java MongoDB-wire server from Maven', () => runProgram(need('mvn'), maven));
    const source = join(SOURCES, 'MongoWireServer.java');
    await runProgram(need('javac'), ['-cp', join(libraries, '*'), '-d', classes, source]);
    await rename(aside, folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

function need(program: string): string {
  const path = findProgram(program);
  if (path === undefined) throw new Error(`no ${program}`);
  return path;
}
