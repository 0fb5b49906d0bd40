/** The beginning of a text, with an ellipsis where something is left out. `length` counts what readers see as characters. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text
  const kept = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
  return kept.length <= length
    ? text
    : `${kept
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`
}
