/** A form refuses what was filled in without sending it. The message is for the person, in their language. */
export class InvalidInput extends Error {}
