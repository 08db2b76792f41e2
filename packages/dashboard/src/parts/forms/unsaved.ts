/** Functions of the forms on the page, each of which returns whether something in its form is not saved. */
export const unsaved = new Set<() => boolean>();

/** Whether something on the page is not saved. */
export const hasUnsavedChanges = (): boolean => [...unsaved].some((isUnsaved) => isUnsaved());
