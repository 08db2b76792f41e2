/** What forms on the page say: whether something in them is not saved. */
export const unsaved = new Set<() => boolean>();

/** Whether something on the page is not saved. */
export const hasUnsavedChanges = (): boolean => [...unsaved].some((isUnsaved) => isUnsaved());
