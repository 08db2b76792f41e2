import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { ServiceError } from '../../../platform/errors.ts';
import { Thread, ThreadError } from '../../../platform/threads/thread.ts';
import { fontFiles } from '../fonts/font-files.ts';
import { logoWorker } from './logo-worker.ts';
import { type Logo, readLogo } from './read-logo.ts';

const MAX_WIDTH = 800;
const MAX_HEIGHT = 240;
/** Milliseconds for one logo. Drawing takes a few, and the start of the thread some hundred. */
const PATIENCE_MS = 5_000;
/** Draws one logo at a time, so that all together cost at most what one may cost. */
const oneAtATime = pLimit(1);
const MAX_WAITING = 20;

const require = createRequire(import.meta.url);

interface Drawn {
  readonly png?: Uint8Array;
  readonly fault?: string;
}

/**
 * Draws a user's logo as a new PNG, without its scripts, references and metadata.
 * @throws ServiceError `invalid_logo`; `unavailable` when too many wait
 */
export async function drawLogo(bytes: Buffer): Promise<Buffer> {
  const logo = readLogo(bytes);
  if (oneAtATime.pendingCount >= MAX_WAITING) {
    throw new ServiceError('unavailable', {
      detail: 'Too many logos are being drawn at the moment. Nothing was changed; try again in a few seconds.',
      retryAfterSeconds: 5,
    });
  }
  return oneAtATime(() => draw(logo));
}

async function draw({ svg, isVector }: Logo): Promise<Buffer> {
  const worker = new Worker(logoWorker, {
    eval: true,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 128 },
    workerData: {
      svg,
      mayGrow: isVector,
      maxWidth: MAX_WIDTH,
      maxHeight: MAX_HEIGHT,
      library: require.resolve('@resvg/resvg-wasm'),
      wasm: require.resolve('@resvg/resvg-wasm/index_bg.wasm'),
      fonts: [fontFiles.sans, fontFiles.sansBold],
    },
  });
  const thread = new Thread<never, Drawn>(worker);
  try {
    const { png, fault } = await thread.next(PATIENCE_MS).catch((error: Error): Drawn => ({ fault: reasonOf(error) }));
    if (png !== undefined && png.length > 0) return Buffer.from(png);
    throw new ServiceError('invalid_logo', `The logo cannot be drawn: ${fault ?? 'it is empty'}. Save it as PNG.`);
  } finally {
    await thread.end();
  }
}

const reasonOf = (error: Error): string =>
  error instanceof ThreadError ? 'it takes too long, or too much memory' : error.message;
