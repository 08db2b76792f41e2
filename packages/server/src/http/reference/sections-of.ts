import { type ContractDocument, operations } from '@linkvitals/contract';
import { describeEvent, describeOperation } from './describe-operation.ts';
import { describeSchema } from './describe-schema.ts';
import { escapeHtml, inline } from './text.ts';
import { usesOfSchemas } from './uses-of-schemas.ts';

/** An operation, an event or a schema as HTML, and its place in the contents. */
export interface Entry {
  readonly id: string;
  /** HTML. */
  readonly title: string;
  readonly html: string;
}

/** A part of the reference that has a page of its own. */
export interface Section {
  /** Last part of its path; letters only. */
  readonly name: string;
  /** Id of its heading. */
  readonly id: string;
  /** HTML. */
  readonly description: string;
  readonly entries: readonly Entry[];
  /** Schemas that no other section uses. */
  readonly schemas: readonly Entry[];
}

interface Tag {
  readonly name: string;
  readonly description?: string;
}

const SHARED = 'schemas';

function operationsOf({ paths }: ContractDocument, tag: string): Entry[] {
  return operations.flatMap((operation) => {
    const { id, path, method } = operation;
    const { summary, description, tags = [] } = paths[path]?.[method] ?? {};
    if (tags[0] !== tag) return [];
    return [{ id, title: inline(summary ?? id), html: describeOperation(operation, { summary, description }) }];
  });
}

function eventsOf({ webhooks }: ContractDocument): Entry[] {
  return Object.entries(webhooks).map(([name, { post }]) => {
    const { requestBody, summary, description } = post;
    const reference = requestBody?.content['application/json']?.schema.$ref;
    const schema = typeof reference === 'string' ? reference.slice(reference.lastIndexOf('/') + 1) : undefined;
    const html = describeEvent(name, { summary, description }, schema);
    return { id: `event-${name}`, title: escapeHtml(name), html };
  });
}

/** The parts of the contract: one for each tag, the events, and the schemas that several of them use. */
export function sectionsOf(document: ContractDocument): Section[] {
  const uses = usesOfSchemas(document);
  const schemas = new Map<string, Entry[]>();
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    const [section = SHARED, ...others] = uses.get(name) ?? [];
    const key = others.length > 0 ? SHARED : section;
    const entry = { id: `schema-${name}`, title: escapeHtml(name), html: describeSchema(name, schema) };
    schemas.set(key, [...(schemas.get(key) ?? []), entry]);
  }
  const own = (name: string): readonly Entry[] => schemas.get(name) ?? [];
  return [
    ...(document.tags as readonly Tag[]).map(({ name, description = '' }) => ({
      name,
      id: `tag-${name}`,
      description: inline(description),
      entries: operationsOf(document, name),
      schemas: own(name),
    })),
    {
      name: 'events',
      id: 'events',
      description: 'Sent to webhook endpoints, signed.',
      entries: eventsOf(document),
      schemas: own('events'),
    },
    {
      name: SHARED,
      id: SHARED,
      description: 'Those that several sections use.',
      entries: [],
      schemas: own(SHARED),
    },
  ];
}
