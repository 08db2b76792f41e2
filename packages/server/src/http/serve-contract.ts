import { document } from '@linkvitals/contract';
import type { ParameterizedContext } from 'koa';

// JSON is YAML, so the document needs no YAML writer to be served under its name.
const text = JSON.stringify(document, null, 2);

/** The contract that this server keeps. */
export function serveContract(koa: ParameterizedContext): void {
  koa.body = text;
  koa.type = 'application/yaml';
}
