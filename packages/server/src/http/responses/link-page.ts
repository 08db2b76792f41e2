import type { ParameterizedContext } from 'koa';

interface LinkTarget {
  readonly title: string;
  /** Path of the operation that takes the token. */
  readonly path: string;
  /** Its other members. */
  readonly body: Readonly<Record<string, string>>;
}

/**
 * Where links lead that the server prints or mails, by their path. Their token stands behind `#`, which browsers do not send,
 * so these pages cannot use it: they say what takes it.
 */
export const linkTargets: Readonly<Record<string, LinkTarget>> = {
  '/setup': {
    title: 'Set up this server',
    path: '/api/v1/setup',
    body: { account_name: 'My team', name: 'Ada', email: 'ada@example.com', password: '…' },
  },
  '/invitation': {
    title: 'Accept an invitation',
    path: '/api/v1/invitations/accept',
    body: { name: 'Ada', password: '…' },
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

const page = ({ title, path, body }: LinkTarget): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>:root{color-scheme:light dark}body{font:1rem/1.6 system-ui,sans-serif;max-width:42rem;margin:2rem auto;padding:0 1rem}pre{overflow:auto;padding:1rem;border:1px solid;border-radius:.5rem}</style>
</head>
<body>
<h1>${title}</h1>
<p>This version has no pages for this yet. Your token is what stands behind <code>#</code> in the address of this page. Send it to
the API, for example with curl, at the address of this server:</p>
<pre>curl -c cookies.txt -H 'Content-Type: application/json' \\
  &lt;address&gt;${path} \\
  -d '${JSON.stringify({ token: '<token>', ...body }, null, 2).replaceAll('<', '&lt;')}'</pre>
<p>All members are in the <a href="docs">reference</a>.</p>
</body>
</html>
`;

/** Serves the page of one of `linkTargets`. */
export function linkPage(target: LinkTarget): (koa: ParameterizedContext) => void {
  const html = page(target);
  return (koa) => {
    koa.body = html;
    koa.type = 'text/html';
  };
}
