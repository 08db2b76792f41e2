import { METHODS } from '../packages/contract/src/document-shape.ts';
import { type Schema, sampleSchema } from './sample-schema.ts';

interface Operation {
  readonly operationId: string;
  readonly responses: {
    readonly [status: string]: {
      readonly headers?: object;
      readonly content?: { readonly 'application/json'?: { readonly schema: Schema } };
    };
  };
}

interface Contract {
  readonly paths: { readonly [path: string]: { readonly [method: string]: unknown } };
  readonly components: { readonly schemas: { readonly [name: string]: Schema } };
}

/**
 * The source of the answers of `@linkvitals/sdk/msw`: each operation that programs call, with its path and success
 * status, and a sample of each schema of an answer or of a list's items.
 */
export function mockOperations({ paths, components: { schemas } }: Contract): string {
  const names = new Set<string>();
  const rows = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => method in item && !isForBrowsers(item[method] as Operation)).map((method) => {
      const { operationId, responses } = item[method] as Operation;
      const [status, success] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
      if (status === undefined || success === undefined) throw new Error(`${operationId} has no success`);
      const schema = success.content?.['application/json']?.schema;
      const answer = schema && schemaName(schema, operationId);
      if (answer !== undefined) names.add(itemName(schemas[answer]) ?? answer).add(answer);
      const etag = 'ETag' in (success.headers ?? {});
      return `  ${operationId}: ${JSON.stringify({ method, path, status: Number(status), answer, etag })},\n`;
    }),
  );
  const samples = [...names].map((name) => {
    const sample = sampleSchema({ $ref: `#/components/schemas/${name}` }, schemas);
    return `  ${name}: ${JSON.stringify(sample, null, 1)},\n`;
  });
  return `import type { CalledOperationId, Schemas } from '@linkvitals/contract/types';

export const samples: Pick<Schemas, ${[...names].map((name) => `'${name}'`).join(' | ')}> = {
${samples.join('')}};

export const operations = {
${rows.join('')}} as const satisfies Record<CalledOperationId, object>;
`;
}

/** Whether an operation answers with a redirect, which is for browsers only. */
const isForBrowsers = ({ responses }: Operation): boolean => '302' in responses;

function schemaName({ $ref }: Schema, operationId: string): string {
  if (typeof $ref !== 'string') throw new Error(`the answer of ${operationId} needs a schema with a name`);
  return $ref.slice($ref.lastIndexOf('/') + 1);
}

/** The name of a list's item schema; undefined when it has none. */
function itemName(list: Schema | undefined): string | undefined {
  const { data } = (list?.properties ?? {}) as { data?: { items?: Schema } };
  return typeof data?.items?.$ref === 'string' ? schemaName(data.items, '') : undefined;
}
