import type { RequestOptions } from './request-options.ts';

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

/** The file in an answer whose body is unread. */
export function fileOf(response: Response): DownloadedFile {
  const { headers } = response;
  return {
    // The name cannot be a path, whatever the server sends.
    name: /filename="(\w[\w.-]*)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'download',
    contentType: headers.get('content-type') ?? 'application/octet-stream',
    body: (response.body ?? new Blob([]).stream()) as ReadableStream<Uint8Array>,
    bytes: async () => new Uint8Array(await response.arrayBuffer()),
  };
}
