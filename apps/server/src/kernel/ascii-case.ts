/**
 * A text in lower case, as far as it is made of the letters A to Z. Addresses and names of hosts are compared that way:
 * in Unicode, the Kelvin sign is a capital k, so that another's address would be taken for one's own.
 */
export const lowerAscii = (text: string): string => text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase())

/** A text in lower case but for the two letters whose small ones are of ASCII: the Kelvin sign, and I with a dot. */
export const lowerAlike = (text: string): string =>
  text.replaceAll(/[^\u212a\u0130]+/g, (letters) => letters.toLowerCase())
