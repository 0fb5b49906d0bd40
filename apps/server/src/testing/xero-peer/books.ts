import { randomUUID } from 'node:crypto'

export type Json = Record<string, unknown>

/** A line of a document, as it was sent. */
export interface PeerLine {
  Description: string
  Quantity: number
  UnitAmount: number
  LineAmount?: number
  TaxAmount?: number
  TaxType: string
  AccountCode: string
  Tracking?: { TrackingCategoryID: string; Option: string }[]
}

/** An invoice, a bill, or a credit note. */
export interface PeerDocument {
  id: string
  type: 'ACCREC' | 'ACCPAY' | 'ACCRECCREDIT'
  number: string
  contactId: string
  date: string
  dueDate: string
  currency: string
  rate: number
  reference: string
  url: string
  status: 'AUTHORISED' | 'PAID' | 'VOIDED'
  lines: PeerLine[]
  total: number
  tax: number
  /** The invoices that a credit note lowers, and by how much. */
  allocated: { allocationId: string; id: string; amount: number }[]
  updatedAt: number
}

export interface PeerPayment {
  id: string
  documentId: string
  amount: number
  date: string
  reference: string
  /** Units of its currency for one of the books'. */
  rate: number | undefined
  account: string
  status: 'AUTHORISED' | 'DELETED'
}

export interface PeerContact {
  id: string
  name: string
  number: string
  taxNumber: string
  email: string
}

/** Money that was spent from a bank account. */
export interface PeerSpending {
  id: string
  reference: string
  amount: number
  account: string
  bank: string
  status: 'AUTHORISED' | 'DELETED'
}

/** An organization of Xero with its books. */
export interface Books {
  id: string
  name: string
  connectionId: string
  accounts: { AccountID: string; Code?: string; Name: string; Type: string; Status: string }[]
  taxRates: { TaxType: string; Name: string; Status: string; EffectiveRate: number }[]
  tracking: { TrackingCategoryID: string; Name: string; Status: string; Options: { Name: string; Status: string }[] }[]
  contacts: PeerContact[]
  documents: PeerDocument[]
  payments: PeerPayment[]
  spendings: PeerSpending[]
  /** Whether Xero rounds the tax of each line on its own, whatever was sent. */
  roundsLines: boolean
}

/** Xero refuses what was sent. */
export class Refused extends Error {}
export class Missing extends Error {}

export const cents = (value: number) => Math.round((value + Number.EPSILON * Math.sign(value)) * 100) / 100

export const openBooks = (name: string): Books => ({
  id: randomUUID(),
  name,
  connectionId: randomUUID(),
  accounts: [
    { AccountID: randomUUID(), Code: '200', Name: 'Sales', Type: 'REVENUE', Status: 'ACTIVE' },
    { AccountID: randomUUID(), Code: '310', Name: 'Subcontractors', Type: 'DIRECTCOSTS', Status: 'ACTIVE' },
    { AccountID: randomUUID(), Code: '404', Name: 'Bank fees', Type: 'EXPENSE', Status: 'ACTIVE' },
    { AccountID: randomUUID(), Code: '820', Name: 'Withheld taxes', Type: 'CURRENT', Status: 'ACTIVE' },
    { AccountID: randomUUID(), Code: '999', Name: 'Old account', Type: 'REVENUE', Status: 'ARCHIVED' },
    { AccountID: randomUUID(), Name: 'Business account', Type: 'BANK', Status: 'ACTIVE' },
  ],
  taxRates: [
    { TaxType: 'OUTPUT15', Name: 'VAT 15 %', Status: 'ACTIVE', EffectiveRate: 15 },
    { TaxType: 'INPUT15', Name: 'VAT on expenses 15 %', Status: 'ACTIVE', EffectiveRate: 15 },
    { TaxType: 'NONE', Name: 'No tax', Status: 'ACTIVE', EffectiveRate: 0 },
  ],
  tracking: [{ TrackingCategoryID: randomUUID(), Name: 'Client', Status: 'ACTIVE', Options: [] }],
  contacts: [],
  documents: [],
  payments: [],
  spendings: [],
  roundsLines: false,
})

/** The amount of a document that is paid, and the one that is open. */
export function amountsOf({ payments, documents }: Books, document: PeerDocument) {
  const live = payments.filter((one) => one.documentId === document.id && one.status === 'AUTHORISED')
  const paid = cents(live.reduce((sum, { amount }) => sum + amount, 0))
  const credits = documents.flatMap((one) =>
    one.status === 'VOIDED' ? [] : one.allocated.filter(({ id }) => id === document.id),
  )
  const credited = cents(credits.reduce((sum, { amount }) => sum + amount, 0))
  const given = cents(document.allocated.reduce((sum, { amount }) => sum + amount, 0))
  return { live, paid, credited, open: cents(document.total - paid - credited - given) }
}

/** Writes a document, new or in the place of one. */
export function writeDocument(books: Books, input: Json, now: number, present?: PeerDocument): PeerDocument {
  if (input['Status'] === 'VOIDED' && present) {
    if (amountsOf(books, present).live.length > 0)
      throw new Refused('This document cannot be edited as it has a payment or credit note allocated to it.')
    return Object.assign(present, { status: 'VOIDED', updatedAt: now })
  }
  if (present && amountsOf(books, present).live.length > 0)
    throw new Refused('This document cannot be edited as it has a payment or credit note allocated to it.')
  const type = String(input['Type']) as PeerDocument['type']
  const number = String(input['InvoiceNumber'] ?? input['CreditNoteNumber'])
  const { ContactID: contactId } = input['Contact'] as { ContactID: string }
  if (!books.contacts.some(({ id }) => id === contactId)) throw new Refused('A Contact must be specified.')
  const twin = books.documents.find((one) => one.number === number && one.type === type && one.status !== 'VOIDED')
  if (type !== 'ACCPAY' && twin && twin !== present) throw new Refused('Invoice # must be unique.')
  const lines = input['LineItems'] as PeerLine[]
  const [net, tax] = [0, 1].map((at) => cents(lines.reduce((sum, line) => sum + figuresOf(books, line)[at]!, 0)))
  const document: PeerDocument = {
    id: present?.id ?? randomUUID(),
    type,
    number,
    contactId,
    date: String(input['Date']),
    dueDate: String(input['DueDate'] ?? input['Date']),
    currency: String(input['CurrencyCode']),
    rate: Number(input['CurrencyRate'] ?? 1),
    reference: String(input['Reference'] ?? ''),
    url: String(input['Url'] ?? ''),
    status: 'AUTHORISED',
    lines,
    total: cents(net! + tax!),
    tax: tax!,
    allocated: present?.allocated ?? [],
    updatedAt: now,
  }
  if (present) return Object.assign(present, document)
  books.documents.push(document)
  return document
}

function figuresOf({ accounts, taxRates, tracking, roundsLines }: Books, line: PeerLine): [number, number] {
  const { Quantity: quantity, UnitAmount: price, LineAmount: given, TaxAmount: tax, TaxType: type } = line
  const net = cents(quantity * price)
  if (given !== undefined && given !== net)
    throw new Refused(`The line total ${given} does not match the expected line total ${net}`)
  const account = accounts.find(({ Code: code }) => code === line.AccountCode)
  if (account?.Status !== 'ACTIVE') throw new Refused(`Account code '${line.AccountCode}' is not a valid code.`)
  const rate = taxRates.find(({ TaxType: one }) => one === type)
  if (!rate)
    throw new Refused(`The TaxType code '${type}' does not exist or cannot be used for this type of transaction.`)
  for (const { TrackingCategoryID: id, Option: option } of line.Tracking ?? []) {
    const category = tracking.find((one) => one.TrackingCategoryID === id)
    if (!category?.Options.some(({ Name: name }) => name === option))
      throw new Refused(`The tracking option ${option} doesn't exist.`)
  }
  const own = cents((net * rate.EffectiveRate) / 100)
  return [net, roundsLines ? own : (tax ?? own)]
}

function bankNamed({ accounts }: Books, ref: { AccountID?: string; Code?: string }) {
  const bank = accounts.find(({ AccountID: id, Code: code }) =>
    ref.AccountID ? id === ref.AccountID : code === ref.Code,
  )
  if (bank?.Type !== 'BANK') throw new Refused('Account could not be found')
  return bank
}

/** Writes money that was spent. */
export function writeSpending(books: Books, input: Json): PeerSpending {
  const [line] = input['LineItems'] as PeerLine[]
  const account = books.accounts.find(({ Code: code }) => code === line!.AccountCode)
  if (!account) throw new Refused(`Account code '${line!.AccountCode}' is not a valid code.`)
  const bank = bankNamed(books, input['BankAccount'] as { AccountID?: string; Code?: string })
  const spending: PeerSpending = {
    id: randomUUID(),
    reference: String(input['Reference'] ?? ''),
    amount: line!.Quantity * line!.UnitAmount,
    account: account.Name,
    bank: bank.Name,
    status: 'AUTHORISED',
  }
  books.spendings.push(spending)
  return spending
}

/** Writes a payment. */
export function writePayment(books: Books, input: Json, now: number): PeerPayment {
  const { InvoiceID: documentId } = input['Invoice'] as { InvoiceID: string }
  const account = input['Account'] as { AccountID?: string; Code?: string }
  const document = books.documents.find(({ id }) => id === documentId)
  if (!document || document.status === 'VOIDED') throw new Refused('Invoice could not be found')
  const bank = bankNamed(books, account)
  const amount = Number(input['Amount'])
  if (amount > amountsOf(books, document).open)
    throw new Refused('Payment amount exceeds the amount outstanding on this document')
  const payment: PeerPayment = {
    id: randomUUID(),
    documentId,
    amount,
    date: String(input['Date']),
    reference: String(input['Reference'] ?? ''),
    rate: input['CurrencyRate'] as number | undefined,
    account: bank.Name,
    status: 'AUTHORISED',
  }
  books.payments.push(payment)
  touch(books, document, now)
  return payment
}

/** Brings the status of a document up to date with its payments. */
export function touch(books: Books, document: PeerDocument, now: number): void {
  document.updatedAt = now
  if (document.status !== 'VOIDED') document.status = amountsOf(books, document).open <= 0 ? 'PAID' : 'AUTHORISED'
}
