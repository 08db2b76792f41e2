import type { Paths, QueryOf } from '@linkvitals/contract/types';
import type { Query } from '../call.ts';
import type { OpenStream } from '../open-stream.ts';
import { countIds } from '../operations.ts';
import type { RequestOptions } from '../request-options.ts';

/** A file from the server. */
export interface DownloadedFile {
  /** File name from the server: letters, digits and `. _ -` only. */
  readonly name: string;
  readonly contentType: string;
  /** The content as a stream; read it or cancel it. */
  readonly body: ReadableStream<Uint8Array>;
  /** The whole content at once. */
  bytes(): Promise<Uint8Array>;
}

export type DownloadOptions = Pick<RequestOptions, 'signal'>;

/** Paths of the contract that send a file with the results of a query. They have one id or none. */
type FilePath = '/api/v1/issues.csv' | `/api/v1/${string}/{${string}}/${string}.csv`;

type Method<P extends FilePath & keyof Paths> = P extends `${string}{${string}`
  ? (id: string, query?: QueryOf<Paths[P]['get']>, options?: DownloadOptions) => Promise<DownloadedFile>
  : (query?: QueryOf<Paths[P]['get']>, options?: DownloadOptions) => Promise<DownloadedFile>;

/** Fetches a file. It is not fetched again after its first bytes have arrived. */
export async function download(
  open: OpenStream,
  call: Pick<Parameters<OpenStream>[0], 'path' | 'ids' | 'query'>,
  options?: DownloadOptions,
): Promise<DownloadedFile> {
  return fileOf(await open({ ...call, accept: '*/*', signal: options?.signal }));
}

/** The method of a path. Its arguments are the id, the query and the options. */
export const downloadFrom = <P extends FilePath & keyof Paths>(open: OpenStream, path: P): Method<P> =>
  ((...args: unknown[]) => {
    const ids = args.splice(0, countIds(path));
    const [query, options] = args as [Query?, DownloadOptions?];
    return download(open, { path, ids, query }, options);
  }) as Method<P>;

function fileOf(response: Response): DownloadedFile {
  const { headers } = response;
  return {
    // The name cannot be a path, whatever the server sends.
    name: /filename="(\w[\w.-]*)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'download',
    contentType: headers.get('content-type') ?? 'application/octet-stream',
    body: (response.body ?? new Blob([]).stream()) as ReadableStream<Uint8Array>,
    bytes: async () => new Uint8Array(await response.arrayBuffer()),
  };
}
