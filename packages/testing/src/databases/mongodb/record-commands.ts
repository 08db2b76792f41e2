import { createConnection, createServer } from 'node:net';
import { listen } from '../../http/listen.ts';

export interface CommandRecorder extends AsyncDisposable {
  /** URL of the same database through the recorder. */
  readonly url: string;
  /** Every command to MySQL, in order: the text of a statement, else the number of the command. */
  readonly commands: readonly string[];
}

/** Bytes of a packet's header: three of length, one with its number in the exchange. */
const HEADER = 4;
const COM_QUERY = 3;

/** Calls `onCommand` for each command in the bytes of a client. A command begins an exchange, so its packet has the number 0. */
function readCommands(onCommand: (command: string) => void): (bytes: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    while (rest.length >= HEADER && rest.length >= HEADER + rest.readUIntLE(0, 3)) {
      const end = HEADER + rest.readUIntLE(0, 3);
      const [number, command] = [rest[3], rest[HEADER]];
      if (number === 0)
        onCommand(command === COM_QUERY ? rest.toString('utf8', HEADER + 1, end) : `command ${command}`);
      rest = rest.subarray(end);
    }
  };
}

/** Records all commands between a program and MySQL (without TLS), whatever library or connection sends them. */
export async function recordCommands(databaseUrl: string): Promise<CommandRecorder> {
  const target = new URL(databaseUrl);
  const commands: string[] = [];
  const server = createServer((near) => {
    const far = createConnection(Number(target.port), target.hostname);
    near.on(
      'data',
      readCommands((command) => commands.push(command)),
    );
    near.pipe(far).pipe(near);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => {}).on('close', () => other.destroy());
    }
  });
  const { port } = await listen(server, '127.0.0.1');
  return {
    url: Object.assign(new URL(target), { port: String(port) }).href,
    commands,
    [Symbol.asyncDispose]: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
