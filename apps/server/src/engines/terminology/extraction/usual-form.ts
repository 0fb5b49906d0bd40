/**
 * The most frequent form of a phrase, and of some the shortest. Of those that differ in capitals alone, the one that begins
 * with a small letter: the first word of a sentence has a capital that is not its own.
 */
export function usualForm(forms: ReadonlyMap<string, number>): string {
  const [most] = [...Map.groupBy(forms, ([form]) => form.toLowerCase()).values()].toSorted(
    (a, b) => timesOf(b) - timesOf(a) || a[0]![0].length - b[0]![0].length || (a[0]![0] < b[0]![0] ? -1 : 1),
  )
  const [form] = most!.toSorted(
    ([a, times], [b, others]) => Number(isCapital(a)) - Number(isCapital(b)) || others - times,
  )
  return form![0]
}

const timesOf = (forms: readonly [string, number][]) => forms.reduce((sum, [, times]) => sum + times, 0)

const isCapital = (form: string) => form.slice(0, 1) !== form.slice(0, 1).toLowerCase()
