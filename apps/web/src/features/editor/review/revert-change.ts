import { diffWords } from '../../../display/text-diff.ts'

/** A place in which two texts differ. */
export interface TextChange {
  gone: string
  added: string
  /** The second text with this place as in the first. */
  reverted: string
}

/** A text as it is now, run by run: what has stayed, and each place that has changed. */
export type ChangedRun = { same: string } | { change: TextChange }

/** How a text differs from the one before, word by word. `locale` (BCP 47) says what a word is. */
export function changedRuns(before: string, after: string, locale: string): ChangedRun[] {
  const parts = diffWords(before, after, locale)
  const runs: ChangedRun[] = []
  let place = 0
  for (let at = 0; at < parts.length; at += 1) {
    const { kind, text } = parts[at]!
    if (kind === 'same') {
      runs.push({ same: text })
      place += text.length
      continue
    }
    const next = parts[at + 1]
    const isPair = next !== undefined && next.kind !== 'same'
    const pair = isPair ? [parts[at]!, next] : [parts[at]!]
    if (isPair) at += 1
    const textOf = (wanted: 'gone' | 'new') => pair.find((part) => part.kind === wanted)?.text ?? ''
    const [gone, added] = [textOf('gone'), textOf('new')]
    const reverted = after.slice(0, place) + gone + after.slice(place + added.length)
    runs.push({ change: { gone, added, reverted } })
    place += added.length
  }
  return runs
}
