import { type HistoryState, useLocation } from '@tanstack/react-router';
import { useEffect } from 'preact/hooks';

/** Dialogs that another place may have a page open. */
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
    /** For `add-rule`: the pattern of URLs to begin with. */
    readonly pattern?: string | undefined;
    /** For `create-share-link`: the id of the crawl to share. */
    readonly crawl?: string | undefined;
  }
}

/**
 * Opens a dialog of the page for somebody who came for it, as from the command palette. It opens once: neither a reload nor
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
