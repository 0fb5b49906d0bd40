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

/** The quality of work by linguist, client, unit, language pair, or step, as plain values. */
export interface QualitySummarySheet {
  kind: 'QUALITY_SUMMARY'
  /** The name of the report. */
  number: string
  issueDate: string
  language: string
  logo?: Logo
  /** The account. */
  from: string
  by: 'LINGUIST' | 'CLIENT' | 'ORG_UNIT' | 'LANGUAGE_PAIR' | 'WORKFLOW'
  period: Period
  before: Period
  passMark: string
  whole: SheetFigures
  rows: readonly (SheetFigures & {
    /** The name of a subject; the code of a step; the languages of a pair with a space between them. */
    subject: string
  })[]
  /** How many rows were left out. */
  omitted: number
}

/** Findings with their texts, as plain values. */
export interface FindingsSheet {
  kind: 'QUALITY_FINDINGS'
  /** The name of the file. */
  number: string
  issueDate: string
  language: string
  logo?: Logo
  /** The account. */
  from: string
  period: Period
  rows: readonly SheetFinding[]
}

export interface SheetFinding {
  before: string
  /** Undefined where the reviewer left the text. */
  after?: string
  category: string
  /** Stands where the product has no word for the code. */
  categoryName: string
  severity: 'NEUTRAL' | 'MINOR' | 'MAJOR' | 'CRITICAL'
  points: string
  /** Everything else, each with its heading. */
  details: readonly { label: string; value: string }[]
}

/** Figures of some reviews; undefined where too little was reviewed. */
export interface SheetFigures {
  reviews: number
  words: number
  perThousand?: string
  score?: string
  scoreBefore?: string
}
