/** A text that keeps its own direction inside of a sentence, such as an address within Arabic. */
export const isolated = (text: string) => `\u2068${text}\u2069`
