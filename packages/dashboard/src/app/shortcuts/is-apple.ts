/** Whether ⌘ takes the place of Ctrl. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
