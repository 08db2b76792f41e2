import type { Server } from 'node:http';
import { ConfigError } from './config/config.ts';

/** Codes of errors for a host whose name cannot be resolved, or that is no address of this machine */
const WRONG_HOST = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL']);

interface ListenAddress {
  readonly host: string;
  readonly port: number | undefined;
  /** Name of the variable that sets the host */
  readonly setting: string;
}

/** Listens on a host and port. @throws ConfigError when the host is wrong; otherwise the error of the system */
export async function listenOn(server: Server, { host, port, setting }: ListenAddress): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
  } catch (error) {
    if (!WRONG_HOST.has(String((error as NodeJS.ErrnoException).code))) throw error;
    throw new ConfigError(
      `${setting}: ${host} is no address of this machine (${(error as NodeJS.ErrnoException).code}). Set one that it has, 127.0.0.1 for this machine only, or 0.0.0.0 for all.`,
    );
  }
}
