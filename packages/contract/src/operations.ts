import {
  type DeclaredResponse,
  METHODS,
  type Method,
  type ParameterObject,
  type Permission,
  type ResponseObject,
  type ServedOperation,
} from './document-shape.ts';
import { document } from './generated/document.ts';
import type { OperationId } from './types.ts';

export interface Operation {
  readonly id: OperationId;
  readonly method: Method;
  /** Path as in the contract, with `{domain_id}` for parameters. */
  readonly path: string;
  readonly permission: Permission;
  /** The scope that an API key needs; undefined when no key is needed. */
  readonly scope: string | undefined;
  readonly isPublic: boolean;
  /** Whether it is refused where people sign in with an identity provider only. */
  readonly needsPasswords: boolean;
  /** Whether programs may call it, with an API key. */
  readonly takesKey: boolean;
  /** Whether people may call it, by their session. */
  readonly takesSession: boolean;
  /** Whether it answers with a redirect. Browsers go to such an operation, and programs do not call it. */
  readonly isForBrowsers: boolean;
  /** Whether it is for the operator of the server, with the operator key. */
  readonly takesOperatorKey: boolean;
  readonly parameters: readonly ParameterObject[];
  /** Whether unknown query parameters are ignored; elsewhere they are refused. */
  readonly hasOpenQuery: boolean;
  /** Whether its cost grows with the stored data, so that a server runs only a few at a time. Only operations that read. */
  readonly isCostly: boolean;
  readonly body: { readonly required: boolean; readonly schema: { readonly [key: string]: unknown } } | undefined;
  readonly responses: ReadonlyMap<string, ResponseObject>;
}

function resolve<T extends object>(value: T | { readonly $ref: string }, pool: { readonly [name: string]: T }): T {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value as T;
  const found = pool[value.$ref.slice(value.$ref.lastIndexOf('/') + 1)];
  if (found === undefined) throw new Error(`openapi.yaml: nothing at ${value.$ref}`);
  return found;
}

/** A response with the headers that it refers to. */
export function readResponse({ headers = {}, ...response }: DeclaredResponse): ResponseObject {
  const pool = document.components.headers;
  return {
    ...response,
    headers: Object.fromEntries(Object.entries(headers).map(([name, header]) => [name, resolve(header, pool)])),
  };
}

function readOperation(path: string, method: Method, operation: ServedOperation): Operation {
  const shared = document.paths[path]?.parameters ?? [];
  const security = operation.security ?? document.security;
  const content = operation.requestBody?.content['application/json'];
  return {
    id: operation.operationId as OperationId,
    method,
    path,
    permission: operation['x-permission'],
    scope: operation['x-scope'],
    isPublic: security.length === 0,
    needsPasswords: operation['x-password'] ?? false,
    takesKey: security.some((scheme) => 'apiKey' in scheme),
    takesSession: security.some((scheme) => 'session' in scheme),
    isForBrowsers: '302' in operation.responses,
    takesOperatorKey: security.some((scheme) => 'operatorKey' in scheme),
    parameters: [...shared, ...(operation.parameters ?? [])].map((p) => resolve(p, document.components.parameters)),
    hasOpenQuery: operation['x-open-query'] ?? false,
    isCostly: operation['x-costly'] ?? false,
    body: content && { required: operation.requestBody?.required ?? false, schema: content.schema },
    responses: new Map(
      Object.entries(operation.responses).map(([status, r]) => [
        status,
        readResponse(resolve(r, document.components.responses)),
      ]),
    ),
  };
}

/** Every operation of the service, in the order of openapi.yaml. */
export const operations: readonly Operation[] = Object.entries(document.paths).flatMap(([path, item]) =>
  METHODS.flatMap((method) => {
    const operation = item[method];
    return operation === undefined ? [] : [readOperation(path, method, operation)];
  }),
);
