import type { Language } from '@linkvitals/contract';
import type { ParameterizedContext } from 'koa';
import type { Services } from '../../context.ts';
import { readSubscription, setSubscription } from '../../outgoing/notifications/index.ts';
import { escapeHtml } from '../../reporting/texts/escape-html.ts';
import { type Texts, wordsFor } from '../../reporting/texts/words.ts';
import { languageOfReader } from '../requests/language-of-reader.ts';
import { plainPage } from './plain-page.ts';

type Handler = (koa: ParameterizedContext & { readonly params: Record<string, string> }) => Promise<void>;

interface Shown {
  readonly title: string;
  readonly text: string;
  /** A button that posts to `path`; undefined: the link is unknown. */
  readonly button?: { readonly label: string; readonly path: string };
}

const page = ({ title, text, button }: Shown, language: Language): string => {
  const action = button?.path && ` action="${button.path}"`;
  const form = button && `<form method="post"${action}><button>${button.label}</button></form>`;
  return plainPage({ title, body: `<p>${text}</p>${form ?? ''}`, language });
};

const bold = (address: string): string => `<strong>${escapeHtml(address)}</strong>`;

/** Shows a page of the unsubscribe link. @param choose Chooses the page among the texts in the reader's language. */
function show(koa: ParameterizedContext, choose: (says: Texts['unsubscribe']) => Shown): void {
  const language = languageOfReader(koa);
  const shown = choose(wordsFor(language).texts.unsubscribe);
  koa.status = shown.button === undefined ? 404 : 200;
  koa.set({
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
  });
  koa.type = 'text/html';
  koa.body = page(shown, language);
}

const showSubscribed = (koa: ParameterizedContext, address: string): void =>
  show(koa, ({ subscribed: { title, text, button } }) => ({
    title,
    text: text(bold(address)),
    button: { label: button, path: '' },
  }));

const showUnsubscribed = (koa: ParameterizedContext, address: string, path: string): void =>
  show(koa, ({ unsubscribed: { title, text, button } }) => ({
    title,
    text: text(bold(address)),
    button: { label: button, path },
  }));

const showSubscribedAgain = (koa: ParameterizedContext, address: string, path: string): void =>
  show(koa, ({ again, subscribed: { text, button } }) => ({
    title: again,
    text: text(bold(address)),
    button: { label: button, path },
  }));

/**
 * Shows the state of a subscription and a button. Reading the page changes nothing: mail servers follow links to check
 * them.
 */
export const unsubscribePage =
  (services: Services): Handler =>
  async (koa) => {
    const { token = '' } = koa.params;
    const found = await readSubscription(services, token);
    if (found === undefined) return show(koa, ({ unknown }) => unknown);
    if (found.isSubscribed) showSubscribed(koa, found.address);
    else showUnsubscribed(koa, found.address, `${token}/undo`);
  };

/**
 * Handles the post of the button, which mail programs also send by themselves (RFC 8058): it needs no cookie and no
 * form data.
 */
export const unsubscribe =
  (services: Services, isSubscribed: boolean): Handler =>
  async (koa) => {
    const { token = '' } = koa.params;
    const found = await setSubscription(services, token, isSubscribed);
    if (found === undefined) return show(koa, ({ unknown }) => unknown);
    if (isSubscribed) showSubscribedAgain(koa, found.address, `../${token}`);
    else showUnsubscribed(koa, found.address, `${token}/undo`);
  };
