export type {
  ContractDocument,
  JsonSchema,
  Method,
  ParameterObject,
  Permission,
  ResponseObject,
} from './document-shape.ts';
export { eventExample, eventJsonSchema } from './event-schemas.ts';
export { eventSchemaName, eventTypes, subscribableEventTypes } from './events.ts';
export { document } from './generated/document.ts';
export { schemaNamed, toZod } from './json-schema.ts';
export { type Operation, operations, readResponse } from './operations.ts';
export * from './types.ts';
