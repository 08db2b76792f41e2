import {
  document,
  type JsonSchema,
  type Operation,
  type OperationId,
  operations,
  type ResponseObject,
  readResponse,
  toZod,
} from '@linkvitals/contract';
import type { Middleware, ParameterizedContext } from 'koa';
import { z } from 'zod';
import type { RequestState } from '../state.ts';

/** Headers that every response may have; the contract's description names them. */
const EVERYWHERE = new Set([
  'cache-control',
  'content-length',
  'content-security-policy',
  'content-type',
  'referrer-policy',
  'x-content-type-options',
]);

type Koa = ParameterizedContext<RequestState>;

/** The response declared for requests that reach no operation: 404, 405, 503 */
const elsewhere = readResponse(document.components.responses.Problem ?? { description: '' });

export type OnChecked = (operation: OperationId, status: number) => void;

const validators = new WeakMap<JsonSchema, z.ZodType>();

/** The validator of a schema, made once in a process */
export function validatorOf(schema: JsonSchema): z.ZodType {
  const known = validators.get(schema) ?? toZod(schema, true);
  validators.set(schema, known);
  return known;
}

function declaredFor(operation: Operation | undefined, status: number): ResponseObject {
  const declared = operation?.responses.get(String(status));
  if (declared !== undefined) return declared;
  if (status >= 400) return operation?.responses.get('default') ?? elsewhere;
  throw new Error(`${status} is not declared`);
}

/** Schemas of files, about whose bytes the contract says no more */
const FILES = ['ReportFile', 'ReportDocument', 'CsvFile'].map((name) => `#/components/schemas/${name}`);
const isFile = (schema: JsonSchema | undefined): boolean => FILES.includes(String(schema?.$ref));

function checkBody({ content }: ResponseObject, koa: Koa): void {
  if (koa.method === 'HEAD') return;
  const isText = typeof koa.body === 'string' || Buffer.isBuffer(koa.body);
  const text = isText ? String(koa.body) : undefined;
  if (content === undefined) {
    if (text !== undefined) throw new Error('there is a body, and none is declared');
    return;
  }
  const type = koa.response.get('content-type').split(';', 1)[0] ?? '';
  const schema = content[type]?.schema;
  if (type === 'text/event-stream') return;
  if (isFile(content[type]?.schema)) return;
  if (schema === undefined) throw new Error(`no body of type ${type} is declared`);
  const result = validatorOf(schema).safeParse(JSON.parse(text ?? 'null'));
  if (!result.success) throw new Error(z.prettifyError(result.error));
}

function checkHeaders({ headers = {} }: ResponseObject, koa: Koa): void {
  const declared = new Map(Object.entries(headers).map(([name, header]) => [name.toLowerCase(), header]));
  for (const [name, value] of Object.entries(koa.response.headers)) {
    if (EVERYWHERE.has(name)) continue;
    const header = declared.get(name);
    if (header === undefined) throw new Error(`the header ${name} is sent and not declared`);
    for (const one of Array.isArray(value) ? value : [value]) {
      const typed = header.schema.type === 'integer' ? Number(one) : one;
      const result = validatorOf(header.schema).safeParse(typed);
      if (!result.success) throw new Error(`the header ${name} is ${one}: ${z.prettifyError(result.error)}`);
    }
  }
  for (const [name, { required }] of declared) {
    if (required && !(name in koa.response.headers)) throw new Error(`the header ${name} is missing`);
  }
}

/**
 * Checks responses against the contract: status, every header, every member of the body. It runs in tests only: in
 * production, a caller is better served with an answer that breaks the contract than with a 500.
 */
export const checkSent =
  (onChecked?: OnChecked): Middleware<RequestState> =>
  async (koa, next) => {
    await next();
    const operation = operations.find(({ id }) => id === koa.state.operation);
    const isPage = operation === undefined && (koa.status < 400 || koa.type === 'text/html');
    if (isPage) return;
    try {
      const declared = declaredFor(operation, koa.status);
      checkHeaders(declared, koa);
      checkBody(declared, koa);
      if (operation !== undefined) onChecked?.(operation.id, koa.status);
    } catch (error) {
      const detail = `${operation?.id ?? koa.path} answered ${koa.status} against openapi.yaml: ${(error as Error).message}`;
      koa.status = 500;
      koa.body = JSON.stringify({ code: 'contract_broken', detail });
      koa.type = 'application/json';
    }
  };
