import type { SecureContext } from 'node:tls';
import { nodeTls } from '../node-modules.ts';

/** Builds the trust store on first use (it parses some 150 certificates) and keeps it. */
export function lazySecureContext(extraCa: readonly string[] = []): () => SecureContext {
  let context: SecureContext | undefined;
  return () => {
    const { createSecureContext, getCACertificates } = nodeTls();
    context ??= createSecureContext(extraCa.length === 0 ? {} : { ca: [...getCACertificates('default'), ...extraCa] });
    return context;
  };
}
