import type { StatementInput } from '@dragoman/sdk/operations/payouts'

/** Columns of a statement in CSV, in the order of the form. */
export const csvColumns = [
  'dateColumn',
  'amountColumn',
  'debitColumn',
  'creditColumn',
  'currencyColumn',
  'nameColumn',
  'textColumn',
  'referenceColumn',
  'endToEndIdColumn',
  'balanceColumn',
] as const satisfies (keyof StatementInput)[]

export interface CsvLayout {
  separator: NonNullable<StatementInput['separator']>
  decimals: NonNullable<StatementInput['decimals']>
  dates: NonNullable<StatementInput['dates']>
  columns: Partial<Record<(typeof csvColumns)[number], string>>
}

export const usualLayout: CsvLayout = { separator: 'SEMICOLON', decimals: 'COMMA', dates: 'DD.MM.YYYY', columns: {} }

/** Whether a layout names the days, and at least one column of amounts. */
export function isRightLayout({
  columns: { dateColumn, amountColumn, debitColumn, creditColumn },
}: CsvLayout): boolean {
  const isNamed = (name: string | undefined) => Boolean(name?.trim())
  return isNamed(dateColumn) && [amountColumn, debitColumn, creditColumn].some(isNamed)
}

/** The same as the API takes it. */
export function layoutBody({ columns, ...form }: CsvLayout): Omit<StatementInput, 'file'> {
  const named = Object.entries(columns).flatMap(([column, name]) => (name.trim() ? [[column, name.trim()]] : []))
  return { ...form, ...Object.fromEntries(named) }
}
