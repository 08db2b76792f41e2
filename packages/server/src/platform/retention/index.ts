export { createBelievedNow, isTimeBelieved } from './believed-now.ts';
export { type ClockState, confirmClock, readClockState } from './confirm-clock.ts';
