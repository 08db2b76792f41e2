/** Maximum number of API keys of an account that work at a time. */
export const MAX_KEYS = 100;
