/** The point after a recheck has written all of its end; a process that dies there leaves nothing half done. */
export type RecheckPoint = 'before-recheck-commit';
