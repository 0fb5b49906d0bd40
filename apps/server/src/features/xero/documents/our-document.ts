import type { Decimal } from '../../../kernel/decimal.ts'
import type { SentDocument } from '../../../engines/xero/document-body.ts'
import type { SentKind } from '../tables.ts'

/** The client or the linguist of a document, as Xero is told of them. */
export interface OurParty {
  id: string
  kind: 'CLIENT' | 'LINGUIST'
  name: string
  /** Id of its contact in Xero, where someone has entered it. */
  xeroId: string
  taxNumber: string
  email: string
  address: { street: string; city: string; region: string; postalCode: string; country: string }
}

/** A payment of a document here, in one piece. */
export interface OurPayment {
  /** Its name among the payments of the document: the allocation of a client's payment. */
  part: string
  amount: Decimal
  day: string
  reference: string
  bankAccountId: string | null
  /** Units of its currency for one of the account's; absent where they are the same. */
  rate?: string | undefined
}

/** Credit of another invoice of the client that pays this one. */
export interface OurCredit {
  /** The use of the credit. */
  id: string
  /** The invoice that has the credit, and its credit notes. */
  source: string
  creditNoteIds: readonly string[]
  amount: Decimal
  day: string
}

/** The part of a client's payment that a bank has kept. */
export interface OurFee {
  /** The payment. */
  id: string
  amount: Decimal
  day: string
  reference: string
  bankAccountId: string | null
  rate?: string | undefined
}

/** A document here, and how it stands now. */
export interface OurDocument extends SentDocument {
  id: string
  kind: SentKind
  /** Whether it holds: it is issued or approved, and not canceled. */
  isLive: boolean
  tax: Decimal
  total: Decimal
  /** Its page here, without the origin. */
  path: string
  party: OurParty
  /** Its option of the tracking category; empty where it has none. */
  option: string
  /** The invoice that a credit note corrects. */
  ofDocumentId: string | null
  /** Payments of clients that hold. */
  payments: readonly OurPayment[]
  credits: readonly OurCredit[]
  /** Fees of payments whose first part is of this document. */
  fees: readonly OurFee[]
  /** The part of a bill that is paid, and how the last part of it was. */
  paid: Decimal
  lastPayment: { day: string; bankAccountId: string | null } | undefined
}
