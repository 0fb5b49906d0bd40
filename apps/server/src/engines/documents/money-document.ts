/**
 * Documents about money, as plain values: who issues which to whom, and every number on it. They don't know where their data
 * come from. Amounts, quantities, and rates are decimal text (`-12.50`), days are `2026-10-30`. The same document always makes
 * the same bytes.
 */
export type MoneyDocument = BillingDocument | RemittanceAdvice | AccountStatement

/** An invoice, a credit note, or either of them as its recipient writes it for a vendor who has agreed. */
export type BillingKind = 'INVOICE' | 'CREDIT_NOTE' | 'SELF_BILLED_INVOICE' | 'SELF_BILLED_CREDIT_NOTE'

interface Paper {
  number: string
  issueDate: string
  currency: string
  /** Language of words and numbers, such as `de` or `pt-BR`. */
  language: string
  logo?: Logo
  notes?: readonly string[]
  /** Says across the page that this isn't the document itself. */
  isPreview?: boolean
}

export interface BillingDocument extends Paper {
  kind: BillingKind
  /** The linguist who has worked and is to be paid, on self-billed documents, too. */
  seller: Party
  buyer: Party
  dueDate?: string
  /** When the work was delivered. */
  deliveryDate?: string
  period?: Period
  references?: References
  lines: readonly DocumentLine[]
  taxes: readonly TaxTotal[]
  totals: Totals
  /** Amounts withheld from what is paid, such as income tax. */
  withholdings?: readonly Withholding[]
  installments?: readonly Installment[]
  payment?: PaymentDetails
}

/** The documents that a payment pays. Sent to the vendor. */
export interface RemittanceAdvice extends Paper {
  kind: 'REMITTANCE_ADVICE'
  payer: Party
  payee: Party
  /** The day on which it is carried out. */
  paymentDate: string
  items: readonly RemittanceItem[]
  total: string
  payment?: PaymentDetails
}

/** Documents and payments of a period, and the balance that a client owes. */
export interface AccountStatement extends Paper {
  kind: 'STATEMENT'
  seller: Party
  buyer: Party
  period: Period
  opening: string
  entries: readonly StatementLine[]
  closing: string
  payment?: PaymentDetails
}

export interface Logo {
  /** PNG or JPEG. */
  bytes: Uint8Array
}

export interface Period {
  from: string
  to: string
}

export interface Party {
  name: string
  /** A second line of the name, such as a department. */
  department?: string
  street?: string
  street2?: string
  city?: string
  postalCode?: string
  region?: string
  /** ISO 3166-1 alpha-2. */
  country: string
  vatId?: string
  /** Number of the tax office where there is no VAT ID. */
  taxNumber?: string
  /** Number of the register of companies. */
  registration?: string
  email?: string
  phone?: string
  contact?: string
  /** Where e-invoices are sent: the address and the scheme of it (EAS), such as `9930` for German VAT IDs. */
  endpoint?: { scheme: string; id: string }
}

export interface References {
  /** The buyer's reference, such as a German Leitweg-ID. */
  buyer?: string
  purchaseOrder?: string
  contract?: string
  project?: string
  /** The document that a credit note corrects. */
  preceding?: { number: string; issueDate?: string }
}

/** A category of EN 16931: standard, zero, exempt, reverse charge, within the EU, export, outside the scope. */
export type TaxCategory = 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O'

export interface DocumentLine {
  id: string
  description: string
  /** Smaller, below the description. */
  detail?: string
  quantity: string
  unit: LineUnit
  /** Net, for one unit. */
  price: string
  /** Rounded; may be less than quantity times price where a factor is in it. */
  net: string
  tax: { category: TaxCategory; rate: string }
  period?: Period
}

/** Unit of a quantity. */
export type LineUnit = 'WORDS' | 'CHARACTERS' | 'HOURS' | 'PAGES' | 'MINUTES' | 'PIECES'

export interface TaxTotal {
  category: TaxCategory
  /** Percentage. */
  rate: string
  base: string
  amount: string
  /** VAT, where there is no other name. */
  name?: string
  /** Why nothing is charged, where nothing is. */
  reason?: string
}

export interface Totals {
  /** Sum of the lines. */
  lines: string
  /** Without tax. */
  net: string
  tax: string
  /** The same in the seller's accounting currency, where it is another one. */
  accountingTax?: { currency: string; amount: string }
  gross: string
  prepaid?: string
  /** The amount that remains to be paid. */
  payable: string
}

export interface Withholding {
  name: string
  rate: string
  amount: string
}

export interface Installment {
  dueDate: string
  amount: string
}

export interface PaymentDetails {
  accountHolder?: string
  iban?: string
  bic?: string
  bankName?: string
  /** Further facts, such as a routing number or a PayPal account. */
  facts?: readonly { label: string; value: string }[]
  /** The reference that the payer states. Default: the number of the document. */
  reference?: string
  /** A sentence about when and how to pay. */
  terms?: string
}

export interface RemittanceItem {
  number: string
  /** The payee's own number. */
  theirNumber?: string
  issueDate: string
  total: string
  paid: string
}

export interface StatementLine {
  date: string
  number: string
  text: string
  /** Negative for payments and credit notes. */
  amount: string
  balance: string
}
