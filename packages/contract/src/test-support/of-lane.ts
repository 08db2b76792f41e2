/** Languages of `npm test`, which need no compiler and few programs; the long lane has all. */
const quick: readonly string[] = ['typescript', 'python', 'shell'];
const isLongLane = process.env.LINKVITALS_TEST_LANE === 'long';

export const ofLane = <T>(languages: readonly T[], name: (language: T) => string): T[] =>
  languages.filter((language) => isLongLane || quick.includes(name(language).toLowerCase()));
