/** Rules of a release, apart from git, files and builds. Each returns faults in words; none: the release may go out. */

/** A package of the workspace. Those with the version 0.0.0 are never released. */
export interface Member {
  readonly name: string;
  readonly version: string;
  readonly isPublic: boolean;
}

/** Version that a file other than a manifest states */
export interface StatedVersion {
  readonly place: string;
  readonly version: string;
}

export interface VersionsInput {
  /** The version of the release */
  readonly version: string;
  readonly members: readonly Member[];
  readonly stated: readonly StatedVersion[];
  /** Tag that starts the release; undefined: none yet */
  readonly tag?: string | undefined;
}

/** Version of packages that are never released */
export const UNRELEASED = '0.0.0';

/** Faults of versions: everything that is released together has one version, which the tag names. */
export function versionFaults({ version, members, stated, tag }: VersionsInput): string[] {
  const released = members.filter((member) => member.isPublic || member.version !== UNRELEASED);
  const all = [...released.map((member) => ({ place: member.name, version: member.version })), ...stated];
  const faults = all
    .filter((one) => one.version !== version)
    .map((one) => `${one.place} has the version ${one.version}, the release is ${version}`);
  if (tag !== undefined && tag !== `v${version}`) faults.push(`the tag is ${tag}, the version is v${version}`);
  return faults;
}

type Dependencies = Readonly<Record<string, string>>;

/** Faults of a packed manifest: its dependencies on packages of the release must have the version of the release. */
export function dependencyFaults(
  name: string,
  dependencies: Dependencies,
  { version, members }: VersionsInput,
): string[] {
  return Object.entries(dependencies).flatMap(([dependency, range]) => {
    const member = members.find((one) => one.name === dependency);
    if (member === undefined) return [];
    if (!member.isPublic) return [`${name} depends on ${dependency}, which is not published`];
    return range === version ? [] : [`${name} depends on ${dependency} ${range}, the release is ${version}`];
  });
}

const NOT_FOR_USERS: readonly (readonly [RegExp, string])[] = [
  [/[.-](?:test|spec|test-support)\.[cm]?[jt]sx?$/, 'a test'],
  [/(?:^|\/)(?:test-support|fixtures|golden|__tests__)\//, 'a file of tests'],
  [/(?<!\.d)\.[cm]?tsx?$/, 'a source'],
  [/\.map$/, 'a source map'],
  [/(?:^|\/)\.env(?:\.|$)/, 'settings of a machine'],
  [
    /(?:^|\/)(?:\.npmrc|\.git|\.gitignore|\.DS_Store|node_modules|tsconfig[^/]*\.json)(?:\/|$)/,
    'a file of the workspace',
  ],
  [/\.(?:pem|key|p12|db|sqlite|sql|tgz|tsbuildinfo|log)$/, 'a file that is not a part of a package'],
];

const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s+[\w+/]{32}/, 'a private key'],
  [/\bnpm_[A-Za-z0-9]{36}\b/, 'a token of npm'],
  [/\bgh[pousr]_[A-Za-z0-9]{36}\b/, 'a token of GitHub'],
];

export interface PackedFile {
  /** Path in the package, with slashes */
  readonly path: string;
  readonly text: string;
}

/**
 * Faults of a file that would be published.
 * @param places paths of this machine, such as the folder of the repository; none may be in a file
 */
export function fileFaults({ path, text }: PackedFile, places: readonly string[]): string[] {
  const kinds = NOT_FOR_USERS.filter(([pattern]) => pattern.test(path)).map(([, what]) => `${path} is ${what}`);
  const secrets = SECRETS.filter(([pattern]) => pattern.test(text)).map(([, what]) => `${path} has ${what} in it`);
  const place = places.find((one) => text.includes(one)) ?? /\/(?:home|Users)\/[\w.-]+\/[\w.-]+/.exec(text)?.[0];
  const paths = place === undefined ? [] : [`${path} names a path of a machine: ${place}`];
  const map = /^\/\/# sourceMappingURL=(?!data:)/m.test(text)
    ? [`${path} refers to a source map, which is not published`]
    : [];
  return [...kinds, ...secrets, ...paths, ...map];
}

type Checksums = Readonly<Record<string, string>>;

/** Faults of migrations: those of the last release must be the first of today's, in their order and unchanged. */
export function migrationFaults(released: Checksums, present: Checksums): string[] {
  const names = Object.keys(present);
  return Object.entries(released).flatMap(([name, checksum], at) => {
    if (present[name] === undefined) return [`the migration ${name} was released and is gone`];
    if (present[name] !== checksum) return [`the migration ${name} was released and has another text now`];
    return names[at] === name ? [] : [`the migration ${name} was released as number ${at + 1} and is another now`];
  });
}

/**
 * The fault of the fixtures of upgrades: the schema of a release is kept as a filled database of each kind.
 * @param fixtures Last migration of each fixture, by `version/kind`.
 */
export function fixtureFaults(fixtures: Readonly<Record<string, string>>, present: Checksums): string[] {
  const last = Object.keys(present).at(-1);
  const kept = Object.entries(fixtures).filter(([, migration]) => migration === last);
  const missing = ['sqlite', 'mariadb', 'mysql'].filter((kind) => !kept.some(([name]) => name.endsWith(`/${kind}`)));
  return missing.map((kind) => `no fixture of ${kind} has run ${last}: npm run release:fixtures`);
}

const VERSION = /^(\d+)\.(\d+)\.(\d+)(?:-[\w.]+)?$/;

/** The fault of the version that shall follow the present one; undefined: none. @param isReleased whether that has a tag */
export function nextVersionFault(present: string, next: string, isReleased: boolean): string | undefined {
  const [a, b] = [VERSION.exec(present)?.slice(1).map(Number), VERSION.exec(next)?.slice(1).map(Number)];
  if (a === undefined || b === undefined) return `${next} is no version, such as 1.2.3 or 1.2.3-rc.1`;
  const at = b.findIndex((number, index) => number !== a[index]);
  const isLater = (b[at] ?? 0) > (a[at] ?? 0);
  // A release follows its pre-releases of the same number.
  const isSame = at === -1 && (!isReleased || (present.includes('-') && next !== present));
  return isLater || isSame ? undefined : `${next} does not come after ${present}`;
}

/** `next` for versions such as 1.0.0-rc.1, which nobody gets without the name; else `latest` */
export const distributionTag = (version: string): 'latest' | 'next' => (version.includes('-') ? 'next' : 'latest');

/** Tags of the image: the version, and the shorter ones that later releases move. Before 1.0 there is none for the major version. */
export function imageTags(version: string): string[] {
  if (distributionTag(version) === 'next') return [version];
  const [major = '', minor = ''] = version.split('.');
  return [version, `${major}.${minor}`, ...(major === '0' ? [] : [major]), 'latest'];
}

/** Orders packages so that each comes after those it depends on. */
export function inOrder<T extends { readonly name: string; readonly dependencies: readonly string[] }>(
  packages: readonly T[],
): T[] {
  const placed: T[] = [];
  const place = (one: T): void => {
    if (placed.includes(one)) return;
    for (const other of packages) if (one.dependencies.includes(other.name)) place(other);
    placed.push(one);
  };
  for (const one of packages) place(one);
  return placed;
}
