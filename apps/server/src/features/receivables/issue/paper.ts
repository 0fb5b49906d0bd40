import { minorUnits } from '@dragoman/sdk/money'
import type {
  BillingDocument,
  DocumentLine,
  LineUnit,
  Logo,
  PaymentDetails,
} from '../../../engines/documents/money-document.ts'
import { add, decimal, multiply, roundHalfUp, toText } from '../../../kernel/decimal.ts'
import { wordsIn } from '../../../kernel/words/words.ts'
import type { DocumentRows } from './document-rows.ts'

/** The facts of a document beside its rows. */
export interface PaperFacts {
  bankNumber: string | undefined
  logo: Buffer | undefined
  /** Days on which its projects were delivered. */
  delivered: readonly string[]
  /** The invoice that a credit note corrects. */
  preceding?: { number: string; issueDate: string } | undefined
  isPreview?: boolean
}

const units: Readonly<Record<string, LineUnit>> = { WORD: 'WORDS', HOUR: 'HOURS', PAGE: 'PAGES' }

/** A document as plain values, for its files. */
export function paperOf(rows: DocumentRows, facts: PaperFacts): BillingDocument {
  const { invoice, lines, projects, installments } = rows
  const isCredit = invoice.kind === 'CREDIT'
  const amount = (text: string) => toText(roundHalfUp(decimal(text), minorUnits(invoice.currency)))
  const vat = rows.taxes.find(({ kind }) => kind === 'VAT')
  const tax = { category: vat?.category ?? ('O' as const), rate: shortest(vat?.rate ?? '0') }
  const notes = [
    ...(isCredit && invoice.reason
      ? [wordsIn(invoice.language)('documents.corrected', { reason: invoice.reason })]
      : []),
    ...(invoice.notes ?? []).filter((note) => note !== vat?.text),
  ]
  const days = facts.delivered.toSorted()
  return {
    kind: isCredit ? 'CREDIT_NOTE' : 'INVOICE',
    number: invoice.name || '—',
    issueDate: invoice.issueDay,
    currency: invoice.currency,
    language: invoice.language,
    seller: withEndpoint(invoice.seller),
    buyer: withEndpoint(invoice.buyer),
    ...(!isCredit && { dueDate: invoice.dueDay }),
    ...(days.length > 0 && { deliveryDate: days.at(-1)! }),
    ...(days.length > 1 && days[0] !== days.at(-1) && { period: { from: days[0]!, to: days.at(-1)! } }),
    references: {
      ...(invoice.buyerReference && { buyer: invoice.buyerReference }),
      ...(invoice.purchaseOrder && { purchaseOrder: invoice.purchaseOrder }),
      ...(projects.length === 1 && { project: projects[0]!.name }),
      ...(facts.preceding && { preceding: facts.preceding }),
    },
    lines: lines.map((line, at): DocumentLine => ({
      id: String(at + 1),
      description: line.description,
      ...(line.detail && { detail: line.detail }),
      quantity: shortest(line.quantity),
      unit: units[line.unit] ?? 'PIECES',
      price: shortest(line.unitPrice),
      net: amount(line.net),
      tax,
    })),
    taxes: [
      {
        ...tax,
        base: amount(invoice.net),
        amount: amount(invoice.tax),
        ...(vat?.text && { reason: vat.text }),
      },
    ],
    totals: {
      lines: amount(invoice.net),
      net: amount(invoice.net),
      tax: amount(invoice.tax),
      gross: amount(toText(grossOf(invoice))),
      payable: amount(invoice.total),
    },
    withholdings: rows.taxes
      .filter(({ kind }) => kind === 'WITHHOLDING')
      .map(({ name, rate, amount: withheld }) => ({
        name,
        rate: shortest(rate),
        amount: amount(toText(multiply(decimal(withheld), decimal(-1)))),
      })),
    ...(installments.length > 0 && {
      installments: installments.map(({ dueDay, amount: part }) => ({ dueDate: dueDay, amount: amount(part) })),
    }),
    ...(!isCredit && paymentOf(invoice, facts)),
    ...(notes.length > 0 && { notes }),
    ...(facts.logo && { logo: { bytes: facts.logo } satisfies Logo }),
    ...(facts.isPreview && { isPreview: true }),
  }
}

const grossOf = ({ total, withheld }: Pick<DocumentRows['invoice'], 'total' | 'withheld'>) =>
  add(decimal(total), decimal(withheld))

/** Where e-invoices are sent: to the VAT ID of a company, where its scheme is known, else by email. */
const withEndpoint = (party: BillingDocument['seller']) =>
  party.endpoint || !party.vatId?.startsWith('DE') ? party : { ...party, endpoint: { scheme: '9930', id: party.vatId } }

function paymentOf(
  { bank }: DocumentRows['invoice'],
  { bankNumber }: PaperFacts,
): { payment: PaymentDetails } | undefined {
  if (!bank || !bankNumber) return undefined
  return {
    payment: {
      accountHolder: bank.holder,
      ...(bank.format === 'IBAN' ? { iban: bankNumber } : { facts: [{ label: '№', value: bankNumber }] }),
      ...(bank.bic && { bic: bank.bic }),
      ...(bank.bank && { bankName: bank.bank }),
    },
  }
}

/** A decimal number without zeros at its end. */
function shortest(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}
