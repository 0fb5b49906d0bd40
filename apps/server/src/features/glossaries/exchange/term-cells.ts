/** Parts several terms of one language in a cell, and what is said of each of them in another. */
const separator = ' | '

/** A bar that stands alone, after as many backslashes as keep it from parting terms. */
const barOfTerm = /(?<=^|\s)(\\*\|)(?=\s|$)/g

/** A cell that holds these values, each of which `termsOfCell` gives again. */
export const cellOfTerms = (values: readonly string[]): string =>
  values.map((value) => value.replaceAll(barOfTerm, String.raw`\$1`)).join(separator)

/** The value of a cell that holds a single one, bars and all. */
export const termOfCell = (cell: string): string => cell.trim().replaceAll(/(?<=^|\s)\\(\\*\|)(?=\s|$)/g, '$1')

/**
 * The values of a cell, empty ones in between included. Only a bar that stands alone parts them: `a|b` and `a \| b` are
 * one term each.
 */
export const termsOfCell = (cell: string): string[] => cell.split(/(?<=^|\s)\|(?=\s|$)/).map(termOfCell)
