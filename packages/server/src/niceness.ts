/**
 * How low the priority of threads is that work for long. Such a thread gets a third of the processor time of one of the usual
 * priority that wants the same core (Linux: sched(7), nice values), and that one does not wait for it. More would make people wait
 * for seconds on a busy server.
 */
export const NICENESS = 5;
