/** Whether this is a run of `npm run test:long`. */
export const isLongLane = process.env.LINKVITALS_TEST_LANE === 'long';

/**
 * What a test does in `npm test`, and all that it does in the long lane, which runs files that call this once more. For a
 * table of cases of which one shows the guarantee.
 */
export const perLane = <T>(usual: T, all: T): T => (isLongLane ? all : usual);
