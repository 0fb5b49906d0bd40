import { BankFileRefused, type BankFileProblem } from '../../../engines/bank-files/bank-file-refused.ts'
import { payPalLayout, payoneerLayout } from '../../../engines/bank-files/payout-csv.ts'
import { makePayouts, makeTransfers } from '../../../engines/file-work/documents.ts'
import { invalid } from '../../../kernel/refusals.ts'
import type { PayoutMethod } from '../tables.ts'
import type { Candidate, Payee } from './candidates.ts'

/** A payment as a file has it. */
export interface FilePayment {
  candidate: Candidate & { payee: Payee }
  endToEndId: string
}

/** The parts of a file besides its payments. */
export interface FileHead {
  method: PayoutMethod
  currency: string
  messageId: string
  now: Date
  executionDay: string
  /** The company's account; for bank transfers. */
  payer: { name: string; iban: string; bic?: string } | null
  /** The company, as linguists read it in notes. */
  company: string
}

export interface WrittenFile {
  name: string
  mediaType: string
  bytes: Uint8Array
}

const remittanceOf = (company: string, name: string) => `${company} ${name}`.trim()

/**
 * Writes the file of a run, in a process of its own. Payments that it can't hold are given back with the reason instead of
 * a file.
 */
export async function writeFile(
  head: FileHead,
  payments: readonly FilePayment[],
): Promise<WrittenFile | { problems: ReadonlyMap<FilePayment, string> }> {
  try {
    return await fileOf(head, payments)
  } catch (error) {
    if (!(error instanceof BankFileRefused)) throw error
    return { problems: problemsOf(error.problems, payments) }
  }
}

async function fileOf(head: FileHead, payments: readonly FilePayment[]): Promise<WrittenFile> {
  const { method, currency, messageId, now, executionDay, payer, company } = head
  if (method === 'BANK') {
    const bytes = await makeTransfers({
      messageId,
      createdAt: now.toISOString().slice(0, 19),
      executionDate: executionDay,
      currency,
      payer: payer!,
      payments: payments.map(({ candidate: { payable, payee, amount }, endToEndId }) => ({
        endToEndId,
        name: payee.name,
        iban: payee.recipient,
        ...(payee.bic && { bic: payee.bic }),
        amount,
        currency: payable.currency,
        remittance: remittanceOf(company, payable.name),
      })),
    })
    return { name: `${messageId}.xml`, mediaType: 'application/xml', bytes }
  }
  const name = `${messageId}.csv`
  const listed = payments.map(({ candidate: { payable, payee, amount }, endToEndId }) => ({
    recipient: payee.recipient,
    name: payee.name,
    amount,
    currency: payable.currency,
    reference: endToEndId,
    note: remittanceOf(company, payable.name),
  }))
  const bytes = await makePayouts(name, listed, method === 'PAYPAL' ? payPalLayout : payoneerLayout)
  return { name, mediaType: 'text/csv', bytes }
}

/** Problems of payments, each once; 400 for one of the whole file, which no choice of payments mends. */
function problemsOf(
  problems: readonly BankFileProblem[],
  payments: readonly FilePayment[],
): ReadonlyMap<FilePayment, string> {
  const found = new Map<FilePayment, string>()
  for (const { payment, field = '', message } of problems) {
    const one = payment === undefined ? undefined : payments[payment]
    if (!one) throw invalid(fieldOf(field), message)
    found.set(one, `${found.has(one) ? `${found.get(one)} ` : ''}${message}`)
  }
  return found
}

const fieldOf = (field: string) =>
  field.startsWith('payer')
    ? 'body.bankAccountUuid'
    : field === 'executionDate'
      ? 'body.executionDate'
      : 'body.payableUuids'
