/** Of the whole product. Stands here too, so that a command that needs no service does not load it. */
export const version = '0.1.0';
