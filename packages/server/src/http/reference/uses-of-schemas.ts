import { type ContractDocument, operations } from '@linkvitals/contract';

const SCHEMAS = '#/components/schemas/';

function valueAt(document: ContractDocument, reference: string): unknown {
  let value: unknown = document;
  for (const part of reference.slice('#/'.length).split('/')) value = (value as Record<string, unknown>)?.[part];
  return value;
}

/** Adds the references in a part of the contract, and those in what they lead to. */
function follow(document: ContractDocument, part: unknown, found: Set<string>): Set<string> {
  if (typeof part !== 'object' || part === null) return found;
  for (const [key, value] of Object.entries(part)) {
    if (key !== '$ref' || typeof value !== 'string') follow(document, value, found);
    else if (!found.has(value)) follow(document, valueAt(document, value), found.add(value));
  }
  return found;
}

/** The sections whose operations or events use a schema, also inside of others: tags, and `events`. By its name. */
export function usesOfSchemas(document: ContractDocument): ReadonlyMap<string, ReadonlySet<string>> {
  const uses = new Map<string, Set<string>>();
  const add = (section: string, part: unknown): void => {
    for (const reference of follow(document, part, new Set())) {
      if (!reference.startsWith(SCHEMAS)) continue;
      const name = reference.slice(SCHEMAS.length);
      uses.set(name, (uses.get(name) ?? new Set()).add(section));
    }
  };
  for (const { path, method } of operations) {
    const operation = document.paths[path]?.[method];
    add(operation?.tags?.[0] ?? '', operation);
  }
  add('events', document.webhooks);
  return uses;
}
