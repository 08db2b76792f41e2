import { expect, it, onTestFinished } from 'vitest';
import { describeEachDatabase } from '../platform/storage/describe-each-database.test-support.ts';
import { verifiedDomain } from '../sites/domains/domain.test-support.ts';
import { deleteDomain } from '../sites/removal/index.ts';
import { insertCompletedCrawl } from '../test-support/insert-crawl.ts';
import { startTestServer } from '../test-support/test-server.ts';

const HOUR = 3_600_000;
const hostname = 'shop.example.com';

describeEachDatabase('sharing', (fresh) => {
  async function start(settings: object = { sharing: true }) {
    const server = await startTestServer({ db: fresh().open() });
    onTestFinished(() => server.close());
    const { id } = await verifiedDomain(server, { hostname });
    const path = `/api/v1/domains/${id}`;
    const set = (change: object) => server.call('PATCH', path, { body: { settings: change } });
    if (Object.keys(settings).length > 0) await set(settings);
    const post = (what: string, body: object = {}) => server.call('POST', `${path}/${what}`, { body });
    /** The address of a link or badge on this server */
    const here = (url: unknown) => new URL(new URL(`${url}`).pathname, server.url).href;
    const share = async (body: object = {}) => here((await post('share-links', body)).body.url);
    const badge = async (metric: string) => here((await post('badges', { metric })).body.url);
    /** Status and text, without the id of the request */
    const read = async (url: string, options: RequestInit = {}) => {
      const answer = await fetch(url, { redirect: 'manual', ...options });
      const text = (await answer.text()).replace(/"(request_id|instance)":"[^"]*"/g, '');
      return { status: answer.status, headers: answer.headers, text };
    };
    const seen = async (url: string) => {
      const { status, text } = await read(url);
      return [status, text];
    };
    const enter = (url: string, password: string, headers: Record<string, string> = {}) =>
      read(url, { method: 'POST', body: new URLSearchParams({ password }), headers });
    return { ...server, id, path, set, post, here, share, badge, read, seen, enter };
  }

  it('is of no domain that is deleted while the password of its link is hashed', async () => {
    const { services } = await start();
    const { passwords } = services;
    const hash: typeof passwords.hash = async (password) => {
      const hashed = await passwords.hash(password);
      const gone = await at.call('DELETE', `/api/v1/domains/${id}?confirm=gone.example.com`);
      expect(gone.status).toBe(204);
      return hashed;
    };
    const at = await startTestServer({ db: fresh().open(), services: { passwords: { ...passwords, hash } } });
    onTestFinished(() => at.close());
    const { id } = await verifiedDomain(at, { hostname: 'gone.example.com' });
    await at.call('PATCH', `/api/v1/domains/${id}`, { body: { settings: { sharing: true } } });
    const body = { password: 'violet-harbour-71-kite' };
    const { status, body: answer } = await at.call('POST', `/api/v1/domains/${id}/share-links`, { body });
    expect([status, answer.code]).toEqual([404, 'not_found']);
    expect(await at.db.knex('share_links').where({ domain_id: id })).toEqual([]);
  });

  it('gives a page that anybody can read, made of the newest crawl, and needs nothing but itself', async () => {
    const { ctx, db, id, share, read } = await start();
    const url = await share();
    expect((await read(url)).text).toContain('There is no report yet');
    await insertCompletedCrawl(ctx, { domainId: id, hostname });
    await db
      .knex('crawl_targets')
      .update({ verdict: 'broken', url: 'https://evil.example/"><script>alert(1)</script>' });
    const { status, headers, text } = await read(url);
    expect(status).toBe(200);
    expect(text).toContain(`Link health of ${hostname}`);
    expect(text).toContain('>80</text>');
    expect(text.endsWith('</html>\n')).toBe(true);
    expect(text).not.toContain('<script');
    expect(text.match(/(?:src|href|action)="(?!https?:|data:image\/png)[^"]*"/g)).toBeNull();
    expect(text).toContain('rel="noreferrer noopener nofollow"');
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex, nofollow',
    });
    const policy = headers.get('content-security-policy');
    for (const part of ["default-src 'none'", "frame-ancestors 'none'", "form-action 'none'", "base-uri 'none'"]) {
      expect(policy).toContain(part);
    }
    expect(policy).not.toContain('script-src');
    await insertCompletedCrawl(ctx, { domainId: id, hostname, finishedAt: ctx.clock.now() + HOUR });
    await db.knex('crawls').where('finished_at', '>', ctx.clock.now()).update({ score: 41 });
    expect((await read(url)).text).toContain('>41</text>');
  });

  it('shows one crawl for ever where the link says so, and no crawl of another domain', async () => {
    const { ctx, db, id, post, share, read } = await start();
    const crawl_id = await insertCompletedCrawl(ctx, { domainId: id, hostname, finishedAt: ctx.clock.now() - HOUR });
    const url = await share({ crawl_id });
    const newer = await insertCompletedCrawl(ctx, { domainId: id, hostname });
    await db.knex('crawls').where({ id: newer }).update({ score: 41 });
    expect((await read(url)).text).toContain('>80</text>');
    const { id: other } = await verifiedDomain({ ...ctx, ctx } as never, { hostname: 'blog.example.com' });
    const foreign = await insertCompletedCrawl(ctx, { domainId: other, hostname: 'blog.example.com' });
    const refused = await post('share-links', { crawl_id: foreign });
    const unknown = await post('share-links', { crawl_id: ctx.ids.uuid() });
    expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
      409,
      'crawl_not_completed',
      unknown.body.detail,
    ]);
    await db.knex('crawls').where({ id: crawl_id }).update({ results_expired_at: ctx.clock.now() });
    expect((await read(url)).text).toContain('This report is kept no longer');
    expect((await post('share-links', { crawl_id })).body.code).toBe('results_expired');
  });

  it('is unknown, in every way the same, once it has expired or was revoked, or while sharing is off', async () => {
    const { ctx, clock, db, id, path, call, post, set, share, badge, seen } = await start();
    await insertCompletedCrawl(ctx, { domainId: id, hostname });
    const [page, image] = [await share(), await badge('health_score')];
    const noPage = await seen(page.replace(/.{22}$/, 'A'.repeat(22)));
    const noImage = await seen(image.replace(/.{22}\.svg$/, `${'A'.repeat(22)}.svg`));
    expect([noPage[0], noImage[0]]).toEqual([404, 404]);
    const open = async () => [(await seen(page))[0], (await seen(image))[0]];
    const expectClosed = async () => {
      expect(await seen(page)).toEqual(noPage);
      expect(await seen(image)).toEqual(noImage);
    };
    expect(await open()).toEqual([200, 200]);
    await set({ sharing: false });
    await expectClosed();
    expect((await post('share-links')).body.code).toBe('sharing_disabled');
    expect((await post('badges', { metric: 'health_score' })).body.code).toBe('sharing_disabled');
    await set({ sharing: true });
    expect(await open()).toEqual([200, 200]);
    await db.knex('accounts').update({ suspended_at: clock.now() });
    await expectClosed();
    await db.knex('accounts').update({ suspended_at: null });
    const short = await share({ expires_at: new Date(clock.now() + HOUR).toISOString(), password: 'amber-lantern' });
    expect((await seen(short))[0]).toBe(200);
    clock.advance(HOUR);
    expect(await seen(short)).toEqual(noPage);
    const { body } = await call('GET', `${path}/share-links`);
    for (const link of body.data) expect((await call('DELETE', `${path}/share-links/${link.id}`)).status).toBe(204);
    expect(await seen(page)).toEqual(noPage);
    expect((await call('DELETE', `${path}/badges/health_score`)).status).toBe(204);
    await expectClosed();
    expect((await call('DELETE', `${path}/badges/health_score`)).body.code).toBe('not_found');
  });

  it('ends with the domain: nothing is reachable and no row is left', async () => {
    const { ctx, db, id, share, badge, seen } = await start();
    await insertCompletedCrawl(ctx, { domainId: id, hostname });
    const urls = [await share(), await badge('broken_links')];
    await deleteDomain(ctx, { domainId: id, confirm: hostname, version: undefined });
    for (const url of urls) expect((await seen(url))[0]).toBe(404);
    expect([...(await db.knex('share_links')), ...(await db.knex('badges'))]).toEqual([]);
  });

  it('keeps the token nowhere, and lists links with their last use', async () => {
    const { ctx, db, clock, id, path, call, post, share, read } = await start();
    await insertCompletedCrawl(ctx, { domainId: id, hostname });
    const { body } = await post('share-links', { name: 'For the agency', password: 'amber-lantern' });
    expect(body.url).toMatch(/\/share\/[0-9A-Za-z]{22}$/);
    const token = `${body.url}`.slice(-22);
    const tables = [...(await db.knex('share_links')), ...(await db.knex('audit_log'))];
    expect(JSON.stringify(tables)).not.toContain(token);
    expect(JSON.stringify(tables)).not.toContain('amber-lantern');
    const { url: _, ...shown } = body as { url?: unknown };
    const list = async () => (await call('GET', `${path}/share-links`)).body.data;
    expect(await list()).toEqual([shown]);
    expect(shown).toMatchObject({ name: 'For the agency', has_password: true, crawl_id: null, last_used_at: null });
    const url = await share();
    await read(url);
    const used = (await list()).find(({ has_password }) => has_password === false);
    expect(used).toMatchObject({ last_used_at: new Date(clock.now()).toISOString() });
    expect(JSON.stringify(used)).not.toContain(url.slice(-22));
    const { body: log } = await call('GET', '/api/v1/audit-log');
    expect(log.data.map(({ action }) => action)).toEqual(expect.arrayContaining(['share_link.created']));
    expect(JSON.stringify(log)).not.toMatch(/amber-lantern|argon2/);
  });

  it('requests the password of a link, and then shows the report for an hour', async () => {
    const { ctx, db, clock, id, share, read, enter } = await start();
    await insertCompletedCrawl(ctx, { domainId: id, hostname });
    const [url, other] = [await share({ password: 'amber-lantern' }), await share({ password: 'violet-harbour' })];
    const form = await read(url);
    expect([form.status, form.headers.get('referrer-policy')]).toEqual([200, 'same-origin']);
    expect(form.text).toContain('<form method="post">');
    expect(form.text).not.toContain(hostname);
    const wrong = await enter(url, 'violet-harbour');
    expect([wrong.status, wrong.headers.has('set-cookie')]).toEqual([401, false]);
    expect(wrong.text).toContain('role="alert"');
    const right = await enter(url, 'amber-lantern');
    const location = right.headers.get('location') ?? '';
    expect([right.status, new URL(location, url).href]).toEqual([303, url]);
    const cookie = right.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax/);
    const pair = cookie.split(';')[0] ?? '';
    const shows = async (at: string, sent: string) =>
      (await read(at, { headers: { cookie: sent } })).text.includes('Link health of');
    expect(await shows(url, pair)).toBe(true);
    expect((await db.knex('share_links').whereNotNull('last_used_at')).length).toBe(1);
    // A pass is valid for this link only, unchanged, and for a limited time.
    expect(await shows(other, pair)).toBe(false);
    const [name, value = ''] = pair.split(/=(.*)/s);
    const own = (await enter(other, 'violet-harbour')).headers.get('set-cookie')?.split('=')[0];
    expect(await shows(other, `${own}=${value}`)).toBe(false);
    for (const made of ['', 'x', `${value.split('.')[0]}.AAAA`, `other.${value.split('.')[1]}`]) {
      expect(await shows(url, `${name}=${made}`)).toBe(false);
    }
    clock.advance(HOUR);
    expect(await shows(url, pair)).toBe(false);
  });

  it('changes the name, end and password of a link and keeps its address', async () => {
    const { ctx, clock, db, id, path, call, post, read, enter, here } = await start();
    await insertCompletedCrawl(ctx, { domainId: id, hostname });
    const soon = new Date(clock.now() + HOUR).toISOString();
    const { body: made } = await post('share-links', { name: 'Agency', password: 'amber-lantern', expires_at: soon });
    const at = `${path}/share-links/${made.id}`;
    const change = (body: object, ifMatch?: string) =>
      call('PATCH', at, { body, ...(ifMatch !== undefined && { headers: { 'if-match': ifMatch } }) });
    const url = here(made.url);
    const pass = (await enter(url, 'amber-lantern')).headers.get('set-cookie')?.split(';')[0] ?? '';
    const shows = async () => (await read(url, { headers: { cookie: pass } })).text.includes('Link health of');
    expect(await shows()).toBe(true);

    const first = await call('GET', at);
    expect([first.status, first.headers.get('etag')]).toEqual([200, '"v1"']);
    const renamed = await change({ name: 'Board', expires_at: null }, '"v1"');
    expect([renamed.status, renamed.headers.get('etag')]).toEqual([200, '"v2"']);
    const { url: _, ...kept } = made as { url?: unknown };
    expect(renamed.body).toEqual({ ...kept, name: 'Board', expires_at: null, last_used_at: renamed.body.last_used_at });
    expect((await call('GET', at)).body).toEqual(renamed.body);
    // Reading does not change the link, and the password is as before.
    expect(await shows()).toBe(true);

    const stale = await change({ name: 'Third' }, '"v1"');
    expect([stale.status, stale.body.code]).toEqual([412, 'precondition_failed']);
    const past = await change({ name: 'Third', expires_at: new Date(clock.now()).toISOString() });
    expect([past.status, past.body.code]).toEqual([422, 'invalid_setting']);
    expect((await change({ password: 'short' })).status).toBe(400);
    expect((await call('GET', at)).body).toEqual(renamed.body);

    // Readers who entered the old password have to enter the new one.
    expect((await change({ password: 'violet-harbour' })).body.has_password).toBe(true);
    expect(await shows()).toBe(false);
    expect((await enter(url, 'amber-lantern')).status).toBe(401);
    expect((await enter(url, 'violet-harbour')).status).toBe(303);
    expect((await change({ password: null, name: null })).body).toMatchObject({ has_password: false, name: null });
    expect(await shows()).toBe(true);

    const { body: log } = await call('GET', '/api/v1/audit-log?action=share_link.updated');
    expect(log.data.map(({ before, after }: Record<string, unknown>) => [before, after]).reverse()).toEqual([
      [
        { name: 'Agency', expires_at: soon },
        { name: 'Board', expires_at: null },
      ],
      [{}, { new_password: true }],
      [
        { name: 'Board', has_password: true },
        { name: null, has_password: false },
      ],
    ]);
    expect(JSON.stringify(await db.knex('audit_log'))).not.toMatch(/amber-lantern|violet-harbour|argon2/);
    expect((await call('DELETE', at)).status).toBe(204);
    expect([(await change({ name: 'Gone' })).status, (await call('GET', at)).status]).toEqual([404, 404]);
  });

  it('speaks the language of its link on every page, and of an unknown link that of the browser', async () => {
    const { ctx, id, share, read, enter } = await start();
    const url = await share({ language: 'de', password: 'amber-lantern' });
    const german = { headers: { 'accept-language': 'de-AT, en;q=0.5' } };
    expect((await read(url)).text).toContain('<html lang="de">');
    expect((await read(url)).text).toContain('Geben Sie das Passwort für diesen Link ein.');
    expect((await enter(url, 'wrong')).text).toContain('Das Passwort ist falsch.');
    const open = await share({ language: 'de' });
    expect((await read(open)).text).toContain('Es gibt noch keinen Bericht');
    await insertCompletedCrawl(ctx, { domainId: id, hostname });
    expect((await read(open)).text).toContain(`Zustand der Links auf ${hostname}`);
    expect((await read(await share())).text).toContain(`Link health of ${hostname}`);
    const unknown = `${url.slice(0, -1)}${url.endsWith('0') ? '1' : '0'}`;
    expect((await read(unknown)).text).toContain('This link does not work');
    expect((await read(unknown, german)).text).toContain('Dieser Link funktioniert nicht');
  });

  it('has the times of the time zone of its link, and of the account where none is given', async () => {
    const { ctx, id, share, read, post, call } = await start();
    await insertCompletedCrawl(ctx, { domainId: id, hostname });
    expect((await read(await share())).text).toContain(' UTC');
    const tokyo = await share({ time_zone: 'Asia/Tokyo' });
    expect((await read(tokyo)).text).toContain(' GMT+9');
    expect((await read(tokyo)).text).not.toContain(' UTC');
    await call('PATCH', '/api/v1/notification-settings', { body: { time_zone: 'Asia/Kolkata' } });
    const { body } = await post('share-links', {});
    expect(body.time_zone).toBe('Asia/Kolkata');
    // Links that were sent before stay unchanged.
    expect((await read(tokyo)).text).toContain(' GMT+9');
    const unknown = await post('share-links', { time_zone: 'Mars/Base' });
    expect([unknown.status, unknown.body.code]).toEqual([422, 'invalid_setting']);
    expect(unknown.body.errors).toMatchObject([{ pointer: '#/time_zone' }]);
  });

  it('takes few wrong passwords, and none from a page of another site', async () => {
    const { ctx, id, share, read, enter } = await start();
    await insertCompletedCrawl(ctx, { domainId: id, hostname });
    const url = await share({ password: 'amber-lantern' });
    const foreign = await enter(url, 'amber-lantern', { 'sec-fetch-site': 'cross-site' });
    expect([foreign.status, foreign.headers.has('set-cookie')]).toEqual([403, false]);
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await enter(url, `wrong ${n}`)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    const right = await enter(url, 'amber-lantern');
    expect([right.status, right.headers.has('set-cookie')]).toEqual([429, false]);
    expect(right.text).toContain('too many attempts');
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await enter(await share({ password: 'amber-lantern' }), 'amber-lantern')).status).toBe(303);
    const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    expect((await read(url, json)).status).toBe(415);
    expect((await enter(url, 'x'.repeat(5000))).status).toBe(413);
  });

  it('gives badges of the newest numbers that pages of others may show and caches keep for five minutes', async () => {
    const { db, id, path, call, badge, read } = await start();
    const [score, broken] = [await badge('health_score'), await badge('broken_links')];
    expect((await read(score)).text).toContain('no score');
    await db.knex('domains').where({ id }).update({ health_score: 87, broken_links: 1234 });
    const { status, headers, text } = await read(score);
    expect([status, text.includes('aria-label="link health: 87 / 100"')]).toEqual([200, true]);
    expect((await read(broken)).text).toContain('broken links: 1,234');
    // Caches must not give one reader the page of another.
    expect(headers.get('vary')).toBe('Accept-Language');
    const german = { headers: { 'accept-language': 'de-AT, en;q=0.5' } };
    expect((await read(broken, german)).text).toContain('aria-label="defekte Links: 1.234"');
    expect((await read(score, german)).text).toContain('lang="de"');
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'public, max-age=300',
      'content-type': 'image/svg+xml',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    const etag = headers.get('etag') ?? '';
    const again = () => read(score, { headers: { 'if-none-match': etag } });
    expect(await again()).toMatchObject({ status: 304, text: '' });
    await db.knex('domains').where({ id }).update({ health_score: 88 });
    expect((await again()).status).toBe(200);
    const rotated = await badge('health_score');
    expect([(await read(score)).status, (await read(rotated)).status, (await read(broken)).status]).toEqual([
      404, 200, 200,
    ]);
    expect((await call('GET', `${path}/badges`)).body.data.map(({ metric }) => metric)).toEqual([
      'broken_links',
      'health_score',
    ]);
  });
});
