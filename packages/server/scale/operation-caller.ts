import { type OperationId, operations } from '@linkvitals/contract';
import { addressOf } from '../src/http/access/objects.test-support.ts';
import type { ApiAnswer, TestServer } from '../src/test-support/test-server.ts';
import type { Sent, StatementRecorder } from './record-statements.ts';

export interface OperationInput {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  /** Default: a key with all scopes, or none beside a cookie; null sends none. */
  readonly key?: string | null;
  /** Session cookie of a person who is signed in */
  readonly cookie?: string;
  readonly idempotencyKey?: string;
}

/** Calls operations by name as a client would, and records the statements of each call under the operation's name. */
export interface OperationCaller {
  /** @throws Error when the response is no success, because then nothing would have been exercised */
  call(id: OperationId, input?: OperationInput): Promise<ApiAnswer['body']>;
  /** The statements of the latest call. */
  readonly sent: readonly Sent[];
  readonly called: ReadonlySet<OperationId>;
  /** The cookie that the latest response set; undefined when it set none */
  readonly setCookie: string | undefined;
}

const textsOf = (values: OperationInput['query'] = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

export function createOperationCaller(
  server: Pick<TestServer, 'call'>,
  recorder: StatementRecorder,
  defaultKey: string,
): OperationCaller {
  const called = new Set<OperationId>();
  let sent: readonly Sent[] = [];
  let setCookie: string | undefined;
  return {
    called,
    get setCookie() {
      return setCookie;
    },
    get sent() {
      return sent;
    },
    async call(id, input = {}) {
      const operation = operations.find((one) => one.id === id);
      if (operation === undefined) throw new Error(`The contract has no operation ${id}.`);
      const method = operation.method.toUpperCase();
      const url = addressOf(operation, textsOf(input.path), textsOf(input.query));
      const { body, cookie, key = cookie === undefined ? defaultKey : null, idempotencyKey } = input;
      const headers = idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey };
      let answer: ApiAnswer | undefined;
      sent = await recorder.during(id, async () => {
        answer = await server.call(method, url, {
          headers,
          key,
          ...(cookie && { cookie }),
          ...(body === undefined ? {} : { body }),
        });
      });
      if (answer === undefined || answer.status >= 300) {
        throw new Error(`${method} ${url}: ${answer?.status} ${JSON.stringify(answer?.body)}`);
      }
      called.add(id);
      setCookie = answer.headers.get('set-cookie') ?? undefined;
      return answer.body;
    },
  };
}
