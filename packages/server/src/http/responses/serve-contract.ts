import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { document } from '@linkvitals/contract';
import type { ParameterizedContext } from 'koa';
import type * as Yaml from 'yaml';

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

/** Makes a form of the contract at the first request, because few processes ever need it. */
function lazily(make: () => Form): () => Form {
  let made: Form | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function inYaml(): string {
  const { stringify } = createRequire(import.meta.url)('yaml') as typeof Yaml;
  return stringify(document, { aliasDuplicateObjects: false });
}

const forms = {
  yaml: lazily(() => form('application/yaml', inYaml())),
  json: lazily(() => form('application/json', JSON.stringify(document, null, 2))),
};

/** Serves this server's contract as YAML (RFC 9512) or JSON; 304 to clients that have it. */
export function serveContract(as: keyof typeof forms): (koa: ParameterizedContext) => void {
  return (koa) => {
    const { type, text, etag } = forms[as]();
    koa.status = 200;
    koa.set({ 'Cache-Control': 'no-cache', ETag: etag });
    if (koa.fresh) {
      koa.status = 304;
      return;
    }
    koa.body = text;
    koa.set('Content-Type', type);
  };
}
