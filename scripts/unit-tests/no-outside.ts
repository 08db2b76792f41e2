import { ChildProcess } from 'node:child_process';
import { Socket as UdpSocket } from 'node:dgram';
import { Server, Socket } from 'node:net';

/*
 * Set up before each file of unit tests: what reaches out of the process throws, so no file is among them by mistake.
 * Where one throws rightly, `is-unit-test.ts` has to know the helper that brought it there.
 */

const forbid = (prototype: object, method: string, what: string): void => {
  Object.defineProperty(prototype, method, {
    configurable: true,
    value() {
      throw new Error(`A unit test ${what}. See scripts/unit-tests/is-unit-test.ts.`);
    },
  });
};

forbid(ChildProcess.prototype, 'spawn', 'starts a process');
forbid(Server.prototype, 'listen', 'listens');
forbid(Socket.prototype, 'connect', 'connects');
forbid(UdpSocket.prototype, 'bind', 'opens a socket');

const load = process.dlopen;
process.dlopen = (module: object, filename: string, ...flags: number[]) => {
  if (filename.includes('better-sqlite3')) {
    throw new Error('A unit test opens a database. See scripts/unit-tests/is-unit-test.ts.');
  }
  Reflect.apply(load, process, [module, filename, ...flags]);
};
