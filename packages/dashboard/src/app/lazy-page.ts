import { lazyRouteComponent } from '@tanstack/react-router';
import { withTexts } from '../texts/load-texts.ts';

/**
 * The script of a page could not be loaded. With another error, the router would reload the window at once, which would lose the page
 * while the server is away.
 */
export class PageNotLoadedError extends Error {
  constructor(cause: unknown) {
    super('the script of the page was not loaded', { cause });
  }
}

/** A page whose script is loaded when it is first visited. @throws PageNotLoadedError when it is shown and its script was not loaded */
export const lazyStart: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(
    () =>
      load().catch((error: unknown) => {
        throw new PageNotLoadedError(error);
      }),
    name,
  );

/** Does the same and also loads the texts of pages, which all pages except My Domains need. */
export const lazyPage: typeof lazyRouteComponent = (load, name) => lazyStart(() => withTexts(load), name);
