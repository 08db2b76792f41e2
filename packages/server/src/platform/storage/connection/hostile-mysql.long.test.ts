import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { databaseTrouble } from '../faults/database-trouble.ts';
import {
  type HostileClient,
  type HostileScript,
  openHostile,
  packet,
  resultOf,
  send,
  switchTo,
  watchProcess,
} from './hostile-mysql.test-support.ts';

/** Writes for as long as the client reads; `bytes` is called with the number of the next packet. */
function writeForEver({ socket }: HostileClient, bytes: (number: number) => Buffer): void {
  let number = 3;
  const more = (): void => {
    do number = (number + 1) % 256;
    while (socket.write(bytes(number)));
  };
  socket.on('drain', more);
  more();
}

const LARGE = 1_000_000;
const long = Buffer.alloc(LARGE, 'x');
const largeRow = (number: number): Buffer =>
  packet(number, Buffer.of(0xfd, LARGE & 0xff, (LARGE >> 8) & 0xff, LARGE >> 16), long);
/** Twenty times as many rows as packets have numbers, and one more */
const smallRows = (number: number): Buffer =>
  Buffer.concat(Array.from({ length: 20 * 256 + 1 }, (_, index) => packet((number + index) % 256, 1, 'x')));
const partOfRow = (number: number): Buffer =>
  Buffer.concat([Buffer.of(0xff, 0xff, 0xff, number), Buffer.alloc(0xff_ff_ff)]);

it.each([
  ['large rows', largeRow],
  ['small rows', smallRows],
  ['one row', partOfRow],
])('an answer of a MySQL server without end (%s) ends the connection', async (_, endless) => {
  const opened = await openHostile({
    query: (client) => {
      // The packet that ends the rows is left out.
      client.write(resultOf(['x'], []).subarray(0, -9));
      writeForEver(client, endless);
    },
  });
  await expect(send(opened)).rejects.toThrow('does not end');
});

const header = Buffer.of(0xff, 0xff, 0xff, 0);
const dribble = async ({ write, socket }: HostileClient): Promise<void> => {
  write(Buffer.of(0, 0, 1, 2));
  while (!socket.destroyed) {
    write(Buffer.of(1));
    await sleep(1_000);
  }
};

it.each<[string, HostileScript]>([
  ['announces 16 MB and then says nothing', { greeting: header }],
  ['answers the password a byte a second', { login: (client) => void dribble(client) }],
  ['always wants another plugin', { login: ({ write }, _, number) => write(switchTo(number, 'sha256_password')) }],
])('a MySQL server that %s is away after 20 s', async (_, script) => {
  const began = performance.now();
  const error: unknown = await send(await openHostile(script)).catch((caught: unknown) => caught);
  expect(databaseTrouble(error)).toBe('away');
  expect(performance.now() - began).toBeLessThan(30_000);
});

it('an answer of a MySQL server that breaks off or has a wrong byte, anywhere, is rows or an error', async () => {
  const uncaught = watchProcess();
  const whole = resultOf(['a', { name: 'b', type: 245 }], [['1', '{}']]);
  const opened = await openHostile({
    query: ({ socket }, sql) => {
      const [, byte = '', at = ''] = sql.split(' ');
      const answer = Buffer.from(whole);
      if (byte === 'end') socket.end(answer.subarray(0, Number(at)));
      else {
        answer[Number(at)] = Number(byte);
        socket.end(answer);
      }
    },
  });
  for (const byte of ['end', 0x00, 0xfb, 0xfe, 0xff])
    for (let at = 0; at < whole.length; at += 1)
      await send(opened, `select ${byte} ${at}`).catch((error: unknown) => expect(error).toBeInstanceOf(Error));
  expect(uncaught).toEqual([]);
});
