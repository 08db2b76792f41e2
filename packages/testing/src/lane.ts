/** Whether this is a run of `npm run test:long`. */
export const isLongLane = process.env.LINKVITALS_TEST_LANE === 'long';

/**
 * Gives a test its cases: few in `npm test`, all in the long lane, which runs files that call this again. It is for a
 * table of cases of which one shows the guarantee.
 */
export const perLane = <T>(usual: T, all: T): T => (isLongLane ? all : usual);
