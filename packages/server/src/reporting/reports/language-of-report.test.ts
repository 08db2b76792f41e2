import { expect, it } from 'vitest';
import { updateSettings } from '../../outgoing/notifications/index.ts';
import { personActor } from '../../people/accounts/index.ts';
import { describeEachDatabase } from '../../platform/storage/describe-each-database.test-support.ts';
import { addPerson } from '../../test-support/add-person.ts';
import { createReport } from './index.ts';
import { crawledSite, reported } from './report.test-support.ts';

describeEachDatabase('the language of a report', (fresh) => {
  it('applies to texts, numbers and times; with a key the time zone is that of the account', async () => {
    const site = await crawledSite({ db: fresh().open() });
    const { domainId } = site;
    await site.db.knex('crawls').update({ finished_at: Date.UTC(2026, 6, 3, 22, 5) });
    const english = (await reported(site, { domainId, format: 'html', language: 'en' })).body.toString();
    expect(english).toContain('<html lang="en">');
    expect(english).toContain('Crawl that ended on 3 Jul 2026, 22:05 UTC');
    await updateSettings(site.ctx, { change: { time_zone: 'Europe/Berlin' }, version: undefined });
    const german = (await reported(site, { domainId, format: 'html', language: 'de' })).body.toString();
    expect(german).toContain('<html lang="de">');
    expect(german).toContain('Crawl, beendet am 4. Juli 2026, 00:05 MESZ');
    expect(german).toContain('Die Seite gibt es nicht · auf ');
    expect(german).toContain('Die Seite hat keine Meta-Beschreibung');
    const pdf = await reported(site, { domainId, format: 'pdf', language: 'de' });
    expect(pdf.body.toString('latin1')).toContain('/Lang (de)');
  });

  it('leaves no English in German reports', async () => {
    const site = await crawledSite({ db: fresh().open() });
    const { domainId } = site;
    const html = (await reported(site, { domainId, format: 'html', language: 'de' })).body.toString();
    const [, page = ''] = html.split('</style>');
    const words = page.replace(/<a [^>]*>[^<]*<\/a>|<bdi[^>]*>[^<]*<\/bdi>|<[^>]*>/g, ' ');
    expect(words).not.toMatch(/\b(?:the|and|of|with|page|pages|broken|not|since|error|warning|notice|none|unknown)\b/i);
  });

  it('changes nothing in the formats for programs', async () => {
    const site = await crawledSite({ db: fresh().open() });
    for (const format of ['json', 'csv'] as const) {
      const section = format === 'csv' ? { section: 'findings' as const } : {};
      const of = async (language: 'en' | 'de') => {
        const { body } = await reported(site, { domainId: site.domainId, format, language, ...section });
        return body.toString().replace(/"(?:report_id|created_at)": "[^"]*"/g, '');
      };
      expect(await of('de')).toBe(await of('en'));
    }
  });

  it('comes with the time zone of the person who makes the report, unless another is given', async () => {
    const site = await crawledSite({ db: fresh().open() });
    const { ctx, domainId } = site;
    const zoneOf = async (as: typeof ctx, time_zone?: string) =>
      (await createReport(as, { domainId, format: 'html', ...(time_zone && { time_zone }) })).time_zone;
    const { user } = await addPerson(ctx, { timeZone: 'Europe/Berlin' });
    const person = { ...ctx, actor: personActor(user, { address: null }) };
    const undecided = { ...ctx, actor: personActor({ ...user, time_zone: null }, { address: null }) };
    expect(await zoneOf(person)).toBe('Europe/Berlin');
    expect(await zoneOf(person, 'Asia/Tokyo')).toBe('Asia/Tokyo');
    await expect(zoneOf(person, 'Mars/Base')).rejects.toMatchObject({ code: 'invalid_setting' });
    expect(await zoneOf(ctx)).toBe('UTC');
    await updateSettings(person, { change: { quiet_hours: null }, version: undefined });
    expect(await zoneOf(ctx), 'the settings are of who made them first').toBe('Europe/Berlin');
    expect(await zoneOf(undecided), 'who has chosen none').toBe('Europe/Berlin');
    await site.db.knex('crawls').update({ finished_at: Date.UTC(2026, 6, 3, 22, 5) });
    const tokyo = await reported(site, { domainId, format: 'html', language: 'de', time_zone: 'Asia/Tokyo' });
    expect(tokyo.body.toString()).toContain('Crawl, beendet am 4. Juli 2026, 07:05');
  });

  it('is by default that of the person who makes it, with a key that of the notifications', async () => {
    const site = await crawledSite({ db: fresh().open() });
    const { ctx, domainId } = site;
    const languageOf = async (as: typeof ctx) => (await createReport(as, { domainId, format: 'pdf' })).language;
    const { user } = await addPerson(ctx, { locale: 'de-AT' });
    expect(await languageOf({ ...ctx, actor: personActor(user, { address: null }) })).toBe('de');
    expect(await languageOf(ctx)).toBe('en');
    await updateSettings(ctx, { change: { language: 'de' }, version: undefined });
    expect(await languageOf(ctx)).toBe('de');
  });
});
