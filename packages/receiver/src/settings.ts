import { inertLine } from '@linkvitals/contract/inert-text';
import { assertSecrets, assertTolerance, assertUsable } from '@linkvitals/contract/signature';
import type { DedupeStore } from './dedupe-store.ts';
import { isKnownEvent, type WebhookEvent } from './events.ts';
import type { FailureInfo, ReceiverOptions } from './receiver-types.ts';
import { secretList } from './verify.ts';

/** The options with their defaults. They are checked once, so that a mistake shows at the start, not at the first delivery. */
export interface Settings extends Omit<ReceiverOptions, 'secret' | 'dedupe'> {
  secrets(): Promise<readonly string[]>;
  store: DedupeStore | false;
  maxBodyBytes: number;
  /** Calls the store; rejects when it does not answer in time. */
  within<T>(call: () => T): Promise<Awaited<T>>;
  report(error: unknown, info: FailureInfo): Promise<void>;
}

export function toSettings(given: ReceiverOptions): Settings {
  // A caller in JavaScript may give no options: then the first missing one is reported.
  const options = { ...given };
  const { secret, dedupe, on, onError = printError, maxBodyBytes = 262_144, storeTimeoutMs = 5_000 } = options;
  if (typeof secret !== 'function') assertSecrets(secretList(secret));
  assertTolerance(options.toleranceSeconds ?? 1);
  assertUsable(maxBodyBytes > 0, 'maxBodyBytes');
  assertUsable(storeTimeoutMs > 0, 'storeTimeoutMs');
  // There is no default: memory fits one process, which services start with, and is silently wrong for two.
  assertUsable(dedupe === false || dedupe?.claim, 'dedupe: give memoryStore() or false');
  assertUsable(['open', 'closed', undefined].includes(options.fail), 'fail');
  for (const event in on) {
    // `undefined` is a missing handler; any other value must be a handler.
    assertUsable(isKnownEvent({ event } as WebhookEvent) && (on[event as 'test'] ?? isKnownEvent).call, `on: ${event}`);
  }
  return {
    ...options,
    maxBodyBytes,
    store: dedupe,
    secrets: async () => secretList(typeof secret === 'function' ? await secret() : secret),
    within: (call) => within(storeTimeoutMs, call),
    report: async (error, info) => {
      // The answer to the sender must not depend on the success of the report.
      try {
        await onError(error, info);
      } catch (failure) {
        printError(failure, info);
      }
    },
  };
}

/** Calls with a time limit: a client whose server is gone may queue its commands for minutes, and the sender waits 30 s. */
function within<T>(ms: number, call: () => T): Promise<Awaited<T>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return Promise.race([
    call(),
    new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`no answer in ${ms} ms`)), ms);
    }),
  ]).finally(() => clearTimeout(timer));
}

/** Prints an error on one line, because line breaks in it could forge others. */
function printError(error: unknown, { stage, status }: FailureInfo): void {
  // Only a handler's error needs its stack; the message of others is enough.
  const stack = stage === 'handler' && (error as Error | undefined)?.stack;
  console.error('linkvitals receiver:', status, stage, inertLine(String(stack || error), ' '));
}
