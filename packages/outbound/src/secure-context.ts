import { createSecureContext, getCACertificates, type SecureContext } from 'node:tls';

/** Builds the trust store on first use (it parses some 150 certificates) and keeps it. */
export function lazySecureContext(extraCa: readonly string[] = []): () => SecureContext {
  let context: SecureContext | undefined;
  return () => {
    context ??= createSecureContext(extraCa.length === 0 ? {} : { ca: [...getCACertificates('default'), ...extraCa] });
    return context;
  };
}
