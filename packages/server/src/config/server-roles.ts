import type { ServerRole } from '@linkvitals/contract';

/** All roles of a server, in the order in which they are shown */
export const serverRoles: readonly ServerRole[] = ['api', 'crawl', 'deliver'];

export const isServerRole = (text: string): text is ServerRole => serverRoles.some((role) => role === text);
