import { decodeFragment } from '../url/decode-fragment.ts';

/** Names of pages for signing in or for consent, as parts of a path. */
const PAGES =
  /^(?:log[-_]?[io]n|sign[-_]?[io]n|wp-login|servicelogin|authwall|consent|cookie-?consent|cookie-?wall|privacy-?gate|age-?(?:gate|check|verification)|anmelden|connexion|accedi|inloggen)(?:\.\w{2,5})?$/i;
/** First labels of host names that are only for signing in or for consent. */
const HOSTS = /^(?:login|log-?on|sign-?in|accounts?|auth\d?|sso|cas|idp?|oauth|consent)$/i;
const SHORT = 3;

/**
 * The redirects from `from` to `to` ended before the page: at a page for signing in or for consent. The URL of such a page has the URL to
 * return to in its query, or one of the usual names.
 */
export function isGate(from: string, to: string): boolean {
  const start = new URL(from);
  const end = new URL(to);
  if (start.origin === end.origin && start.pathname === end.pathname) return false;
  const isNamed = end.host !== start.host && HOSTS.test(end.hostname.split('.')[0] ?? '');
  const known = start.pathname.split('/');
  return (
    isNamed || carries(end, start) || end.pathname.split('/').some((name) => PAGES.test(name) && !known.includes(name))
  );
}

/** A value in the query is the URL that was left: whole, or from its path on. */
function carries(end: URL, start: URL): boolean {
  const path = start.pathname + start.search;
  return [...end.searchParams.values()].some((value) => {
    const decoded = decodeFragment(value);
    const back = URL.parse(decoded, start.origin);
    if (back === null || !/^(?:https?:)?\/|^\w+:\/\//.test(decoded)) return false;
    const isPath = decoded.startsWith('/');
    return back.host === start.host && back.pathname + back.search === path && (!isPath || path.length >= SHORT);
  });
}
