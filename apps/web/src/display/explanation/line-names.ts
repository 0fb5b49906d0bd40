import { enumWord, hasMessage, t } from '../../i18n/t.ts'
import { languageName } from '../../i18n/format.ts'

/** The name of a band of matches, or of another kind of line: a range of scores as it is, the rest in words. */
export function bandName(label: string): string {
  const id = `costs.band.${label}`
  if (hasMessage(id)) return t(id)
  const machine = /^MT-(\d+)-(\d+)$/.exec(label)
  if (machine) return t('costs.band.machine', { range: scores(machine[1]!, machine[2]!) })
  return /^\d+(-\d+)?$/.test(label) ? t('costs.band.score', { range: label.replace('-', '–') }) : label
}

/** The same in the head of a column: the scores alone, as what is around it says what they are. */
export function shortBandName(label: string): string {
  const [, kind, start, end] = /^(MT-)?(\d+)-(\d+)$/.exec(label) ?? []
  if (kind) return t('costs.band.machineShort', { range: scores(start!, end!) })
  if (start === undefined) return bandName(label)
  return start === '0' ? t('costs.band.NEW') : t('costs.band.scoreShort', { range: scores(start, end!) })
}

const scores = (start: string, end: string) => (start === end ? start : `${start}–${end}`)

/** The same with the step that a line is for, where it has a price of its own. */
export const bandOfStep = (label: string, workflow: string | undefined): string =>
  workflow ? `${bandName(label)} · ${enumWord('workflow', workflow)}` : bandName(label)

/**
 * Names the price of a list that was used: its default, or that of a pair and step (`en > es, REVIEW`). Undefined for
 * sources that have only one value.
 */
export function rateEntry(entry: string): string | undefined {
  if (entry === 'default') return t('costs.entry.default')
  if (entry === 'missing') return t('costs.noPrice')
  const pair = /^(\S+) > (\S+?)(?:, (\w+))?$/.exec(entry)
  if (!pair) return undefined
  const [, source, target, workflow] = pair
  const languages = t('costs.pair', { source: languageName(source!), target: languageName(target!) })
  return workflow ? `${languages}, ${enumWord('workflow', workflow)}` : languages
}
