import { installmentDays, installmentsOf } from '@dragoman/sdk/money'
import type { InvoiceInput } from '@dragoman/sdk/operations/receivables'
import { shiftDay } from '../../../kernel/days.ts'
import { compare, zero, type Decimal } from '../../../kernel/decimal.ts'
import { invalid } from '../../../kernel/refusals.ts'
import { dayFromWire, inWords, readAmount } from '../amounts.ts'

/** The days of an invoice; 400 for one that is to come, or due before it. */
export function readDays(
  { creationDate, dueDate }: Pick<InvoiceInput, 'creationDate' | 'dueDate'>,
  { today, termDays }: { today: string; termDays: number },
): { issueDay: string; dueDay: string } {
  const issueDay = readIssueDay(creationDate, today)
  const dueDay = dueDate === undefined ? shiftDay(issueDay, termDays) : dayFromWire(dueDate)
  if (dueDay < issueDay)
    throw invalid(
      'body.dueDate',
      `${dueDay} is before ${issueDay}, the day of the invoice. Enter that day or a later one.`,
    )
  return { issueDay, dueDay }
}

/** The day of a document: today where none is named; 400 for one to come. */
export function readIssueDay(moment: number | undefined, today: string): string {
  const day = moment === undefined ? today : dayFromWire(moment)
  if (day > today) throw invalid('body.creationDate', `${day} is still to come. Enter ${today} or an earlier day.`)
  return day
}

/** How an invoice is paid. */
export interface Terms {
  count: number
  interval: number | null
  isEqual: boolean
  firstOnly: boolean
  installments: { dueDay: string; amount: Decimal; isIssued: boolean }[]
}

const whole: Terms = { count: 1, interval: null, isEqual: true, firstOnly: false, installments: [] }

/** The installments of a total; 400 at the field that doesn't fit the others. */
export function readTerms(
  input: InvoiceInput,
  { total, dueDay, currency }: { total: Decimal; dueDay: string; currency: string },
): Terms {
  const { numInstallments, multipleInstallments = (numInstallments ?? 1) > 1, firstInstallmentValue } = input
  if (!multipleInstallments) {
    if (numInstallments !== undefined && numInstallments > 1)
      throw invalid('body.numInstallments', `${numInstallments} installments need multipleInstallments: true.`)
    return whole
  }
  const count = numInstallments ?? 2
  if (count < 2) throw invalid('body.numInstallments', `${count} is not a number of installments. Enter 2 or more.`)
  const isEqual = input.equally ?? firstInstallmentValue === undefined
  const first = isEqual ? undefined : readFirst(firstInstallmentValue, total, currency)
  const interval = input.intervalBetweenDues ?? 30
  const firstOnly = input.invoiceFirstOnly ?? false
  const days = installmentDays(dueDay, { count, interval })
  const amounts = installmentsOf(total, { count, first, currency })
  return {
    count,
    interval,
    isEqual,
    firstOnly,
    installments: amounts.map((amount, at) => ({ dueDay: days[at]!, amount, isIssued: !firstOnly || at === 0 })),
  }
}

function readFirst(value: number | undefined, total: Decimal, currency: string): Decimal {
  const field = 'body.firstInstallmentValue'
  if (value === undefined) throw invalid(field, 'Enter the first installment, or set equally: true.')
  const first = readAmount(value, currency, field)
  if (compare(first, zero) <= 0 || compare(first, total) >= 0)
    throw invalid(field, `${inWords(first, currency)} is not between 0 and the total, ${inWords(total, currency)}.`)
  return first
}
