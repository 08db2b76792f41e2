import type { ParameterizedContext } from 'koa';
import type { Services } from '../../context.ts';
import { ServiceError } from '../../platform/errors.ts';
import {
  checkSharePassword,
  mayPass,
  openShare,
  PASS_LASTS,
  readSharedReport,
  type Share,
} from '../../reporting/sharing/index.ts';
import { wordsFor } from '../../reporting/texts/words.ts';
import { assertSameOrigin } from '../requests/assert-same-origin.ts';
import type { AnswerPlace, CostlyAnswers } from '../requests/costly-answers.ts';
import { languageOfReader } from '../requests/language-of-reader.ts';
import type { RateLimit } from '../requests/rate-limit.ts';
import { readForm } from '../requests/read-form.ts';
import { cookieAttributes, cookieName } from '../requests/session-cookie.ts';
import { takePlace } from '../requests/take-place.ts';
import type { RequestState } from '../state.ts';
import { message, passwordForm, type SharePage } from './share-texts.ts';

type Koa = ParameterizedContext<RequestState> & { readonly params: Record<string, string> };

interface Parts {
  readonly services: Services;
  readonly rateLimit: RateLimit;
  readonly costly: CostlyAnswers;
}

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'";

const common = {
  'Cache-Control': 'no-store',
  'Content-Type': 'text/html; charset=utf-8',
  'X-Robots-Tag': 'noindex, nofollow',
};

const cookieOf = ({ services }: Parts, { link }: Share): string =>
  cookieName(services.config, `linkvitals_share_${link.id.replaceAll('-', '')}`);

function show(koa: Koa, { status, html, hasForm }: SharePage): void {
  koa.status = status;
  koa.body = html;
  koa.set({ ...common, 'Content-Security-Policy': `${POLICY}; form-action ${hasForm ? "'self'" : "'none'"}` });
  // With no-referrer a browser would send the form without an origin. This page has no links to other sites.
  if (hasForm) koa.set('Referrer-Policy', 'same-origin');
}

async function open({ services, rateLimit }: Parts, koa: Koa): Promise<Share | undefined> {
  await rateLimit.take(`address ${koa.state.client ?? null}`, () => {});
  return openShare({ ...services, log: koa.state.log }, koa.params.token ?? '');
}

/**
 * Takes a place for a shared page. Undefined: there is none. The reader gets a page instead of a problem, with the same
 * status for every reason.
 */
async function placeFor(parts: Parts, koa: Koa): Promise<AnswerPlace | undefined> {
  try {
    return await takePlace(koa, parts, { subject: `share ${koa.params.token}` });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    koa.set('Retry-After', String(error.options.retryAfterSeconds));
    return undefined;
  }
}

/** Shows the report of a share link, or the form for its password. */
export const sharePage =
  (parts: Parts) =>
  (koa: Koa): Promise<void> =>
    parts.services.gate.through(async () => {
      const place = await placeFor(parts, koa);
      if (place === undefined) return show(koa, message('busy', languageOfReader(koa)));
      const share = await open(parts, koa);
      if (share === undefined) return show(koa, message('unknown', languageOfReader(koa)));
      const { language, crawl_id } = share.link;
      const pass = koa.cookies.get(cookieOf(parts, share));
      if (!mayPass(share.ctx, share.link, pass)) return show(koa, passwordForm(200, language));
      const report = await place.work(() => readSharedReport(share));
      if (report === undefined) return show(koa, message(crawl_id === null ? 'noneYet' : 'gone', language));
      koa.status = 200;
      koa.body = report;
      koa.set({ ...common, 'Content-Security-Policy': `${POLICY}; form-action 'none'` });
    });

/** The page after a wrong or refused password. @throws any other error */
function refused(koa: Koa, error: unknown, { link: { language } }: Share): SharePage {
  if (!(error instanceof ServiceError)) throw error;
  const { password } = wordsFor(language).texts.share;
  if (error.code === 'invalid_credentials') return passwordForm(401, language, password.wrong);
  if (error.code === 'rate_limited') {
    const { retryAfterSeconds = 60 } = error.options;
    koa.set('Retry-After', String(retryAfterSeconds));
    return passwordForm(429, language, password.tooMany(retryAfterSeconds));
  }
  throw error;
}

/** Checks the password that the form posts, and redirects to the page. */
export const enterSharePassword =
  (parts: Parts) =>
  (koa: Koa): Promise<void> =>
    parts.services.gate.through(async () => {
      const header = (name: string) => koa.req.headers[name]?.toString();
      const [secFetchSite, origin, host] = ['sec-fetch-site', 'origin', 'host'].map(header);
      assertSameOrigin({ method: koa.method, secFetchSite, origin, host });
      const share = await open(parts, koa);
      const form = await readForm(koa);
      if (share === undefined) return show(koa, message('unknown', languageOfReader(koa)));
      if (share.link.password_hash !== null) {
        const attempt = { password: form.get('password') ?? '', address: koa.state.client ?? null };
        const pass = await checkSharePassword(share, attempt).catch((error: unknown) => refused(koa, error, share));
        if (typeof pass !== 'string') return show(koa, pass);
        const lasts = `Max-Age=${PASS_LASTS / 1000}; ${cookieAttributes(parts.services.config)}`;
        koa.set('Set-Cookie', `${cookieOf(parts, share)}=${pass}; ${lasts}`);
      }
      koa.status = 303;
      koa.set({ 'Cache-Control': 'no-store', Location: koa.params.token ?? '' });
    });
