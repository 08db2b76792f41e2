/** Whether the long lane runs, where tests that look at many pages look at all of them, in every window. */
export const isLongLane: boolean = process.env.LINKVITALS_TEST_LANE === 'long';
