import { randomUUID } from 'node:crypto'
import {
  amountsOf,
  Missing,
  Refused,
  touch,
  writeDocument,
  writePayment,
  writeSpending,
  type Books,
  type Json,
  type PeerContact,
  type PeerDocument,
  type PeerPayment,
  type PeerSpending,
} from './books.ts'

export interface BooksRequest {
  method: string
  /** Below `/api.xro/2.0`, such as `['Invoices', '…']`. */
  path: string[]
  query: URLSearchParams
  since: number
  body: Json
  now: number
}

const pageSize = 100
const dated = (day: string) => `/Date(${Date.parse(`${day}T00:00:00Z`)}+0000)/`

/** Answers a call of the accounting API. @throws Refused, Missing */
export function answerBooks(books: Books, request: BooksRequest): Json {
  const { method, path } = request
  const [resource = '', id, part] = path
  switch (resource) {
    case 'Accounts':
      return { Accounts: books.accounts }
    case 'TaxRates':
      return { TaxRates: books.taxRates }
    case 'TrackingCategories':
      return trackingCategories(books, request, id, part)
    case 'Contacts':
      return { Contacts: method === 'GET' ? findContacts(books, request) : [writeContact(books, request)] }
    case 'Invoices':
    case 'CreditNotes':
      return part === 'Allocations' ? allocate(books, request, id) : documents(books, request, resource, id)
    case 'BankTransactions':
      return { BankTransactions: spendings(books, request, id).map(showSpending) }
    case 'Payments':
      return { Payments: [method === 'PUT' ? createPayment(books, request) : deletePayment(books, request, id)] }
    default:
      throw new Missing(resource)
  }
}

const only = <T>(found: T | undefined): T => {
  if (found === undefined) throw new Missing('The resource you are looking for cannot be found')
  return found
}

const sent = (body: Json, resource: string): Json => ((body[resource] as Json[] | undefined) ?? [body])[0] ?? {}

function trackingCategories({ tracking }: Books, { method, body }: BooksRequest, id?: string, part?: string): Json {
  const found = id === undefined ? tracking : [only(tracking.find((one) => one.TrackingCategoryID === id))]
  if (method === 'PUT' && part === 'Options') {
    const name = String(sent(body, 'Options')['Name'])
    found[0]!.Options.push({ Name: name, Status: 'ACTIVE' })
    return { Options: [{ Name: name }] }
  }
  return { TrackingCategories: found }
}

const showContact = ({ id, name, number, taxNumber, email }: PeerContact) => ({
  ContactID: id,
  Name: name,
  ContactStatus: 'ACTIVE',
  ...(number && { ContactNumber: number }),
  ...(taxNumber && { TaxNumber: taxNumber }),
  ...(email && { EmailAddress: email }),
})

/** A filter of conditions of which one has to hold, such as `Name=="Northwind" OR TaxNumber=="1"`. */
function findContacts({ contacts }: Books, { query }: BooksRequest): Json[] {
  const conditions = [...(query.get('where') ?? '').matchAll(/(\w+)=="((?:[^"\\]|\\.)*)"/g)]
  const shown = contacts.map(showContact)
  return shown.filter((contact) =>
    conditions.some(([, field = '', text = '']) => {
      const value = (contact as Json)[field]
      return typeof value === 'string' && value.toLowerCase() === text.replace(/\\(.)/g, '$1').toLowerCase()
    }),
  )
}

function writeContact({ contacts }: Books, { body }: BooksRequest): Json {
  const input = sent(body, 'Contacts')
  const name = String(input['Name'])
  if (contacts.some((one) => one.name.toLowerCase() === name.toLowerCase()))
    throw new Refused(
      `The contact name ${name} is already assigned to another contact. The contact name must be unique across all active contacts.`,
    )
  const text = (field: string) => String(input[field] ?? '')
  const contact = {
    id: randomUUID(),
    name,
    number: text('ContactNumber'),
    taxNumber: text('TaxNumber'),
    email: text('EmailAddress'),
  }
  contacts.push(contact)
  return showContact(contact)
}

const isOf = (resource: string, { type }: PeerDocument) => (type === 'ACCRECCREDIT') === (resource === 'CreditNotes')

function documents(books: Books, request: BooksRequest, resource: string, id?: string): Json {
  const { method, query, since, body, now } = request
  const all = books.documents.filter((one) => isOf(resource, one))
  if (method === 'PUT' || (method === 'POST' && id !== undefined)) {
    const present = method === 'POST' ? only(all.find((one) => one.id === id)) : undefined
    return { [resource]: [showDocument(books, writeDocument(books, sent(body, resource), now, present))] }
  }
  if (id !== undefined) return { [resource]: [showDocument(books, only(all.find((one) => one.id === id)))] }
  const numbers = query.get('InvoiceNumbers')?.split(',')
  const [, number] = /CreditNoteNumber=="(.*)"/.exec(query.get('where') ?? '') ?? []
  const found = all
    .filter((one) => (numbers ? numbers.includes(one.number) : number === undefined || one.number === number))
    .filter((one) => one.updatedAt >= since)
  const start = (Number(query.get('page') ?? 1) - 1) * pageSize
  return { [resource]: found.slice(start, start + pageSize).map((one) => showDocument(books, one)) }
}

function showDocument(books: Books, document: PeerDocument): Json {
  const { id, type, number, contactId, date, dueDate, currency, rate, reference, url, status, total, tax } = document
  const { live, paid, credited, open } = amountsOf(books, document)
  const isCredit = type === 'ACCRECCREDIT'
  return {
    Type: type,
    [isCredit ? 'CreditNoteID' : 'InvoiceID']: id,
    [isCredit ? 'CreditNoteNumber' : 'InvoiceNumber']: number,
    Contact: { ContactID: contactId },
    Date: dated(date),
    DueDate: dated(dueDate),
    Status: status,
    CurrencyCode: currency,
    CurrencyRate: rate,
    LineItems: document.lines,
    SubTotal: Math.round((total - tax) * 100) / 100,
    TotalTax: tax,
    Total: total,
    ...(reference && { Reference: reference }),
    ...(url && { Url: url }),
    ...(isCredit
      ? {
          RemainingCredit: open,
          Allocations: document.allocated.map(showAllocation),
        }
      : {
          AmountDue: open,
          AmountPaid: paid,
          AmountCredited: credited,
          Payments: live.map(showPayment),
          CreditNotes: books.documents
            .filter((one) => one.status !== 'VOIDED' && one.allocated.some((part) => part.id === id))
            .map((one) => ({ CreditNoteID: one.id, CreditNoteNumber: one.number })),
        }),
  }
}

const showSpending = ({ id, reference, status }: PeerSpending): Json => ({
  BankTransactionID: id,
  Reference: reference,
  Status: status,
})

function spendings(books: Books, { method, query, body }: BooksRequest, id?: string): PeerSpending[] {
  if (method === 'PUT') return [writeSpending(books, sent(body, 'BankTransactions'))]
  if (method === 'GET') {
    const [, reference] = /Reference=="((?:[^"\\]|\\.)*)"/.exec(query.get('where') ?? '') ?? []
    return books.spendings.filter((one) => one.reference === reference && one.status === 'AUTHORISED')
  }
  const spending = only(books.spendings.find((one) => one.id === id))
  spending.status = 'DELETED'
  return [spending]
}

const showPayment = ({ id, amount, date, reference, status }: PeerPayment): Json => ({
  PaymentID: id,
  Amount: amount,
  Date: dated(date),
  Reference: reference,
  Status: status,
})

const showAllocation = ({ allocationId, id, amount }: PeerDocument['allocated'][number]): Json => ({
  AllocationID: allocationId,
  Amount: amount,
  Invoice: { InvoiceID: id },
})

function allocate(books: Books, { method, path, body, now }: BooksRequest, id?: string): Json {
  const credit = only(books.documents.find((one) => one.id === id && one.type === 'ACCRECCREDIT'))
  if (method === 'DELETE') {
    const gone = only(credit.allocated.find(({ allocationId }) => allocationId === path[3]))
    credit.allocated = credit.allocated.filter((one) => one !== gone)
    touch(books, only(books.documents.find((one) => one.id === gone.id)), now)
    touch(books, credit, now)
    return { AllocationID: gone.allocationId, IsDeleted: true }
  }
  const { Invoice: to, Amount: amount } = sent(body, 'Allocations') as {
    Invoice: { InvoiceID: string }
    Amount: number
  }
  const invoice = only(books.documents.find((one) => one.id === to.InvoiceID))
  if (amount > amountsOf(books, invoice).open) throw new Refused('The amount exceeds the amount outstanding.')
  if (amount > amountsOf(books, credit).open) throw new Refused('The amount exceeds the remaining credit.')
  const allocation = { allocationId: randomUUID(), id: invoice.id, amount }
  credit.allocated.push(allocation)
  touch(books, invoice, now)
  touch(books, credit, now)
  return { Allocations: [showAllocation(allocation)] }
}

function createPayment(books: Books, { body, now }: BooksRequest): Json {
  return showPayment(writePayment(books, sent(body, 'Payments'), now))
}

function deletePayment(books: Books, { body, now }: BooksRequest, id?: string): Json {
  const payment = only(books.payments.find((one) => one.id === id))
  if (sent(body, 'Payments')['Status'] !== 'DELETED') throw new Refused('Payments can only be deleted.')
  payment.status = 'DELETED'
  touch(books, only(books.documents.find((one) => one.id === payment.documentId)), now)
  return showPayment(payment)
}
