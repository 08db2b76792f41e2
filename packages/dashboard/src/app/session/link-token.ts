import { useState } from 'preact/hooks';

/** As long as the page lives: a component that is made anew still has its token. */
const tokens = new Map<string, string>();

function takeToken(): string {
  const { pathname, search, hash } = location;
  if (hash !== '') {
    tokens.set(pathname, hash.slice(1));
    history.replaceState(history.state, '', pathname + search);
  }
  return tokens.get(pathname) ?? '';
}

/**
 * The token of a mailed link, which stands behind `#`; empty when there is none. It is taken out of the address, so that
 * neither the history nor a picture of the window holds it.
 */
export function useLinkToken(): string {
  const [token] = useState(takeToken);
  return token;
}
