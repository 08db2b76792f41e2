import type { Server } from 'node:http';
import { ConfigError } from './config/config.ts';

/** The name of the host cannot be resolved, or is no address of this machine. */
const WRONG_HOST = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL']);

interface Place {
  readonly host: string;
  readonly port: number | undefined;
  /** The variable that the host is from. */
  readonly setting: string;
}

/** @throws ConfigError where the host cannot be listened on; else the error of the system */
export async function listenOn(server: Server, { host, port, setting }: Place): Promise<void> {
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
