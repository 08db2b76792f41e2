import { shiftClock } from '@linkvitals/testing/shift-clock';

/*
 * Loaded before a server whose pages are pictured: its clock is off by what this variable says, which only this file reads.
 */
const { LINKVITALS_TEST_CLOCK_SHIFT_MS = '0' } = process.env;
shiftClock(() => Number(LINKVITALS_TEST_CLOCK_SHIFT_MS));
