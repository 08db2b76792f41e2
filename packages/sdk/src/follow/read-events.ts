import { ConnectionError, InvalidResponseError } from '../errors.ts';

/** An event of a stream; `data` as it was sent. */
export interface StreamedEvent {
  readonly id: string;
  readonly event: string;
  readonly data: string;
}

/** Max characters of an event, far above those of this API. */
const MAX_EVENT = 1024 * 1024;

function readBlock(block: string): StreamedEvent | undefined {
  const fields: Record<string, string> = {};
  for (const line of block.split('\n')) {
    const [, name = '', value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (name !== '') fields[name] = value;
  }
  const { id = '', event = 'message', data } = fields;
  return data === undefined ? undefined : { id, event, data };
}

/**
 * The server-sent events of a body (HTML standard, section 9.2), with one line of data each; comments are ignored.
 * @param onChunk Called whenever data arrives.
 * @throws ConnectionError when the connection is lost; InvalidResponseError for an event without end
 */
export async function* readEvents(
  response: Response & { readonly body: ReadableStream<Uint8Array> },
  onChunk: () => void,
): AsyncGenerator<StreamedEvent> {
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw new ConnectionError('The connection to the stream was lost', { cause });
      });
      if (done) return;
      onChunk();
      text = (text + decoder.decode(value, { stream: true })).replaceAll('\r\n', '\n');
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = readBlock(block);
        if (event !== undefined) yield event;
      }
      if (text.length > MAX_EVENT) {
        throw new InvalidResponseError(`An event of more than ${MAX_EVENT} characters`, {
          status: response.status,
          requestId: response.headers.get('x-request-id') ?? undefined,
        });
      }
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}
