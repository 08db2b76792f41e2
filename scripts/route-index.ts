import { type ContractDocument, METHODS } from '../packages/contract/src/document-shape.ts';

/** A module with the handler of every operation by its id; each is exported by the file of its name. */
export function routeIndex({ paths }: Pick<ContractDocument, 'paths'>): string {
  const ids = Object.values(paths)
    .flatMap((item) => METHODS.flatMap((method) => item[method]?.operationId ?? []))
    .sort();
  return `import type { OperationId } from '@linkvitals/contract';
import type { AnyRoute } from '../../route.ts';
${ids.map((id) => `import { ${id} } from '../${id}.ts';`).join('\n')}

export const routes: { readonly [Id in OperationId]: AnyRoute<Id> } = {
${ids.map((id) => `  ${id},`).join('\n')}
};
`;
}
