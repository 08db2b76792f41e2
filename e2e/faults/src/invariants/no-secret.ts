import type { Evidence } from '../evidence/evidence.ts';

/**
 * Checks that no secret is in a text that people or programs read (logs, answers, job store, delivery log), or is
 * stored unencrypted.
 */
export function noSecret({ texts, secrets }: Evidence): string[] {
  return Object.entries(texts).flatMap(([where, text]) =>
    Object.entries(secrets)
      .filter(([, secret]) => formsOf(secret).some((form) => text.includes(form)))
      .map(([name]) => `${where} holds the ${name}`),
  );
}

/** The forms in which a secret may appear: plain, in base64, in a URL. */
function formsOf(secret: string): string[] {
  return [secret, Buffer.from(secret).toString('base64').replace(/=+$/, ''), encodeURIComponent(secret)];
}
