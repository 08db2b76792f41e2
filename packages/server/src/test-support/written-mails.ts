import type { Services } from '../context.ts';

export interface WrittenMail {
  readonly to: string;
  readonly kind: string;
  readonly subject: string;
  readonly text: string;
  /** What stands behind `#` in the link of the mail, if it has one. */
  readonly token: string | undefined;
}

/** The mails that wait to be sent, oldest first, once the work that writes them is done. */
export async function writtenMails({ db, secrets, background }: Services): Promise<WrittenMail[]> {
  await background.settled();
  const rows = await db.knex('outgoing_mails').orderBy([{ column: 'created_at' }, { column: 'id' }]);
  return rows.map(({ recipient: to, kind, content_ciphertext: ciphertext, content_key_id: keyId }) => {
    const { subject, text } = JSON.parse(secrets.open({ ciphertext, keyId }));
    return { to, kind, subject, text, token: /#([0-9A-Za-z]{43})\b/.exec(text)?.[1] };
  });
}
