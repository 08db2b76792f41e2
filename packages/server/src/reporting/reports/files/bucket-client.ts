import { S3Client } from '@bradenmacdonald/s3-lite-client';

/** Bytes that are read of a response that is no file. It is XML of a few lines, and the client's parser takes quadratic time. */
const MAX_TEXT = 16 * 1024;
/** Milliseconds for a request and its response; for a file, until the head of the response. */
const ANSWER_MS = 300_000;

type BucketRequest = Parameters<S3Client['makeRequest']>[0];

/** Client of a bucket that follows no redirect, limits the size of responses other than files, and limits their time. */
export class BucketClient extends S3Client {
  /** @throws Error with the `statusCode` of an unexpected response */
  override async makeRequest(request: BucketRequest): Promise<Response> {
    const { method, query = {}, objectName, payload, headers, statusCode = 200, returnBody = false } = request;
    const parameters = typeof query === 'string' ? Object.fromEntries(new URLSearchParams(query)) : query;
    const url = await this.getPresignedUrl(method as 'PUT', objectName, { parameters, expirySeconds: 900 });
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error('the bucket did not answer in time')), ANSWER_MS).unref();
    try {
      const sent = { method, redirect: 'manual', signal: late.signal } as const;
      const content = {
        ...(headers && { headers }),
        ...(payload !== undefined && { body: payload as Uint8Array<ArrayBuffer> }),
      };
      // biome-ignore lint/style/noRestrictedGlobals: the operator names the bucket, which may be at a private address
      const response = await fetch(url, { ...sent, ...content });
      if (response.status !== statusCode) throw await errorOf(response);
      if (returnBody && method === 'GET') return response;
      if (returnBody) return new Response(await textOf(response), { headers: response.headers });
      await response.body?.cancel();
      return response;
    } finally {
      clearTimeout(timer);
    }
  }
}

async function errorOf(response: Response): Promise<Error> {
  const code = /<Code>(\w{1,100})<\/Code>/.exec(await textOf(response))?.[1];
  const suffix = code === undefined ? '' : ` (${code})`;
  return Object.assign(new Error(`the bucket answered ${response.status}${suffix}`), { statusCode: response.status });
}

/** Reads the text of a response, `MAX_TEXT` at most. */
async function textOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of body ?? []) {
    text += decoder.decode(piece, { stream: true });
    if (text.length > MAX_TEXT) break;
  }
  return text.slice(0, MAX_TEXT);
}
