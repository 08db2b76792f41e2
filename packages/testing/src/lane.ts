/** Whether this is a run of `npm run test:long`. */
export const isLongLane = process.env.LINKVITALS_TEST_LANE === 'long';

/**
 * Gives a test what it does in `npm test`, or all of it in the long lane, which runs files that call this once more. For a
 * table of cases of which one shows the guarantee.
 */
export const perLane = <T>(usual: T, all: T): T => (isLongLane ? all : usual);
