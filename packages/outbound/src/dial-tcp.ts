import { connect } from 'node:net';
import type { Dial } from './types.ts';

/** Opens one TCP connection to one address, nothing else: no name is looked up, no other family tried. */
export const dialTcp: Dial = (target, signal) =>
  new Promise((resolve, reject) => {
    const socket = connect({
      host: target.address,
      port: target.port,
      family: target.family,
      autoSelectFamily: false,
      noDelay: true,
      ...(target.localAddress === undefined ? {} : { localAddress: target.localAddress }),
    });
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
