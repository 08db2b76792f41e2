/** The hosts of a domain that have its certificate. */
export const ownHosts = (hostname: string): readonly string[] => [hostname, `www.${hostname}`];
