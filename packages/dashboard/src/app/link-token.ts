import { useState } from 'preact/hooks';

/**
 * The token of a mailed link, which stands behind `#`. It is taken out of the address, so that neither the history nor a
 * picture of the window holds it.
 */
export function useLinkToken(): string {
  const [token] = useState(() => {
    const found = decodeURIComponent(location.hash.slice(1));
    return found === '' ? (sessionTokens.get(location.pathname) ?? '') : found;
  });
  if (location.hash !== '') {
    sessionTokens.set(location.pathname, token);
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  return token;
}

/** As long as the page lives: a component that is made anew still has its token. */
const sessionTokens = new Map<string, string>();
