import { type ClientOptions, readOptions } from './client-options.ts';
import { bindOperations, type Operations } from './operations.ts';
import type { Platform } from './platform.ts';
import { createTransport } from './transport.ts';

/** The operations of a server, for the methods of a client. */
export const connect = (options: ClientOptions, platform: Platform): Operations =>
  bindOperations(createTransport(readOptions(options), platform));
