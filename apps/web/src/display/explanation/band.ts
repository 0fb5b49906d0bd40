import { enumWord } from '../../i18n/enum-word.ts'
import { hasMessage, t } from '../../i18n/t.ts'

/** What a band of matches, or another kind of line, is called: a range of scores as it is, the rest in words. */
export function bandName(label: string): string {
  const id = `costs.band.${label}`
  if (hasMessage(id)) return t(id)
  return /^\d+(-\d+)?$/.test(label) ? t('costs.band.score', { range: label.replace('-', '–') }) : label
}

/** The same with the step that a line is for, where it has a price of its own. */
export const bandOfStep = (label: string, workflow: string | undefined): string =>
  workflow ? `${bandName(label)} · ${enumWord('workflow', workflow)}` : bandName(label)
