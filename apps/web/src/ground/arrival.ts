/**
 * Whether the heading of a page takes the focus when someone arrives: not from a field that the page chose, nor from one
 * of its fields in which they have begun to type already.
 * @param before what had the focus when the page was ready
 */
export function headingTakesFocus(before: Element | null, { activeElement, body }: Document = document): boolean {
  if (activeElement !== before && activeElement !== body) return false
  return !activeElement?.matches('main :is(input, textarea, [contenteditable])')
}
