/** Nearly twice as wide as a digit. */
const wide = /[\u1100-\u11ff\u2e80-\uffdc]/

/**
 * How many digits the longest of some figures is as wide as, for `longest` of `Tiles` or the custom property
 * `--characters` around `Stat`s.
 */
export const charactersOf = (figures: readonly (string | undefined)[]): number =>
  Math.max(1, ...figures.map((figure = '') => [...figure].reduce((sum, each) => sum + (wide.test(each) ? 1.75 : 1), 0)))
