import type { Config } from '../../../platform/config/config.ts';
import { BucketClient } from './bucket-client.ts';

/** A bucket for files. */
export interface ObjectStorage {
  /** Beginning of the keys of its objects. */
  readonly prefix: string;
  put(key: string, pieces: AsyncIterable<Uint8Array>): Promise<void>;
  /** @throws Error when there is no such object */
  get(key: string): Promise<AsyncIterable<Uint8Array>>;
  /** Deletes an object. It is no error when there is none. */
  delete(key: string): Promise<void>;
}

/** Bytes of a part of an upload, which is in memory at once. All parts but the last must have at least 5 MiB. */
const PART_SIZE = 8 * 1024 * 1024;

const isMissing = (error: unknown): boolean => (error as { statusCode?: unknown }).statusCode === 404;

/** Creates the storage without connecting to it. Undefined: no bucket is configured. */
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
