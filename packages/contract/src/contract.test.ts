import { describe, expect, it } from 'vitest';
import { METHODS } from './document-shape.ts';
import { document, eventSchemaName, eventTypes, operations, schemaNamed } from './index.ts';

const id = '0190f3a0-0000-7000-8000-000000000001';
const at = '2026-01-01T00:00:00.000Z';

describe('contract', () => {
  it('gives every operation an id of its own and every one that takes a key a scope', () => {
    expect(new Set(operations.map((operation) => operation.id)).size).toBe(operations.length);
    expect(operations.filter(({ takesKey, scope }) => takesKey !== (scope !== undefined))).toEqual([]);
  });

  it('says of every operation that reads, and of no other, whether it is costly', () => {
    const all = Object.values(document.paths).flatMap((item) =>
      METHODS.map((method) => [method, item[method]] as const),
    );
    const wrong = all.filter(([method, operation]) => operation && 'x-costly' in operation !== (method === 'get'));
    expect(wrong.map(([, operation]) => operation?.operationId)).toEqual([]);
  });

  it('gives no inline value the name of a schema: generators name `status` of `Health` `HealthStatus`', () => {
    const { schemas } = document.components;
    const pascal = (name: string) => name.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
    const named = Object.entries(schemas).flatMap(([owner, { properties = {} }]) =>
      Object.entries(properties as Readonly<Record<string, object>>)
        .filter(([, member]) => 'enum' in member || 'const' in member || 'properties' in member)
        .map(([name]) => `${owner}${pascal(name)}`),
    );
    expect(named).toContain('CrawlStartedEventData');
    expect(named.filter((name) => name in schemas)).toEqual([]);
  });

  it('makes no named schema of a union with null or of a reference: openapi-generator imports a class `object` then', () => {
    const schemas = Object.entries(document.components.schemas);
    expect(schemas.filter(([, schema]) => !('type' in schema || 'allOf' in schema)).map(([name]) => name)).toEqual([]);
  });

  it('makes a validator of every schema, open and closed', () => {
    for (const name of Object.keys(document.components.schemas)) {
      expect(() => schemaNamed(name), name).not.toThrow();
      expect(() => schemaNamed(name, true), name).not.toThrow();
    }
  });

  it('declares a member name with a space nowhere: an unquoted comma in a flow mapping makes one', () => {
    const names: string[] = [];
    const walk = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, member] of Object.entries(value)) {
        if (key.includes(' ')) names.push(key);
        walk(member);
      }
    };
    walk(document);
    expect(names).toEqual([]);
  });

  it('refuses an unknown member of a request', () => {
    const result = schemaNamed('DomainCreate').safeParse({ hostname: 'example.com', plan: 'agency' });
    expect(result.success).toBe(false);
  });

  it('lets clients ignore new members of an answer, and our own tests not', () => {
    const health = { status: 'ok', version: '1', added_later: true };
    expect(schemaNamed('Health').safeParse(health).success).toBe(true);
    expect(schemaNamed('Health', true).safeParse(health).success).toBe(false);
  });

  it('closes a composed answer without refusing the members of its parts', () => {
    const webhook = { id, url: 'https://a.example/h', description: '', events: ['crawl.failed'], domain_ids: null };
    const rest = {
      enabled: true,
      disabled_reason: null,
      failing_since: null,
      over_plan_limit: false,
      previous_secret_expires_at: null,
      secret_hint: 'whsec_ab',
      created_at: at,
      updated_at: at,
    };
    const schema = schemaNamed('WebhookWithSecret', true);
    expect(schema.safeParse({ ...webhook, ...rest, secret: 'whsec_x' }).success).toBe(true);
    expect(schema.safeParse({ ...webhook, ...rest }).success).toBe(false);
    expect(schema.safeParse({ ...webhook, ...rest, secret: 'whsec_x', more: 1 }).success).toBe(false);
  });

  it('names the schema of every event type', () => {
    for (const { type } of eventTypes) {
      const schema = schemaNamed(eventSchemaName[type], true);
      expect(schema.safeParse({ event: type, timestamp: at, data: {} }).success, type).toBe(false);
    }
    expect(eventTypes.filter((event) => !event.subscribable).map((event) => event.type)).toEqual(['test']);
  });
});
