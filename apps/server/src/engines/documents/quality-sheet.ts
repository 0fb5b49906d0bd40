import type { Logo, Period } from './money-document.ts'

/** The quality of a linguist's work in a period, as plain values. Numbers are decimal text, days are `2026-10-30`. */
export interface QualitySheet {
  kind: 'QUALITY_REPORT'
  /** The linguist. */
  number: string
  issueDate: string
  language: string
  logo?: Logo
  /** The account. */
  from: string
  /** Languages of the pair, such as `pt_br`. */
  source: string
  target: string
  /** Code of the translated step. */
  step: string
  period: Period
  reviews: number
  reviewedWords: number
  /** Undefined where too little was reviewed. */
  score?: string
  band?: string
  passMark: string
  perThousand?: string
  before: { period: Period; score?: string }
  categories: readonly SheetCategory[]
}

export interface SheetCategory {
  code: string
  /** Stands where the product has no word for the code. */
  name: string
  severities: Readonly<Record<'MINOR' | 'MAJOR' | 'CRITICAL', number>>
  points: string
  perThousand?: string
}
