import type { Logo } from '../money-document.ts'

/** The texts of a document, in its language, without their layout. */
export interface Paper {
  title: string
  heading: string
  preview?: string
  logo?: Logo
  /** The sender. */
  from: { name: string; lines: readonly string[] }
  to: { lines: readonly string[]; small: readonly string[] }
  facts: readonly Fact[]
  table: Table
  sums: readonly Sum[]
  paragraphs: readonly string[]
  payment?: { heading: string; sentence?: string; facts: readonly Fact[] }
  schedule?: { heading: string; facts: readonly Fact[] }
  pageOf: (page: number, pages: number) => string
}

export interface Fact {
  label: string
  value: string
}

export interface Table {
  /** The first one takes the room that the others leave. */
  columns: readonly { title: string; align: 'start' | 'figure' }[]
  rows: readonly Row[]
}

export interface Row {
  cells: readonly string[]
  /** Smaller, below the first cell. */
  detail?: string
}

export interface Sum {
  label: string
  value: string
  /** Totals have a line above them. */
  isTotal?: boolean
}
