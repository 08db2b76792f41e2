/** Between the steps of a delivery, in their order: where a process that dies leaves something half done. */
export type DeliveryPoint = 'before-claim' | 'after-claim' | 'after-answer' | 'before-commit' | 'after-commit';
