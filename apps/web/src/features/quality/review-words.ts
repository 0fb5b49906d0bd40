import { exactScore } from '../../display/person-score.ts'
import { isolated } from '../../i18n/format.ts'
import { hasMessage, t } from '../../i18n/t.ts'

const wordOf = (id: string, code: string) => (hasMessage(id) ? t(id) : code.toLowerCase())

export const statusWord = (code: string) => wordOf(`quality.status.${code}`, code)

export const resultWord = (code: string) => wordOf(`quality.result.${code}`, code)

export const categoryWord = (code: string) => wordOf(`quality.category.${code}`, code)

export const severityWord = (code: string) => wordOf(`quality.severity.${code}`, code)

/** Why a move is not possible yet, in a sentence; nothing for conditions that have no words here. */
export const missingWord = (condition: string) => {
  const id = `quality.missing.${condition}`
  return hasMessage(id) ? t(id) : ''
}

/** A score with what it may be off by chance: `98.64 ± 0.61`. */
export const scoreText = (score: number | undefined, band?: number) =>
  score === undefined
    ? '–'
    : band === undefined
      ? exactScore(score)
      : isolated(`${exactScore(score)} ± ${exactScore(band)}`)
