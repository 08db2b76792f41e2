import type { ParameterizedContext } from 'koa';
import type { Services } from '../../context.ts';
import { escapeHtml } from '../../mail/index.ts';
import { readSubscription, setSubscription } from '../../notifications/index.ts';
import { plainPage } from './plain-page.ts';

type Handler = (koa: ParameterizedContext & { readonly params: Record<string, string> }) => Promise<void>;

interface Shown {
  readonly title: string;
  readonly text: string;
  /** A button that posts to `path`. */
  readonly button?: { readonly label: string; readonly path: string };
}

const page = ({ title, text, button }: Shown): string => {
  const action = button?.path && ` action="${button.path}"`;
  const form = button && `<form method="post"${action}><button>${button.label}</button></form>`;
  return plainPage({ title, body: `<p>${text}</p>${form ?? ''}` });
};

const unknown: Shown = {
  title: 'This link is not known',
  text: 'The account may be gone. If mails still arrive, use the link in the newest of them.',
};

const subscribed = (address: string): Shown => ({
  title: 'Unsubscribe',
  text: `Mails about broken links and summaries go to <strong>${escapeHtml(address)}</strong>.`,
  button: { label: 'Unsubscribe', path: '' },
});

const unsubscribed = (address: string, path: string): Shown => ({
  title: 'You are unsubscribed',
  text: `No more mails about broken links and summaries go to <strong>${escapeHtml(address)}</strong>.`,
  button: { label: 'Subscribe again', path },
});

function show(koa: ParameterizedContext, shown: Shown): void {
  koa.status = shown === unknown ? 404 : 200;
  koa.set({
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
  });
  koa.type = 'text/html';
  koa.body = page(shown);
}

/** Shows what a link to unsubscribe does. Reading it changes nothing: mail servers follow links to look at them. */
export const unsubscribePage =
  (services: Services): Handler =>
  async (koa) => {
    const { token = '' } = koa.params;
    const found = await readSubscription(services, token);
    if (found === undefined) return show(koa, unknown);
    show(koa, found.isSubscribed ? subscribed(found.address) : unsubscribed(found.address, `${token}/undo`));
  };

/** What the button posts, and a mail program by itself (RFC 8058): no cookie, no form to fill in. */
export const unsubscribe =
  (services: Services, isSubscribed: boolean): Handler =>
  async (koa) => {
    const { token = '' } = koa.params;
    const found = await setSubscription(services, token, isSubscribed);
    if (found === undefined) return show(koa, unknown);
    if (isSubscribed)
      show(koa, {
        ...subscribed(found.address),
        title: 'You are subscribed again',
        button: { label: 'Unsubscribe', path: `../${token}` },
      });
    else show(koa, unsubscribed(found.address, `${token}/undo`));
  };
