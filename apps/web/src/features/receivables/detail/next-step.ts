import type { Invoice } from '@dragoman/sdk/operations/receivables'
import { less } from '../../../display/money/less.ts'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { formatDate } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'

/** The next move of a document, and whose it is, in a sentence. */
export function nextStep(invoice: Invoice): string {
  const { kind, status, currency, openAmount, dueDate, overdueDays, issuedInstallments, numInstallments } = invoice
  if (kind === 'CREDIT') return t('receivables.next.credit')
  if (status === 'CANCELLED') return t('receivables.next.cancelled')
  if (status === 'VOID') return t('receivables.next.void')
  const amount = formatMoney(dueFirst(invoice), currency)
  if (openAmount > 0 && overdueDays > 0) return t('receivables.next.late', { amount, count: overdueDays })
  if (openAmount > 0) return t('receivables.next.open', { amount, date: formatDate(dueDate, 'UTC') })
  if (issuedInstallments < numInstallments) {
    return t('receivables.next.installment', { number: issuedInstallments + 1, count: numInstallments })
  }
  return t('receivables.next.paid')
}

/** The amount of the due date: all that is open, or the rest of the first installment that isn't settled. */
export function dueFirst({ installments, openAmount }: Pick<Invoice, 'installments' | 'openAmount'>): number {
  const next = installments.find(({ issued, amount, paidAmount }) => issued && paidAmount < amount)
  return next ? less(next.amount, next.paidAmount) : openAmount
}
