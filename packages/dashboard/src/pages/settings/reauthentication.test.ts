import { ApiError } from '@linkvitals/sdk';
import { expect, it } from 'vitest';
import { pendingReauthentication, ReauthenticationCanceled, withReauthentication } from './reauthentication.ts';

const refusal = (code: 'reauthentication_required' | 'forbidden'): ApiError =>
  new ApiError(code, {
    status: 403,
    problem: { type: 'about:blank', title: 'Forbidden', status: 403, detail: 'No.', code, request_id: 'r' },
    requestId: 'r',
    retryAfterMs: undefined,
  });

/** An action that is refused until the person has confirmed. */
function guarded() {
  let calls = 0;
  const action = async (): Promise<string> => {
    calls += 1;
    if (calls === 1) throw refusal('reauthentication_required');
    return 'done';
  };
  return { action, calls: () => calls };
}

const whenPending = () => expect.poll(() => pendingReauthentication.get()).not.toBeNull();

it('an action that is allowed needs no confirmation', async () => {
  expect(await withReauthentication(async () => 'done')).toBe('done');
  expect(pendingReauthentication.get()).toBeNull();
});

it('an action runs again by itself when the person has confirmed', async () => {
  const { action, calls } = guarded();
  const result = withReauthentication(action);
  await whenPending();
  expect(calls()).toBe(1);
  pendingReauthentication.get()?.settle(true);
  expect(await result).toBe('done');
  expect(pendingReauthentication.get()).toBeNull();
});

it('an action does not run again when the person closes the dialog', async () => {
  const { action, calls } = guarded();
  const result = withReauthentication(action).catch((error: unknown) => error);
  await whenPending();
  pendingReauthentication.get()?.settle(false);
  expect(await result).toBeInstanceOf(ReauthenticationCanceled);
  expect(calls()).toBe(1);
});

it('other errors are thrown unchanged', async () => {
  await expect(withReauthentication(() => Promise.reject(refusal('forbidden')))).rejects.toThrow('forbidden');
  expect(pendingReauthentication.get()).toBeNull();
});
