/** Joins class names, leaving out what is falsy. Returns undefined when nothing is left, so that no empty attribute appears. */
export function classNames(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined
}
