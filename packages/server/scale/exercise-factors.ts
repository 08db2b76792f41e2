import { codeAt } from '../src/people/factors/second-factor.test-support.ts';
import { softwareAuthenticator } from '../src/test-support/software-authenticator.ts';
import type { OperationCaller } from './operation-caller.ts';

interface FactorsInput {
  readonly caller: OperationCaller;
  /** Adds a person who has just signed in with the password of the tests. */
  readonly addPerson: () => Promise<{ readonly cookie: string }>;
}

const newDevice = () => softwareAuthenticator('http://localhost:8080');

interface Adding {
  readonly caller: OperationCaller;
  readonly cookie: string;
  readonly device?: ReturnType<typeof softwareAuthenticator>;
}

/** Answers the id of the new passkey. */
export async function addPasskey({ caller, cookie, device = newDevice() }: Adding): Promise<string> {
  const options = await caller.call('startPasskey', { cookie });
  const response = device.create(options as never);
  const { id } = await caller.call('createPasskey', { cookie, body: { name: 'Laptop', response } });
  return String(id);
}

async function useCodes({ caller, addPerson }: FactorsInput): Promise<void> {
  const { cookie } = await addPerson();
  const { secret } = await caller.call('startTotp', { cookie });
  await caller.call('confirmTotp', { cookie, body: { code: codeAt(String(secret), Date.now()) } });
  await caller.call('renewRecoveryCodes', { cookie });
  await caller.call('deleteTotp', { cookie });
}

async function usePasskeys({ caller, addPerson }: FactorsInput): Promise<void> {
  const { cookie } = await addPerson();
  const device = newDevice();
  const path = { passkey_id: await addPasskey({ caller, cookie, device }) };
  await caller.call('updatePasskey', { cookie, path, body: { name: 'Phone' } });
  await caller.call('listPasskeys', { cookie, query: { limit: 1 } });
  await caller.call('startReauthentication', { cookie });
  const begun = await caller.call('startPasskeySignIn', { key: null });
  const challenge = (caller.setCookie ?? '').split(';')[0] ?? '';
  await caller.call('signInWithPasskey', { cookie: challenge, body: { response: device.get(begun as never) } });
  await caller.call('deletePasskey', { cookie, path });
}

/** Calls every operation of second factors and passkeys. */
export async function exerciseFactors(input: FactorsInput): Promise<void> {
  await useCodes(input);
  await usePasskeys(input);
}
