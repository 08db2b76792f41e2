import { describe, expect, it } from 'vitest';
import { ApiPromise } from './api-promise.ts';

const answer = { data: 7, response: new Response(), requestId: 'r', etag: '"1"' };

describe('ApiPromise', () => {
  it('is the body when awaited, also through Promise.all', async () => {
    const promise = new ApiPromise(Promise.resolve(answer));
    expect(await promise).toBe(7);
    expect(await Promise.all([promise, promise])).toEqual([7, 7]);
    expect(await promise.finally(() => undefined)).toBe(7);
  });

  it('is the whole answer with withResponse', async () => {
    expect(await new ApiPromise(Promise.resolve(answer)).withResponse()).toBe(answer);
  });

  it('rejects either way with the same error', async () => {
    const error = new Error('no');
    const promise = new ApiPromise(Promise.reject(error));
    expect(await promise.catch((reason) => reason)).toBe(error);
    expect(await promise.withResponse().catch((reason) => reason)).toBe(error);
  });

  it('leaves no unhandled rejection behind when only withResponse is used', async () => {
    const unhandled: unknown[] = [];
    const note = (reason: unknown) => unhandled.push(reason);
    process.on('unhandledRejection', note);
    await expect(new ApiPromise(Promise.reject(new Error('no'))).withResponse()).rejects.toThrow('no');
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', note);
    expect(unhandled).toEqual([]);
  });
});
