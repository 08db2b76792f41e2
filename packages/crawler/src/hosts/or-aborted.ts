/** Waits for a promise that cannot be aborted. Rejects with the reason of the signal as soon as that is aborted. */
export function orAborted(promise: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = (): void => reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    promise.finally(() => signal.removeEventListener('abort', leave)).then(resolve, reject);
  });
}
