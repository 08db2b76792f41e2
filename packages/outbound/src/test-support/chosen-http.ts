import { Connection } from '../http/connection.ts';
import type { HttpOver } from '../http/http-connection.ts';
import { UndiciConnection } from './undici-connection.ts';

/** The implementation of HTTP/1.1 that the tests use: our own, or that of undici if `LINKVITALS_HTTP=undici`. */
export const chosenHttp: HttpOver =
  process.env.LINKVITALS_HTTP === 'undici'
    ? (opened, rounds) => new UndiciConnection(opened, rounds)
    : (opened, rounds) => new Connection(opened, rounds);
