import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

const SiteContext = createContext<string | undefined>(undefined);

/** Says which domain the pages below it are of. */
export const SiteProvider = SiteContext.Provider;

/** The hostname of the domain whose pages are shown, as readable URLs have it; undefined on pages of several domains. */
export const useSite = (): string | undefined => useContext(SiteContext);
