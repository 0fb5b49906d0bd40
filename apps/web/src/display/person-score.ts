import { number } from '../i18n/format.ts'
import { t } from '../i18n/t.ts'

interface PersonScore {
  score?: number
  scoreWords?: number
  scoreBand?: number
}

/** A score as its profile judges it, as `97.96`. */
export const exactScore = (score: number): string =>
  number(score, { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const oneDecimal = (value: number) => number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** A score with what it may be off by chance, as `98.1 ± 0.6`. */
export const scoreWithBand = (score: number, band: number | undefined): string =>
  band === undefined ? oneDecimal(score) : `${oneDecimal(score)} ± ${oneDecimal(band)}`

/** The quality of a linguist's work in a language pair, with what it is known from; undefined without a score. */
export const personScoreFact = ({ score, scoreWords = 0, scoreBand }: PersonScore): string | undefined =>
  score === undefined
    ? undefined
    : t('tasks.assign.score', { score: scoreWithBand(score, scoreBand), count: scoreWords })
