import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { progressText, showProgress } from './progress-line.ts';
import { SiteReport } from './report/site-report.ts';

const progress = { pages: 300, pagesFound: 400, targets: 900, checked: 700, broken: 2 };

describe('progress', () => {
  it('says pages, links and rate', () => {
    expect(progressText(progress, { ms: 10_000, maxPages: 1_000 })).toBe(
      '300 pages read, 700 of 900 links checked, 2 broken, 30 pages/s (Ctrl-C to stop)',
    );
  });

  it('gives the time left only once the page limit is known to end the crawl', () => {
    const text = (pagesFound: number) => progressText({ ...progress, pagesFound }, { ms: 60_000, maxPages: 1_000 });
    expect(text(999)).not.toContain('left');
    expect(text(1_000)).toContain('5.0 pages/s, 2 min 20 s left');
  });

  it('gives no rate before there is one', () => {
    expect(progressText(progress, { ms: 500, maxPages: 10 })).not.toContain('pages/s');
  });

  it('says how long the site makes us wait', () => {
    const waiting = progressText(progress, { ms: 500, maxPages: 10, waitMs: 19_200 });
    expect(waiting).toMatch(/^waiting as the site demands: 20 s, /);
    expect(progressText(progress, { ms: 500, maxPages: 10, waitMs: -1 })).not.toContain('wait');
  });

  it.each([
    [true, {}, false, true],
    [false, {}, false, false],
    [true, { CI: 'true' }, false, false],
    [true, { CI: 'false' }, false, true],
    [true, {}, true, false],
  ])('on a terminal %j, environment %j, quiet %j: shown %j', (isTTY, env, quiet, shown) => {
    const written: string[] = [];
    const stderr = Object.assign(new Writable({ write: (chunk, _, done) => done(void written.push(String(chunk))) }), {
      isTTY,
    });
    showProgress({ stderr, env }, new SiteReport(), { maxPages: 1, quiet, now: () => 0 })();
    expect(written).toEqual(shown ? ['\r\x1b[K'] : []);
  });
});
