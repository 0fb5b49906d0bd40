/** The beginning of a sentence about the open projects that use rates. */
export const openProjectsUse = (count: number): string =>
  count === 1 ? '1 open project uses' : `${count} open projects use`
