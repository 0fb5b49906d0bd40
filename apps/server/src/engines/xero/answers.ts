import { decimal, type Decimal } from '@dragoman/sdk/decimal'

/** JSON of Xero, before anything is known of it. */
export type Json = Record<string, unknown>

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The records of a list in an answer. */
export const recordsIn = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isRecord) : [])

export const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

const amountIn = (value: unknown): Decimal => decimal(typeof value === 'number' ? value : 0)

/** A payment of a document, as Xero has it. */
export interface XeroPayment {
  id: string
  amount: Decimal
  /** Such as 2026-11-02. */
  day: string
  reference: string
}

/** An invoice, a bill, or a credit note, as Xero has it. */
export interface XeroDocument {
  id: string
  type: string
  number: string
  isVoid: boolean
  total: Decimal
  tax: Decimal
  /** The amount that is open; of a credit note, the part of it that lowers no invoice. */
  due: Decimal
  contactId: string
  url: string
  payments: XeroPayment[]
  /** The parts of a credit note that lower invoices. */
  allocations: XeroAllocation[]
  /** The credit notes that lower an invoice, by their ids. */
  creditNotes: string[]
}

/** A part of a credit note that lowers an invoice, as Xero has it. */
interface XeroAllocation {
  id: string
  invoiceId: string
  amount: Decimal
}

const stamp = /^\/Date\((-?\d+)(?:[+-]\d{4})?\)\/$/

/** The moment in a time of Xero, such as `/Date(1762041600000+0000)/`. */
export function momentIn(value: unknown): Date | undefined {
  const [, milliseconds] = stamp.exec(textIn(value) ?? '') ?? []
  return milliseconds === undefined ? undefined : new Date(Number(milliseconds))
}

/** The day in a date of Xero: `/Date(1762041600000+0000)/`, or an ISO time. */
export function dayIn(value: unknown): string | undefined {
  const text = textIn(value)
  if (text === undefined) return undefined
  const moment = momentIn(text)
  if (moment) return moment.toISOString().slice(0, 10)
  return /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0]
}

/** Reads an invoice, a bill, or a credit note; nothing where it has no id. */
export function readDocument(json: Json): XeroDocument | undefined {
  const id = textIn(json['InvoiceID']) ?? textIn(json['CreditNoteID'])
  if (id === undefined) return undefined
  const status = textIn(json['Status']) ?? ''
  const contact = isRecord(json['Contact']) ? json['Contact'] : {}
  return {
    id,
    type: textIn(json['Type']) ?? '',
    number: textIn(json['InvoiceNumber']) ?? textIn(json['CreditNoteNumber']) ?? '',
    isVoid: status === 'VOIDED' || status === 'DELETED',
    total: amountIn(json['Total']),
    tax: amountIn(json['TotalTax']),
    due: amountIn(json['AmountDue'] ?? json['RemainingCredit']),
    contactId: textIn(contact['ContactID']) ?? '',
    url: textIn(json['Url']) ?? '',
    payments: recordsIn(json['Payments']).flatMap(readPayment),
    allocations: readAllocations(json),
    creditNotes: recordsIn(json['CreditNotes']).flatMap((note) => textIn(note['CreditNoteID']) ?? []),
  }
}

/** The allocations of a credit note, or of the answer to a new one. */
export const readAllocations = (json: Json): XeroAllocation[] =>
  recordsIn(json['Allocations']).flatMap((allocation) => {
    const id = textIn(allocation['AllocationID'])
    const invoiceId = isRecord(allocation['Invoice']) ? textIn(allocation['Invoice']['InvoiceID']) : undefined
    return id === undefined || invoiceId === undefined || allocation['IsDeleted'] === true
      ? []
      : [{ id, invoiceId, amount: amountIn(allocation['Amount']) }]
  })

export function readPayment(json: Json): XeroPayment[] {
  const id = textIn(json['PaymentID'])
  if (id === undefined || json['Status'] === 'DELETED') return []
  const day = dayIn(json['Date']) ?? '1970-01-01'
  return [{ id, amount: amountIn(json['Amount']), day, reference: textIn(json['Reference']) ?? '' }]
}

/** The words with which Xero refuses a document. */
export function refusalIn(json: Json): string {
  const messages = recordsIn(json['Elements']).flatMap((element) =>
    recordsIn(element['ValidationErrors']).flatMap(({ Message: message }) => textIn(message) ?? []),
  )
  return [...new Set(messages)].join(' ') || (textIn(json['Message']) ?? textIn(json['Detail']) ?? '')
}
