/** The rest of an amount, without traces of binary fractions. */
export const less = (amount: number, taken: number): number => Math.round((amount - taken) * 1e4) / 1e4
