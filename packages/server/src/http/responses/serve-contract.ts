import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { type ContractDocument, document } from '@linkvitals/contract';
import type { ParameterizedContext } from 'koa';
import type * as Yaml from 'yaml';
import type { Config } from '../../platform/config/config.ts';

interface Form {
  readonly type: string;
  readonly text: string;
  readonly etag: string;
}

const form = (type: string, text: string): Form => ({
  type,
  text,
  etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
});

function inYaml(contract: ContractDocument): string {
  const { stringify } = createRequire(import.meta.url)('yaml') as typeof Yaml;
  return stringify(contract, { aliasDuplicateObjects: false });
}

const forms = {
  yaml: (contract: ContractDocument) => form('application/yaml', inYaml(contract)),
  json: (contract: ContractDocument) => form('application/json', JSON.stringify(contract, null, 2)),
};

/** The contract with the address of this server; `/` is the host that a client got it from. */
const contractAt = (publicUrl: string): ContractDocument => ({
  ...document,
  servers: [{ url: publicUrl === '' ? '/' : publicUrl }],
});

/**
 * Serves this server's contract as YAML (RFC 9512) or JSON; 304 to clients that have it. It is made at the first
 * request, because few processes ever need it.
 */
export function serveContract(
  as: keyof typeof forms,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): (koa: ParameterizedContext) => void {
  let made: Form | undefined;
  return (koa) => {
    made ??= forms[as](contractAt(publicUrl));
    koa.status = 200;
    koa.set({ 'Cache-Control': 'no-cache', ETag: made.etag });
    if (koa.fresh) {
      koa.status = 304;
      return;
    }
    koa.body = made.text;
    koa.set('Content-Type', made.type);
  };
}
