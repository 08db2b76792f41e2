import type { DedupeStore } from './dedupe-store.ts';
import { isKnownEvent, type WebhookEvent } from './events.ts';
import type { FailureInfo, ReceiverOptions } from './receiver-types.ts';
import { memoryStore } from './stores/memory.ts';
import { secretList } from './verify.ts';

/** The options with their defaults, checked once so that a mistake shows at start and not at the first delivery. */
export interface Settings extends Omit<ReceiverOptions, 'secret' | 'dedupe'> {
  secrets(): Promise<readonly string[]>;
  store: DedupeStore | null;
  maxBodyBytes: number;
  now(): number;
  report(error: unknown, info: FailureInfo): Promise<void>;
}

const MAX_BODY_BYTES = 256 * 1024;

export function toSettings(options: ReceiverOptions): Settings {
  const { secret, dedupe, maxBodyBytes = MAX_BODY_BYTES, now = Date.now, onError = printError } = options;
  if (typeof secret !== 'function') assertSecrets(secretList(secret));
  if (options.toleranceSeconds !== undefined && !(options.toleranceSeconds > 0)) {
    throw new RangeError('toleranceSeconds must be above 0; Infinity switches the check off');
  }
  if (!(maxBodyBytes > 0)) throw new RangeError('maxBodyBytes must be above 0');
  for (const event of Object.keys(options.on ?? {})) {
    if (!isKnownEvent({ event } as WebhookEvent)) {
      throw new RangeError(`on: there is no event "${event}"; events of later versions go to onUnknown`);
    }
  }
  return {
    ...options,
    secrets: async () => assertSecrets(secretList(typeof secret === 'function' ? await secret() : secret)),
    store: dedupe === false ? null : (dedupe ?? memoryStore({ now })),
    maxBodyBytes,
    now,
    report: async (error, info) => {
      // The answer to the sender must not depend on whether the report of a failure succeeds.
      await Promise.resolve()
        .then(() => onError(error, info))
        .catch((failure: unknown) => console.error('linkvitals receiver: onError itself failed:', failure));
    },
  };
}

function assertSecrets(secrets: readonly string[]): readonly string[] {
  if (secrets.length === 0 || secrets.includes('')) {
    throw new RangeError('secret is missing or empty: give the whsec_… string of the webhook endpoint');
  }
  return secrets;
}

function printError(error: unknown, { stage, status }: FailureInfo): void {
  // Only a handler's error needs its stack; the others are ours and say it all in their message.
  const detail = stage !== 'handler' && error instanceof Error ? error.message : error;
  console.error(`linkvitals receiver: answered ${status} (${stage}):`, detail);
}
