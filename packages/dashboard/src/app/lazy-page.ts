import { lazyRouteComponent } from '@tanstack/react-router';
import { withTexts } from '../texts/load-texts.ts';

/** The script of a page did not come. The router would reload the window at once, which loses it while the server is away. */
export class PageNotLoadedError extends Error {
  constructor(cause: unknown) {
    super('the script of the page was not loaded', { cause });
  }
}

/** A page whose script is loaded when it is first visited. @throws PageNotLoadedError when it is shown and did not come */
export const lazyStart: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(
    () =>
      load().catch((error: unknown) => {
        throw new PageNotLoadedError(error);
      }),
    name,
  );

/** The same for a page that shows more texts than My Domains: every other one. */
export const lazyPage: typeof lazyRouteComponent = (load, name) => lazyStart(() => withTexts(load), name);
