import { crc32, deflateSync } from 'node:zlib';
import { fuzzBound, threadMs } from '@linkvitals/testing';
import { describe, expect, it } from 'vitest';
import { startTest } from '../../../sites/domains/domain.test-support.ts';
import { getBranding, updateBranding } from '../index.ts';
import { drawLogo } from './draw-logo.ts';
import { lookOf } from './look-of.ts';
import { readLogo } from './read-logo.ts';

const svg = (inner: string, head = ''): Buffer =>
  Buffer.from(`${head}<svg xmlns="http://www.w3.org/2000/svg" width="200" height="50">${inner}</svg>`);

const part = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

/** A grey PNG with this size in its header; its data have the size `real`. */
function png(width: number, height: number, real = { width, height }): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const rows = deflateSync(Buffer.alloc((real.width + 1) * real.height, 0));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, part('IHDR', header), part('IDAT', rows), part('IEND', Buffer.alloc(0))]);
}

const sizeOf = (drawn: Buffer): number[] => [drawn.readUInt32BE(16), drawn.readUInt32BE(20)];

describe('a logo', () => {
  it('that is a vector graphic is drawn as large as there is room', async () => {
    expect(
      sizeOf(await drawLogo(svg('<rect width="200" height="50" fill="#0b6b6b"/><text x="9" y="30">Acme</text>'))),
    ).toEqual([800, 200]);
  });

  it('that is a PNG is made smaller, not larger', async () => {
    expect(sizeOf(await drawLogo(png(1_600, 400)))).toEqual([800, 200]);
    expect(sizeOf(await drawLogo(png(40, 20)))).toEqual([40, 20]);
  });

  it('may have layers and transparent colours, but no filter', async () => {
    const inner =
      '<g filter="none" opacity=".5" clip-path="url(#c)"><rect width="9" height="9" fill-opacity=".5"/></g>';
    const many = '<rect width="9" height="9" fill-opacity=".5" stroke-opacity=".5"/>'.repeat(200);
    const clip = '<clipPath id="c"><rect width="9" height="9"/></clipPath>';
    expect(sizeOf(await drawLogo(svg(clip + inner + many)))).toEqual([800, 200]);
  });

  it('may have values that make no layer at each shape, as drawing programs write them', async () => {
    const shape =
      '<path d="M0 0h9v9z" opacity="1" style="opacity:1;isolation:auto; mix-blend-mode: normal;mask:none;fill:red;clip-path:none"/>';
    expect(sizeOf(await drawLogo(svg(shape.repeat(65))))).toEqual([800, 200]);
  });

  it('waits while others are drawn, and is refused when too many wait', async () => {
    const all = await Promise.allSettled(Array.from({ length: 30 }, () => drawLogo(png(9, 9))));
    const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(new Set(refused)).toEqual(new Set(['unavailable']));
    expect(all.length - refused.length).toBe(21);
  });

  it.each([
    ['filter:', { code: 'invalid_logo' }],
    ['filter="', { code: 'invalid_logo' }],
    ['opacity:', undefined],
  ])('is read in little time, also with the largest number of spaces after "%s"', async (start, refusal) => {
    const began = threadMs();
    const look = async () => readLogo(svg(start + ' '.repeat(100 * 1024)));
    expect(await look().catch(({ code }) => ({ code }))).toMatchObject(refusal ?? { isVector: true });
    // Comparing each space with each other would take half a minute, otherwise it takes a few milliseconds. This is the time of this thread
    // only.
    expect(threadMs() - began).toBeLessThan(fuzzBound(500));
  });

  it('keeps only the pixels of the file that was sent', async () => {
    const drawn = await drawLogo(svg('<script>alert(1)</script><rect width="9" height="9" onclick="alert(2)"/>'));
    expect(drawn.toString('latin1')).not.toMatch(/script|onclick|alert/);
  });

  it.each([
    ['copies of copies', svg('<g id="a"><rect width="1" height="1"/></g><use href="#a"/><use href="#a"/>')],
    ['a file of the server', svg('<image href="/etc/passwd" width="9" height="9"/>')],
    ['a picture in another', svg('<x:image xmlns:x="http://www.w3.org/2000/svg" href="data:image/png;base64,AA=="/>')],
    ['entities', svg('<text>&a;</text>', '<!DOCTYPE svg [<!ENTITY a "aaaa">]>')],
    ['a filter', svg('<filter id="f"><feGaussianBlur stdDeviation="9999"/></filter>')],
    ['a filter that is a function', svg('<g filter="blur(50)"><rect width="9" height="9"/></g>')],
    [
      'a filter in a style',
      svg('<g style="opacity:1;filter: drop-shadow(3 3 50 red)"><rect width="9" height="9"/></g>'),
    ],
    [
      'a filter whose name has a character as its number',
      svg('<g style="&#102;ilt&#x00000000065;r:blur(9)"><rect width="9" height="9"/></g>'),
    ],
    ['a filter behind a comment', svg('<g style="filter/* */:blur(9)"><rect width="9" height="9"/></g>')],
    ['a pattern', svg('<pattern id="p" width="3000" height="3000"/><rect fill="url(#p)" width="9" height="9"/>')],
    ['a marker', svg('<marker id="m"/><path marker-mid="url(#m)" d="M0 0h1v1"/>')],
    ['layers without an end', svg(`${'<g opacity=".9">'.repeat(65)}<rect width="9" height="9"/>${'</g>'.repeat(65)}`)],
    [
      'layers whose names have characters as their numbers',
      svg(`${'<g style="&#111;pacity/* */:.9">'.repeat(65)}<rect width="9" height="9"/>${'</g>'.repeat(65)}`),
    ],
    ['nearly clear layers', svg('<rect width="9" height="9" style="opacity:1.0e-9"/>'.repeat(65))],
    ['a style sheet', svg('<style>@import url(https://evil.example/)</style>')],
    ['a PNG that says it is huge', png(60_000, 60_000, { width: 1, height: 1 })],
    ['a PNG that is cut off', png(9, 9).subarray(0, 30)],
    ['no picture', Buffer.from('GIF89a')],
    ['an SVG that is none', Buffer.from('<svg ><')],
    ['more than 256 KiB', Buffer.alloc(256 * 1024 + 1)],
  ])('with %s is refused', async (_, logo) => {
    await expect(drawLogo(logo)).rejects.toMatchObject({ code: 'invalid_logo' });
  });
});

describe('branding', () => {
  it('needs a plan with agency features; after a downgrade it is kept but not used', async () => {
    const test = await startTest();
    await updateBranding(test.ctx, { change: { name: ' Acme ', colour: '#0b6e69' }, version: undefined });
    expect(await lookOf(test.ctx)).toMatchObject({ name: 'Acme', colour: '#0b6e69' });
    const { plan } = (await test.other('free')).account;
    const downgraded = { ...test.ctx, account: { ...test.ctx.account, plan } };
    expect(await lookOf(downgraded)).toMatchObject({ name: undefined });
    const change = updateBranding(downgraded, { change: { name: 'B' }, version: undefined });
    await expect(change).rejects.toMatchObject({ code: 'plan_required' });
    expect(await getBranding(test.ctx)).toMatchObject({ name: 'Acme', version: 1 });
    expect(await getBranding(await test.other())).toMatchObject({ name: null, version: 0 });
  });

  it('is recorded in the audit log without the picture; an old version changes nothing', async () => {
    const test = await startTest();
    const logo = svg('<rect width="9" height="9"/>').toString('base64');
    await updateBranding(test.ctx, { change: { logo }, version: undefined });
    await expect(updateBranding(test.ctx, { change: { name: 'B' }, version: 0 })).rejects.toMatchObject({
      code: 'precondition_failed',
    });
    const [entry] = await test.db.knex('audit_log').where({ action: 'branding.updated' });
    expect(JSON.parse(entry.after_change)).toEqual({ logo_bytes: expect.any(Number), new_logo: true });
    await updateBranding(test.ctx, { change: { logo: null }, version: 1 });
    expect((await getBranding(test.ctx)).logo).toBeNull();
  });
});
