import type { Services } from '../context.ts';

export interface WrittenMail {
  readonly to: string;
  readonly kind: string;
  readonly subject: string;
  readonly text: string;
  /** Token behind `#` in the link of the mail; undefined: the mail has none. */
  readonly token: string | undefined;
}

/** Reads the mails that wait to be sent, oldest first, after the work that writes them has ended. */
export async function writtenMails({ db, secrets, afterResponse }: Services): Promise<WrittenMail[]> {
  await afterResponse.settled();
  const rows = await db.knex('outgoing_mails').orderBy([{ column: 'created_at' }, { column: 'id' }]);
  return rows.map(({ recipient: to, kind, content_ciphertext: ciphertext, content_key_id: keyId }) => {
    const { subject, text } = JSON.parse(secrets.open({ ciphertext, keyId }));
    return { to, kind, subject, text, token: /#([0-9A-Za-z]{43})\b/.exec(text)?.[1] };
  });
}
