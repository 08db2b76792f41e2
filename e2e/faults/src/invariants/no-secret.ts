import type { Evidence } from '../evidence/evidence.ts';

/** No secret stands where people or programs read: logs, answers, job store, delivery log; nor stored in plain. */
export function noSecret({ texts, secrets }: Evidence): string[] {
  return Object.entries(texts).flatMap(([where, text]) =>
    Object.entries(secrets)
      .filter(([, secret]) => formsOf(secret).some((form) => text.includes(form)))
      .map(([name]) => `${where} holds the ${name}`),
  );
}

/** As they may come out: plain, in base64, in a URL. */
function formsOf(secret: string): string[] {
  return [secret, Buffer.from(secret).toString('base64').replace(/=+$/, ''), encodeURIComponent(secret)];
}
