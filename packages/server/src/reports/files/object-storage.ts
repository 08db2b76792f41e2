import type { Config } from '../../config/config.ts';
import { BucketClient } from './bucket-client.ts';

/** A bucket for files. */
export interface ObjectStorage {
  /** What the keys of its objects begin with. */
  readonly prefix: string;
  put(key: string, pieces: AsyncIterable<Uint8Array>): Promise<void>;
  /** @throws Error when there is no such object */
  get(key: string): Promise<AsyncIterable<Uint8Array>>;
  /** No error when there is none. */
  delete(key: string): Promise<void>;
}

/** A part of an upload, bytes: so much is in memory at once, and none but the last may be smaller than 5 MiB. */
const PART_SIZE = 8 * 1024 * 1024;

const isMissing = (error: unknown): boolean => (error as { statusCode?: unknown }).statusCode === 404;

/** Undefined: no bucket is configured. Nothing is dialled yet. */
export function createObjectStorage({ bucket }: Pick<Config, 'bucket'>): ObjectStorage | undefined {
  if (bucket === undefined) return undefined;
  const { endpoint, name, region, accessKey, secretKey, prefix } = bucket;
  const client = new BucketClient({ endPoint: endpoint, bucket: name, region, accessKey, secretKey });
  return {
    prefix,
    async put(key, pieces) {
      await client.putObject(key, ReadableStream.from(pieces) as ReadableStream<Uint8Array>, { partSize: PART_SIZE });
    },
    async get(key) {
      const { body } = await client.getObject(key);
      if (body === null) throw new Error(`the bucket gave no content for ${key}`);
      return body;
    },
    async delete(key) {
      await client.deleteObject(key).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
    },
  };
}
