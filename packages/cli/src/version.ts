/** Version of the whole product. It stands here too, so that a command that needs no service does not load the service. */
export const version = '0.1.0';
