/** A target that redirects, and the URL where its redirects end. */
export interface Led {
  readonly id: number;
  readonly url: string;
  readonly end: string;
}

/** Usual names of start pages besides `/`, and codes of languages. */
const ALIAS = /^(?:(?:index|default|home|start|main|welcome)(?:\.\w{1,5})?|[a-z]{2}(?:[-_][a-z]{2})?)$/i;
/** Paths that redirect every visitor to the start page after they have done their work. */
const ERRAND =
  /^(?:(?:log|sign)[-_]?(?:in|out|off|on|up)|sessions?|auth|accounts?|cart|basket|checkout|lang(?:uage)?|locale)$/i;

/** Targets whose URL names another page and that end at the start page of their host, by that host. */
export function ledHome(targets: Iterable<Led>): Map<string, Led[]> {
  const byHost = new Map<string, Led[]>();
  for (const led of targets) {
    const [from, to] = [URL.parse(led.url), URL.parse(led.end)];
    if (from === null || to === null || hostOf(from) !== hostOf(to) || !isStart(to) || !namesPage(from)) continue;
    const group = byHost.get(hostOf(from));
    if (group === undefined) byHost.set(hostOf(from), [led]);
    else group.push(led);
  }
  return byHost;
}

/** The paths differ, so the redirects are a habit of the host: one path with two queries may be a single page that was moved. */
export const isHabit = (group: readonly Led[]): boolean =>
  group.some(({ url }) => URL.parse(url)?.pathname !== URL.parse(group[0]?.url ?? '')?.pathname);

export const isStart = ({ pathname, search }: URL): boolean => pathname === '/' && search === '';

const hostOf = ({ host }: URL): string => host.replace(/^www\./, '');

function namesPage({ pathname }: URL): boolean {
  const names = pathname.split('/').filter(Boolean);
  if (names.every((name) => ALIAS.test(name)) || names.some((name) => ERRAND.test(name))) return false;
  return names.length > 1 || /\.\w{1,5}$/.test(pathname);
}
