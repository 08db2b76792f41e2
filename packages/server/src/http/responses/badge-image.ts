import { hash } from 'node:crypto';
import type { ParameterizedContext } from 'koa';
import type { Services } from '../../context.ts';
import { notFound } from '../../platform/errors.ts';
import { readBadge } from '../../reporting/sharing/index.ts';
import type { CostlyAnswers } from '../requests/costly-answers.ts';
import { languageOfReader } from '../requests/language-of-reader.ts';
import type { RateLimit } from '../requests/rate-limit.ts';
import type { RequestState } from '../state.ts';

type Koa = ParameterizedContext<RequestState> & { readonly params: Record<string, string> };

/** Seconds for which browsers and proxies may keep a badge; a deleted badge can be seen that long. */
const MAX_AGE = 300;

interface Parts {
  readonly services: Services;
  readonly rateLimit: RateLimit;
  readonly costly: CostlyAnswers;
}

/** Serves the image of a badge to any page that shows it. */
export const badgeImage =
  ({ services, rateLimit, costly }: Parts) =>
  (koa: Koa): Promise<void> =>
    services.gate.through(async () => {
      const limited = rateLimit.take(`address ${koa.state.client ?? null}`, () => {});
      await limited.catch((error: unknown) => costly.hold(error, koa.res));
      const [, token = ''] = /^(.*)\.svg$/.exec(koa.params.file ?? '') ?? [];
      const svg = await readBadge({ ...services, log: koa.state.log }, { token, language: languageOfReader(koa) });
      if (svg === undefined) throw notFound('badge');
      koa.status = 200;
      const etag = `"${hash('sha256', svg).slice(0, 32)}"`;
      koa.set({
        'Cache-Control': `public, max-age=${MAX_AGE}`,
        'Content-Security-Policy': "default-src 'none'",
        'Cross-Origin-Resource-Policy': 'cross-origin',
        ETag: etag,
        Vary: 'Accept-Language',
        'X-Robots-Tag': 'noindex',
      });
      // Proxies that compress make a weak ETag of it.
      if (koa.get('if-none-match').includes(etag)) {
        koa.status = 304;
        return;
      }
      koa.body = svg;
      koa.type = 'image/svg+xml';
    });
