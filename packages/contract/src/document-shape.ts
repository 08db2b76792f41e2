import type { Right } from './generated/openapi.ts';

/** A JSON Schema in the contract; `$ref` points at `#/components/schemas/...`. */
export type JsonSchema = { readonly [key: string]: unknown };

export interface ParameterObject {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

interface Reference {
  readonly $ref: string;
}

interface MediaTypes {
  readonly [mediaType: string]: { readonly schema: JsonSchema; readonly example?: unknown };
}

export interface HeaderObject {
  readonly description?: string;
  readonly required?: boolean;
  readonly schema: JsonSchema;
}

/** A response with its headers as in the document. */
export interface DeclaredResponse extends Omit<ResponseObject, 'headers'> {
  readonly headers?: { readonly [name: string]: HeaderObject | Reference };
}

export interface ResponseObject {
  readonly description: string;
  readonly headers?: { readonly [name: string]: HeaderObject };
  readonly content?: MediaTypes;
}

/**
 * The permission that an operation needs (`x-permission`):
 * - `nobody`: none; anybody may call it without credentials.
 * - `operator`: the operator key of the person who runs the server.
 * - `person`: a signed-in person; the operation is about that person and not about an account.
 * - a right: for a person, that right on the domain that the operation is about; for a key, the operation's scope.
 * - `member`: any member of the account, on every plan.
 * - `admin`: an owner or admin of the account; for a key, the operation's scope.
 * - `owner`: an owner of the account who signed in.
 */
export type Permission = 'nobody' | 'operator' | 'person' | 'member' | Right | 'admin' | 'owner';

export interface OperationObject {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly object[];
  readonly 'x-scope'?: string;
  /**
   * True: it is refused where people sign in with an identity provider only, because it proves a password or a passkey,
   * or sets or changes a password.
   */
  readonly 'x-password'?: boolean;
  /** True: query parameters that the operation does not name are ignored, not refused. */
  readonly 'x-open-query'?: boolean;
  /** On operations that read, and on no other: whether the cost grows with the stored rows. */
  readonly 'x-costly'?: boolean;
  readonly parameters?: readonly (ParameterObject | Reference)[];
  readonly requestBody?: { readonly required?: boolean; readonly content: MediaTypes };
  readonly responses: { readonly [status: string]: DeclaredResponse | Reference };
}

/** The part of OpenAPI 3.1 that openapi.yaml uses. */
export interface ContractDocument {
  readonly openapi: string;
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly description?: string;
    readonly license?: unknown;
  };
  readonly servers: readonly unknown[];
  readonly security: readonly object[];
  readonly tags: readonly unknown[];
  readonly paths: { readonly [path: string]: PathItem };
  readonly webhooks: { readonly [event: string]: { readonly post: OperationObject } };
  readonly components: {
    readonly securitySchemes: unknown;
    readonly parameters: { readonly [name: string]: ParameterObject };
    readonly headers: { readonly [name: string]: HeaderObject };
    readonly responses: { readonly [name: string]: DeclaredResponse };
    readonly schemas: { readonly [name: string]: JsonSchema };
  };
}

export const METHODS = ['get', 'post', 'patch', 'delete'] as const;
export type Method = (typeof METHODS)[number];

/** An operation of the service; those of webhooks are the subscriber's. */
export interface ServedOperation extends OperationObject {
  readonly 'x-permission': Permission;
}

export type PathItem = { readonly [method in Method]?: ServedOperation } & {
  readonly parameters?: readonly (ParameterObject | Reference)[];
};
