import { type HistoryState, useLocation } from '@tanstack/react-router';
import { useEffect } from 'preact/hooks';

/** Dialogs that other places can open together with their page. */
export type ArrivalDialog =
  | 'add-domain'
  | 'delete-domain'
  | 'make-report'
  | 'create-share-link'
  | 'invite'
  | 'add-webhook'
  | 'create-key'
  | 'add-rule';

declare module '@tanstack/react-router' {
  interface HistoryState {
    readonly open?: ArrivalDialog | undefined;
    /** Initial pattern of URLs, for `add-rule`. */
    readonly pattern?: string | undefined;
    /** Id of the crawl to share, for `create-share-link`. */
    readonly crawl?: string | undefined;
  }
}

/**
 * Opens a dialog when a person comes to the page for it, for example from the command palette. It opens only once: neither a reload nor
 * the back button opens it again.
 */
export function useOpenOnArrival(dialog: ArrivalDialog, open: (state: HistoryState) => void): void {
  const { state } = useLocation();
  useEffect(() => {
    if (state.open !== dialog) return;
    history.replaceState({ ...history.state, open: undefined }, '');
    open(state);
  }, [state]);
}
