import { add, compare, decimal, type Decimal, roundHalfUp, subtract, toText } from '@dragoman/sdk/decimal'
import { minorUnits } from '@dragoman/sdk/money'
import { parse } from 'csv-parse/sync'
import { refuse } from './bank-file-refused.ts'
import type { StatementEntry } from './bank-statement.ts'

/** Format of a bank's CSV statements. Columns are named by their headings. */
export interface StatementLayout {
  separator: ',' | ';' | '\t'
  decimals: '.' | ','
  dates: 'YYYY-MM-DD' | 'DD.MM.YYYY' | 'DD/MM/YYYY' | 'MM/DD/YYYY' | 'YYYYMMDD'
  /** Where there is no column of it. */
  currency: string
  columns: {
    date: string
    valueDate?: string
    /** Signed; or two columns, one of which is filled. */
    amount?: string
    debit?: string
    credit?: string
    currency?: string
    balance?: string
    name?: string
    iban?: string
    text?: string
    reference?: string
    endToEndId?: string
  }
}

const mostLines = 100_000

/**
 * Reads the bookings of a statement in CSV. Lines above the headings and below the bookings are left out. Where there is a
 * column of balances, each has to follow from the one before, whichever comes first.
 * @throws BankFileRefused with the line
 */
export function readCsvStatement(bytes: Uint8Array, layout: StatementLayout): StatementEntry[] {
  const rows = readTable(bytes, layout)
  const { date, amount, debit, credit, ...rest } = layout.columns
  if (!amount && !debit && !credit)
    refuse('COLUMN_MISSING', 'Choose the column of amounts, or those of debits and credits.')
  const wanted = Object.values({ date, amount, debit, credit, ...rest }).filter((name) => name !== undefined)
  const at = rows.findIndex(({ record }) => wanted.every((name) => record.some((cell) => isHeading(cell, name))))
  if (at < 0) {
    const all = new Set(rows.flatMap(({ record }) => record.map(heading)))
    const missing = wanted.filter((name) => !all.has(heading(name)))
    const names = (missing.length > 0 ? missing : wanted).join(', ')
    refuse('COLUMN_MISSING', `There is no line with these headings: ${names}. Choose the columns of this file.`)
  }
  const headings = rows[at]!.record.map(heading)
  const placeOf = new Map(wanted.map((name) => [name, headings.indexOf(heading(name))]))
  const read: { entry: StatementEntry; balance: Decimal | undefined; line: number }[] = []
  for (const { record, line } of rows.slice(at + 1)) {
    const cell = (name: string | undefined) => (name === undefined ? '' : (record[placeOf.get(name)!] ?? '').trim())
    if (cell(date) === '') continue
    read.push({ ...readLine(cell, layout, line), line })
  }
  requireRunning(read)
  return read.map(({ entry }) => entry)
}

const heading = (cell: string) => cell.trim().toLowerCase()
const isHeading = (cell: string, name: string) => heading(cell) === heading(name)

interface Line {
  record: string[]
  line: number
}

function readTable(bytes: Uint8Array, { separator }: StatementLayout): Line[] {
  try {
    const parsed = parse(decoded(bytes), {
      delimiter: separator,
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      info: true,
      to: mostLines + 1,
      max_record_size: 100_000,
    }) as unknown as { record: string[]; info: { lines: number } }[]
    if (parsed.length > mostLines)
      refuse('TOO_MANY_ENTRIES', `This file has more than ${mostLines} lines. Export a shorter period.`)
    return parsed.map(({ record, info }) => ({ record, line: info.lines }))
  } catch (error) {
    const line = (error as { lines?: number }).lines
    if (line === undefined) throw error
    return refuse(
      'NOT_CSV',
      'This line is damaged, or columns are parted by another character. Export the file again.',
      { line },
    )
  }
}

/** Banks that don't write UTF-8 write what Windows does. */
function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function readLine(
  cell: (name: string | undefined) => string,
  layout: StatementLayout,
  line: number,
): { entry: StatementEntry; balance: Decimal | undefined } {
  const { columns } = layout
  const currency = cell(columns.currency).toUpperCase() || layout.currency
  if (!/^[A-Z]{3}$/.test(currency))
    refuse('CURRENCY', `“${currency.slice(0, 20)}” isn't a currency such as EUR.`, { line })
  const number = (text: string) => amountIn(text, layout.decimals, currency, line)
  const value = number(cell(columns.amount)) ?? amountOfSides(number(cell(columns.debit)), number(cell(columns.credit)))
  if (!value)
    return refuse('AMOUNT', 'This line has no amount, or two of them. Choose the columns of amounts.', { line })
  const valueDate = cell(columns.valueDate)
  const [name, iban, text] = [cell(columns.name), cell(columns.iban).replace(/\s/g, ''), cell(columns.text)]
  const [reference, endToEndId] = [cell(columns.reference), cell(columns.endToEndId)]
  return {
    entry: {
      ...(reference && { bankReference: reference }),
      amount: toText(value),
      currency,
      bookingDate: dayIn(cell(columns.date), layout.dates, line),
      ...(valueDate && { valueDate: dayIn(valueDate, layout.dates, line) }),
      isBooked: true,
      isReversal: false,
      payments: [
        {
          amount: toText(value),
          ...(endToEndId && { endToEndId }),
          ...(name && { name }),
          ...(iban && { iban }),
          ...(text && { remittance: text }),
        },
      ],
    },
    balance: number(cell(columns.balance)),
  }
}

/** The amount in one of two columns; the other is empty or zero. Debits may be written with a sign or without. */
function amountOfSides(debit: Decimal | undefined, credit: Decimal | undefined): Decimal | undefined {
  const isEmpty = (side: Decimal | undefined) => !side || side.units === 0n
  if (!isEmpty(debit) && !isEmpty(credit)) return undefined
  if (debit && isEmpty(credit)) return { ...debit, units: debit.units > 0n ? -debit.units : debit.units }
  return credit
}

const dateForms: Readonly<Record<StatementLayout['dates'], readonly [RegExp, string]>> = {
  'YYYY-MM-DD': [/^(\d{4})-(\d\d)-(\d\d)$/, '$1-$2-$3'],
  'DD.MM.YYYY': [/^(\d\d)\.(\d\d)\.(\d{4})$/, '$3-$2-$1'],
  'DD/MM/YYYY': [/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$2-$1'],
  'MM/DD/YYYY': [/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$1-$2'],
  YYYYMMDD: [/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'],
}

function dayIn(text: string, form: StatementLayout['dates'], line: number): string {
  const [pattern, order] = dateForms[form]
  const day = pattern.test(text) ? text.replace(pattern, order) : ''
  const date = new Date(`${day}T00:00:00Z`)
  if (day !== '' && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)) return day
  return refuse('DATE', `“${text.slice(0, 40)}” isn't a date in the form ${form}. Choose the form of this file.`, {
    line,
  })
}

/** A number with its sign before it, behind it, or as brackets; nothing for an empty cell. */
function amountIn(text: string, decimals: '.' | ',', currency: string, line: number): Decimal | undefined {
  if (text === '') return undefined
  const compact = text.replace(/[\s\u00A0\u202F'’]/g, '').replaceAll('−', '-')
  const groups = decimals === '.' ? /^(\d{1,3}(?:,\d{3})+|\d+)((?:\.\d+)?)$/ : /^(\d{1,3}(?:\.\d{3})+|\d+)((?:,\d+)?)$/
  const isNegative = /^-|-$|^\(.*\)$/.test(compact)
  const match = groups.exec(compact.replace(/^[+-]|[+-]$|^\(|\)$/g, ''))
  if (!match || compact.length > 30)
    return refuse(
      'AMOUNT',
      `“${text.slice(0, 40)}” isn't an amount with “${decimals}” before its decimals. Choose the form of this file.`,
      { line },
    )
  const value = decimal(`${match[1]!.replace(/[.,]/g, '')}${match[2]!.replace(',', '.')}`)
  const rounded = roundHalfUp(value, minorUnits(currency))
  if (compare(value, rounded) !== 0)
    refuse('AMOUNT', `${text.slice(0, 40)} has more decimals than ${currency}.`, { line })
  return isNegative ? { ...rounded, units: -rounded.units } : rounded
}

interface Running {
  amount: Decimal
  balance: Decimal
  line: number
}

/** Each balance is the one before it and the booking; the newest booking may come first. */
function requireRunning(read: readonly { entry: StatementEntry; balance: Decimal | undefined; line: number }[]): void {
  const lines = read.flatMap(({ entry, balance, line }): Running[] =>
    balance ? [{ amount: decimal(entry.amount), balance, line }] : [],
  )
  const [down, up] = [breaksIn(lines), breaksIn(lines.toReversed())]
  const [broken] = up.length < down.length ? up : down
  if (!broken || up.length === 0) return
  const message = `The balance of this line doesn't follow from the one before: ${broken.difference} is missing. Export the file again.`
  refuse('UNBALANCED', message, broken)
}

const breaksIn = (ordered: readonly Running[]): { line: number; difference: string }[] =>
  ordered.flatMap(({ amount, balance, line }, at) => {
    const before = ordered[at - 1]
    if (!before) return []
    const difference = subtract(balance, add(before.balance, amount))
    return difference.units === 0n ? [] : [{ line, difference: toText(difference) }]
  })
