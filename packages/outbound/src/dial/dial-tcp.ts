import { connect, type OnReadOpts, type Socket } from 'node:net';
import type { Dial, DialTarget } from '../types.ts';

/** What is read at once; as much as Node reads. */
const READ_BYTES = 65_536;
/** For all sockets, as nothing is left there between two reads. But Windows is given it before there is something to read. */
const shared = process.platform === 'win32' ? undefined : Buffer.allocUnsafeSlow(READ_BYTES);

/** Opens one TCP connection to one address, nothing else: no name is looked up, no other family tried. */
export const dialTcp: Dial = (target, signal) => opened(connect(optionsFor(target)), signal);

/**
 * The same for what goes without TLS: `data` gives memory that is used again after it. That saves to allocate 64 KiB for
 * each read, and to collect them.
 */
export const dialPlainTcp: Dial = (target, signal) => {
  const buffer = shared ?? Buffer.allocUnsafeSlow(READ_BYTES);
  const callback = (length: number): boolean => {
    const bytes = buffer.subarray(0, length);
    // Before somebody listens it is kept, as without all this.
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
