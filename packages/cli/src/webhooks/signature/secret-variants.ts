import type { Variant } from './finding.ts';

const WHOLE = 'The key is the whole secret as text, `whsec_` included.';

/** Mistakes with a secret on either side. Each `change` makes of the given secret the key that signed. */
export const SECRET_VARIANTS: readonly Variant<Buffer>[] = [
  {
    code: 'secret_decoded',
    text: `The signer decoded the secret from base64. ${WHOLE}`,
    change: (secret) => Buffer.from(secret.toString().replace(/^whsec_/, ''), 'base64'),
  },
  {
    code: 'secret_without_prefix',
    text: `The signer left out \`whsec_\`. ${WHOLE}`,
    change: (secret) => Buffer.from(secret.toString().replace(/^whsec_/, '')),
  },
  {
    code: 'secret_lacks_prefix',
    text: `The given secret lacks \`whsec_\`. ${WHOLE}`,
    change: (secret) => Buffer.from(`whsec_${secret}`),
  },
  {
    code: 'secret_in_quotes',
    text: 'The given secret has quotes around it. Take them off where it is configured.',
    change: (secret) => Buffer.from(secret.toString().replaceAll(/^["'`]+|["'`]+$/g, '')),
  },
  {
    code: 'secret_with_newline',
    text: 'The signer used the secret with a line break at its end, as a file has it. Trim it when it is read.',
    change: (secret) => Buffer.from(`${secret}\n`),
  },
];
