import { fillStore } from '../../packages/server/scale/fill-store.ts';
import { contextFor, createKey } from '../../packages/server/src/people/accounts/index.ts';
import { newTotpSecret } from '../../packages/server/src/people/factors/index.ts';
import { password } from '../../packages/server/src/people/factors/second-factor.test-support.ts';
import { insertTotp } from '../../packages/server/src/people/factors/store.ts';
import { readConfig } from '../../packages/server/src/platform/config/config.ts';
import { openServices } from '../../packages/server/src/services.ts';
import { addPerson } from '../../packages/server/src/test-support/add-person.ts';

/** Credentials of the callers, and the ids that their requests name. */
export interface Callers {
  readonly accountId: string;
  readonly domainId: string;
  readonly key: string;
  /** Session cookie of an owner. */
  readonly cookie: string;
}

/** Fills an empty database: one account with all domains, each with ten crawls. */
export async function prepareStore(env: Readonly<Record<string, string>>, domains: number): Promise<Callers> {
  const { services, close } = await openServices(readConfig(env));
  try {
    const size = { domains, inLargest: domains, crawls: domains * 10, urlRows: domains * 20, deliveries: domains };
    const from = { secrets: services.secrets, subscriberUrl: 'http://127.0.0.1:1' };
    const store = await fillStore(services.db, { size, seed: 16, now: Date.now(), ...from });
    const { accountId } = store;
    const { key } = await createKey(services, { accountId, name: 'bench' });
    const { cookie } = await addPerson(await contextFor(services, accountId, 'operator'));
    // The domain is from the middle, because the first has a longer history than the others.
    return { accountId, domainId: store.domains[Math.floor(domains / 2)]?.id ?? '', key, cookie };
  } finally {
    await close();
  }
}

/** A person whose password an attacker knows, and who has one-time codes. */
export interface Victim {
  readonly email: string;
  readonly password: string;
}

export async function addVictim(env: Readonly<Record<string, string>>, accountId: string): Promise<Victim> {
  const { services, close } = await openServices(readConfig(env));
  try {
    const ctx = await contextFor(services, accountId, 'operator');
    const { user } = await addPerson(ctx, { password });
    const secret = services.secrets.seal(newTotpSecret());
    const now = services.clock.now();
    await insertTotp(services.db.knex, {
      user_id: user.id,
      secret_ciphertext: secret.ciphertext,
      secret_key_id: secret.keyId,
      confirmed_at: now,
      last_step: null,
      created_at: now,
    });
    return { email: user.email, password };
  } finally {
    await close();
  }
}
