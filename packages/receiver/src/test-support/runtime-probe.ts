import { createReceiver, verify } from '../index.ts';
import { storeContract } from '../store-contract.ts';
import { memoryStore } from '../stores/memory.ts';
import { fakeClock, fakeSender, fixtures, signedRequest, TEST_SECRET } from '../testing.ts';
import { fetchHandler } from '../web.ts';

export interface Vector {
  name: string;
  secrets: string[];
  body_base64: string;
  header: string | null;
  now: number;
  tolerance_seconds: number;
  expect: string;
}

/** Results of the package in a runtime. runtimes.test.ts bundles this file and runs it there, so it must not use Node's modules. */
export async function probe(vectors: readonly Vector[]) {
  return {
    hasNodeCrypto: typeof globalThis.process?.getBuiltinModule?.('node:crypto') === 'object',
    misjudged: await misjudged(vectors),
    statuses: await statuses(),
    broken: await brokenPromises(),
  };
}

async function misjudged(vectors: readonly Vector[]): Promise<string[]> {
  const names: string[] = [];
  for (const { name, body_base64, header, secrets, now, tolerance_seconds, expect } of vectors) {
    const body = Uint8Array.from(atob(body_base64), (character) => character.charCodeAt(0));
    const options = { secret: secrets, toleranceSeconds: tolerance_seconds, now: () => now * 1000 };
    const verdict = await verify(body, header, options).then(
      () => 'valid',
      (error: { code?: string }) => error.code,
    );
    if (verdict !== expect) names.push(`${name}: ${verdict} instead of ${expect}`);
  }
  return names;
}

/**
 * The statuses of a first delivery, a repetition, one whose handler throws once, a forged one, an unknown event and too
 * large a body.
 */
async function statuses(): Promise<(number | null)[]> {
  const { now, advance } = fakeClock();
  let failures = 1;
  const receiver = createReceiver({
    secret: TEST_SECRET,
    now,
    dedupe: memoryStore({ now }),
    on: {
      'crawl.completed': () => {},
      'crawl.failed': () => {
        failures -= 1;
        if (failures >= 0) throw new Error('once');
      },
    },
    onError: () => {},
  });
  const target = fetchHandler(receiver);
  const sender = fakeSender({ target, clock: { now, advance } });
  const forged = fakeSender({ target, clock: { now, advance }, secret: 'whsec_other' });
  const large = await signedRequest('https://subscriber.example/', 'x'.repeat(300_000), { at: now() });
  return [
    (await sender.attempt(fixtures.crawlCompleted())).status,
    (await sender.attempt(fixtures.crawlCompleted())).status,
    ...(await sender.deliver(fixtures.crawlFailed())).attempts.map(({ status }) => status),
    (await forged.attempt(fixtures.test())).status,
    (await sender.attempt(fixtures.unknown())).status,
    (await target(large)).status,
  ];
}

async function brokenPromises(): Promise<string[]> {
  const broken: string[] = [];
  const create = () => {
    const { now, advance } = fakeClock();
    return { store: memoryStore({ now }), advance };
  };
  for (const { name, run } of storeContract(create)) {
    await run().catch((error: unknown) => broken.push(`${name}: ${error}`));
  }
  return broken;
}
