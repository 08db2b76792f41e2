import type { ServerRole } from '@linkvitals/contract';

/** All that a server can do, in the order in which it is shown. */
export const serverRoles: readonly ServerRole[] = ['api', 'crawl', 'deliver'];

export const isServerRole = (text: string): text is ServerRole => serverRoles.some((role) => role === text);
