import { languageName } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'

/** The content of something with a version, as words by label. */
export type Described = ReadonlyMap<string, string>

/** One thing that became another: absent where it was not there before, or is gone. */
interface RateChange {
  label: string
  before?: string
  after?: string
}

/** The changes from one description to the next, in the order of the later one; removed lines come last. */
export function changesBetween(before: Described, after: Described): RateChange[] {
  const changed = [...after].filter(([label, value]) => before.get(label) !== value)
  const gone = [...before].filter(([label]) => !after.has(label))
  return [
    ...changed.map(([label, value]) => ({ label, before: before.get(label), after: value })),
    ...gone.map(([label, value]) => ({ label, before: value })),
  ]
}

/** From which language into which, in one line of words. */
export const pairName = (source: string, target: string): string =>
  t('rates.pair', { source: languageName(source), target: languageName(target) })
