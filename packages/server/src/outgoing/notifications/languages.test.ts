import { expect, it, onTestFinished } from 'vitest';
import { personActor } from '../../people/accounts/index.ts';
import { describeEachDatabase } from '../../platform/storage/describe-each-database.test-support.ts';
import { addPerson } from '../../test-support/add-person.ts';
import { getSettings, presentSettings, updateSettings } from './index.ts';
import { createNotificationLab } from './notification-lab.test-support.ts';

describeEachDatabase('the language of notifications', (fresh) => {
  async function start() {
    const lab = await createNotificationLab({ db: fresh().open() });
    onTestFinished(() => lab.close());
    return lab;
  }

  it('is that of the member in a mail to one who chose it, and that of the settings for others and chats', async () => {
    const lab = await start();
    const [german, english] = [await addPerson(lab.ctx, { locale: 'de-AT' }), await addPerson(lab.ctx)];
    const undecided = await addPerson(lab.ctx, { locale: null });
    await lab.setUp([german.user.email.toUpperCase(), english.user.email, undecided.user.email, 'agency@example.com']);
    await updateSettings(lab.ctx, { change: { language: 'de' }, version: undefined });
    await lab.crawlEnds({ hostname: 'site.example' });
    await lab.ringFor(0);
    const subject = '1 neuer defekter Link auf site.example';
    const subjects = new Map(lab.mail.received.map(({ to, subject: said }) => [to[0]?.toLowerCase(), said]));
    expect(subjects).toEqual(
      new Map([
        [german.user.email, subject],
        [english.user.email, '1 new broken link on site.example'],
        [undecided.user.email, subject],
        ['agency@example.com', subject],
      ]),
    );
    const logged: string[] = await lab.db.knex('notifications').where({ channel: 'email' }).pluck('subject');
    expect(logged.toSorted(), 'the log has the subjects that were sent').toEqual([...subjects.values()].toSorted());
    expect(lab.slack.received.map(({ body }) => body.toString())).toEqual([
      expect.stringContaining('Crawl von site.example abgeschlossen'),
    ]);
  });

  it('is that of the mail also for broken links without a status, for which the crawl wrote a sentence', async () => {
    const lab = await start();
    await lab.setUp(['a@example.com']);
    await updateSettings(lab.ctx, { change: { language: 'de' }, version: undefined });
    const link = { url: 'https://nowhere.example/', status_code: 0, found_on_pages: 2, is_new: true };
    await lab.crawlEnds({
      links: [{ ...link, reason: 'dns_not_found', detail: 'The host name does not exist or has no address.' }],
    });
    await lab.ringFor(0);
    expect(lab.mail.received[0]?.text).toContain(
      '(Den Hostnamen gibt es nicht, oder er hat keine Adresse, auf 2 Seiten, neu)',
    );
  });

  it('is at first that of the person who changes the settings, and then the one that is set', async () => {
    const { ctx } = await start();
    const shown = async () => presentSettings(await getSettings(ctx)).language;
    expect(await shown()).toBe('en');
    const { user } = await addPerson(ctx, { locale: 'de' });
    const actor = personActor(user, { address: null });
    await updateSettings({ ...ctx, actor }, { change: { email_recipients: ['a@example.com'] }, version: undefined });
    expect(await shown()).toBe('de');
    await updateSettings({ ...ctx, actor }, { change: { language: 'en' }, version: undefined });
    await updateSettings({ ...ctx, actor }, { change: { email_recipients: [] }, version: undefined });
    expect(await shown()).toBe('en');
  });

  it('is still that of the first person who changes the settings when an alert was sent before', async () => {
    const { ctx, crawlEnds, db } = await start();
    const { user } = await addPerson(ctx, { locale: 'de', timeZone: 'Europe/Berlin' });
    expect(await crawlEnds({ error: 'It broke.', wants: { failures: true } })).toHaveLength(1);
    await db.knex('notification_settings').update({ next_summary_at: Date.UTC(2026, 0, 5, 8) });
    const actor = personActor(user, { address: null });
    await updateSettings({ ...ctx, actor }, { change: { email_recipients: ['a@example.com'] }, version: undefined });
    expect(presentSettings(await getSettings(ctx))).toMatchObject({ language: 'de', time_zone: 'Europe/Berlin' });
    expect(await db.knex('notification_settings').pluck('next_summary_at'), 'planned anew, in this zone').toEqual([0]);
  });
});
