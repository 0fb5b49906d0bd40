/** Something was asked for that there is not, or that can't be done: the message says what to do instead. */
export class Misuse extends Error {}
