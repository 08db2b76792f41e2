import { CidrList } from '@linkvitals/outbound';
import type { Middleware } from 'koa';
import type { Services } from '../../context.ts';
import { during } from '../../platform/log/work-at-hand.ts';
import type { RequestState } from '../state.ts';
import { clientAddress } from './client-address.ts';
import { loggedPath } from './logged-path.ts';

const acceptable = /^[\w.-]{1,64}$/;

/**
 * Takes a valid X-Request-Id from the caller or makes one, returns it in the response, and adds it to every log line.
 * Logs the request.
 */
export function requestId(services: Services): Middleware<RequestState> {
  const trusted = new CidrList(services.config.trustedProxies);
  return async (koa, next) => {
    const given = koa.get('x-request-id');
    koa.state.requestId = acceptable.test(given) ? given : services.ids.requestId();
    koa.state.log = services.log.child({ request_id: koa.state.requestId });
    koa.set('X-Request-Id', koa.state.requestId);
    // The address is read now, because the peer of a closed connection is unknown.
    const client = clientAddress(koa.req.socket.remoteAddress, koa.get('x-forwarded-for'), trusted);
    koa.state.client = client;
    const started = services.clock.monotonic();
    await during({ request_id: koa.state.requestId }, next);
    const ms = services.clock.monotonic() - started;
    const { operation, ctx } = koa.state;
    services.meter.requestAnswered({ operation, status: koa.status, seconds: ms / 1000 });
    const what = { method: koa.method, path: loggedPath(koa.path), operation, status: koa.status, ms: Math.round(ms) };
    // In a log for people, the requests of each click would hide the important lines.
    const level = services.config.logFormat === 'text' ? 'debug' : 'info';
    koa.state.log[level]({ ...what, client, account_id: ctx?.account.id }, 'request');
  };
}
