/** Replaced by the build with the version in package.json. */
declare const SDK_VERSION: string | undefined;

/** Version of this package; `0.0.0-source` when it is run without a build. */
export const version = typeof SDK_VERSION === 'string' ? SDK_VERSION : '0.0.0-source';
