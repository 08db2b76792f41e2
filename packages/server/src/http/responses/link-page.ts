import type { ParameterizedContext } from 'koa';
import type { Config } from '../../platform/config/config.ts';
import { escapeHtml } from '../../reporting/texts/escape-html.ts';
import { plainPage } from './plain-page.ts';

interface LinkTarget {
  readonly title: string;
  /** Path of the operation that takes the token */
  readonly path: string;
  /** Other members of the body */
  readonly body: Readonly<Record<string, string>>;
  /** Members that are needed only when people have passwords */
  readonly ofPasswords?: readonly string[];
  /** A person with an identity at a provider signs in there first, and sends the token with the session cookie. */
  readonly afterSignIn?: boolean;
}

/**
 * The pages of links that the server prints or mails, by their path. Browsers do not send the token, which stands
 * behind `#`, so these pages cannot use it: they name the operation that takes it.
 */
export const linkTargets: Readonly<Record<string, LinkTarget>> = {
  '/setup': {
    title: 'Set up this server',
    path: '/api/v1/setup',
    body: { account_name: 'My team', name: 'Ada', email: 'ada@example.com', password: '…' },
    ofPasswords: ['password'],
  },
  '/invitation': {
    title: 'Accept an invitation',
    path: '/api/v1/invitations/accept',
    body: { name: 'Ada', password: '…' },
    ofPasswords: ['name', 'password'],
    afterSignIn: true,
  },
  '/reset-password': {
    title: 'Choose a new password',
    path: '/api/v1/password-resets/redeem',
    body: { password: '…' },
  },
  '/change-email': { title: 'Confirm a new address', path: '/api/v1/email-changes/redeem', body: {} },
  '/sign-up': {
    title: 'Sign up',
    path: '/api/v1/sign-ups/redeem',
    body: { name: 'Ada', password: '…', account_name: 'My team' },
  },
};

type Settings = Pick<Config, 'oidcOnly' | 'oidcProviders'>;

/** A note with links to the providers where a person signs in before the token is sent; empty: none. */
function providerNote({ afterSignIn }: LinkTarget, { oidcProviders, oidcOnly }: Settings): string {
  if (!afterSignIn || oidcProviders.length === 0) return '';
  const links = oidcProviders.map(({ id, name }) => `<a href="api/v1/oidc/${id}/start">${escapeHtml(name)}</a>`);
  const who = oidcOnly ? 'Sign in first' : 'If you have an account there, sign in first instead of choosing a password';
  return `<p>${who}: ${links.join(', ')}. Then send the token with the cookie of that session.</p>\n`;
}

function page(target: LinkTarget, settings: Settings): string {
  const { title, path, body, ofPasswords = [] } = target;
  const members = Object.entries(body).filter(([name]) => !settings.oidcOnly || !ofPasswords.includes(name));
  const sent = JSON.stringify({ token: '<token>', ...Object.fromEntries(members) }, null, 2);
  const text = `<p>The dashboard of this server is off. Your token is what stands behind <code>#</code> in the address of this page. Send it to
the API, for example with curl, at the address of this server:</p>
<pre>curl -c cookies.txt -H 'Content-Type: application/json' \\
  &lt;address&gt;${path} \\
  -d '${sent.replaceAll('<', '&lt;')}'</pre>
${providerNote(target, settings)}<p>All members are in the <a href="docs">reference</a>.</p>`;
  return plainPage({ title, body: text, roomy: true });
}

export function linkPage(target: LinkTarget, settings: Settings): (koa: ParameterizedContext) => void {
  const html = page(target, settings);
  return (koa) => {
    koa.body = html;
    koa.type = 'text/html';
  };
}
