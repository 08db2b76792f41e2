import { Connection } from '../http/connection.ts';
import type { HttpOver } from '../http/http-connection.ts';
import { UndiciConnection } from './undici-connection.ts';

/** Whose HTTP/1.1 the tests run on: our own, or undici's where `LINKVITALS_HTTP=undici`. */
export const chosenHttp: HttpOver =
  process.env.LINKVITALS_HTTP === 'undici'
    ? (opened, rounds) => new UndiciConnection(opened, rounds)
    : (opened, rounds) => new Connection(opened, rounds);
