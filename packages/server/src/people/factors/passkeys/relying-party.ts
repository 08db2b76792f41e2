import type { Config } from '../../../platform/config/config.ts';

/** The server as authenticators know it: passkeys are bound to the host, and a ceremony to the origin of its page. */
export interface RelyingParty {
  readonly id: string;
  readonly name: string;
  readonly origin: string;
}

/** Host and origin of the public URL; without one, `localhost`, for which browsers need no https. */
export function relyingParty({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): RelyingParty {
  const { hostname, origin } = new URL(publicUrl === '' ? `http://localhost:${port}` : publicUrl);
  return { id: hostname, name: 'Linkvitals', origin };
}
