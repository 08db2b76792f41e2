import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findProgram } from '../../process/find-program.ts';
import { startWatched } from '../../process/start-watched.ts';
import type { DatabaseServer } from '../database-server.ts';
import { prepareMongoWireServer } from './mongo-wire-server.ts';

/** `mongod` if the machine has it, else a Java server from Maven that speaks MongoDB's protocol. */
export const mongodbServer: DatabaseServer = {
  name: 'MongoDB',
  variable: 'LINKVITALS_TEST_MONGODB_URL',
  remedy: 'install mongod, or Java and Maven (`apt-get install default-jdk-headless maven`)',

  async install(machine) {
    if (findProgram('mongod') === undefined) await prepareMongoWireServer(machine);
  },

  async start(machine) {
    const mongod = findProgram('mongod');
    const java = mongod === undefined ? await prepareMongoWireServer(machine) : undefined;
    const folder = await mkdtemp(join(tmpdir(), 'linkvitals-mongodb-'));
    try {
      const { ready, stop } = await machine.log.step(`starting ${mongod ?? 'the Java MongoDB-wire server'}`, () =>
        startWatched({
          folder,
          ...(java === undefined ? mongodCommand(mongod ?? 'mongod', folder) : javaCommand(java)),
        }),
      );
      return { url: `mongodb://127.0.0.1:${ready[1]}`, stop };
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
  },
};

/** The command of mongod. Port 0 makes it pick one, which its JSON log names. */
function mongodCommand(program: string, folder: string) {
  const args = ['--dbpath', folder, '--port', '0', '--bind_ip', '127.0.0.1', '--nounixsocket'];
  return { program, args, ready: /Waiting for connections.*"port":(\d+)/ };
}

/** The command of the Java server. Its heap is limited, because Java would take a quarter of the machine's memory. */
function javaCommand({ java, libraries, classes }: { java: string; libraries: string; classes: string }) {
  const args = ['-Xmx512m', '-cp', [join(libraries, '*'), classes].join(delimiter), 'MongoWireServer'];
  return { program: java, args, ready: /^listening on port (\d+)$/ };
}
