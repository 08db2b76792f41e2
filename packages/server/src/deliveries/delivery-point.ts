/** The points between the steps of a delivery, in order. Tests kill a process there, where it leaves work half done. */
export type DeliveryPoint = 'before-claim' | 'after-claim' | 'after-answer' | 'before-commit' | 'after-commit';
