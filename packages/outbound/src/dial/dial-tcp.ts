import { connect, type OnReadOpts, type Socket } from 'node:net';
import type { Dial, DialTarget } from '../types.ts';

/** Bytes of one read; as many as Node reads. */
const READ_BYTES = 65_536;
/**
 * Memory for the reads of all sockets, because nothing is left in it between two reads. Windows takes the memory before there are data to
 * read, so there each socket has its own.
 */
const shared = process.platform === 'win32' ? undefined : Buffer.allocUnsafeSlow(READ_BYTES);

/** Opens one TCP connection to one address: no name is looked up, no other family is tried. */
export const dialTcp: Dial = (target, signal) => opened(connect(optionsFor(target)), signal);

/**
 * Does the same for connections without TLS; the memory of a `data` event is used again after the event. That avoids allocating 64 KiB for
 * each read, and collecting them.
 */
export const dialPlainTcp: Dial = (target, signal) => {
  const buffer = shared ?? Buffer.allocUnsafeSlow(READ_BYTES);
  const callback = (length: number): boolean => {
    const bytes = buffer.subarray(0, length);
    // Until there is a listener the bytes are kept, as without shared memory.
    return socket.readableFlowing === true ? socket.emit('data', bytes) : socket.push(Buffer.from(bytes));
  };
  const socket = connect({ ...optionsFor(target), onread: { buffer, callback } satisfies OnReadOpts });
  return opened(socket, signal);
};

function optionsFor({ address, port, family, localAddress }: DialTarget) {
  const options = { host: address, port, family, autoSelectFamily: false, noDelay: true };
  return localAddress === undefined ? options : { ...options, localAddress };
}

function opened(socket: Socket, signal: AbortSignal): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const stop = () => socket.destroy(new Error('dialling was given up'));
    const settled = () => signal.removeEventListener('abort', stop);
    socket.once('connect', () => {
      settled();
      socket.off('error', reject);
      resolve(socket);
    });
    socket.once('error', reject);
    socket.once('close', settled);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
