import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;

/**
 * The fault that makes a PEM file useless as a list of authorities; undefined: none. TLS itself would silently skip
 * certificates that it cannot read.
 */
export function certificateFault(file: string): string | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    return `${file} cannot be read (${code})`;
  }
  const blocks = text.match(CERTIFICATE) ?? [];
  if (blocks.length === 0) return `${file} holds no certificate in PEM form (-----BEGIN CERTIFICATE-----)`;
  const broken = blocks.findIndex((block) => !isCertificate(block));
  return broken < 0 ? undefined : `certificate ${broken + 1} of ${file} cannot be read`;
}

function isCertificate(pem: string): boolean {
  try {
    return new X509Certificate(pem).raw.length > 0;
  } catch {
    return false;
  }
}
