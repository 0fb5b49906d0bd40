import type { AccountStatement, RemittanceAdvice } from '../money-document.ts'
import { plainLine, plainText } from '../text/plain-text.ts'
import { factsOf, type Parts, paymentFacts, type Writing } from './parts.ts'

/** The parts of a remittance advice: the documents that a payment pays. */
export function remittanceParts(document: RemittanceAdvice, writing: Writing): Parts {
  const { say, formats } = writing
  const { currency, payment } = document
  const hasTheirs = document.items.some(({ theirNumber }) => theirNumber !== undefined)
  return {
    from: document.payer,
    to: document.payee,
    facts: factsOf([[say('documents.paymentDate'), formats.day(document.paymentDate)]]),
    table: {
      columns: [
        { title: say('documents.document'), align: 'start' },
        ...(hasTheirs ? [{ title: say('documents.yourNumber'), align: 'start' as const }] : []),
        { title: say('documents.issued'), align: 'start' },
        { title: say('documents.total'), align: 'figure' },
        { title: say('documents.paid'), align: 'figure' },
      ],
      rows: document.items.map(({ number, theirNumber = '', issueDate, total, paid }) => ({
        cells: [
          plainLine(number),
          ...(hasTheirs ? [plainLine(theirNumber)] : []),
          formats.day(issueDate),
          formats.money(total, currency),
          formats.money(paid, currency),
        ],
      })),
    },
    sums: [
      {
        label: say('documents.totalIn', { currency }),
        value: formats.money(document.total, currency),
        isTotal: true,
      },
    ],
    payment: payment && {
      heading: say('documents.paidTo'),
      facts: paymentFacts(payment, document.number, writing),
      ...(payment.terms !== undefined && { sentence: plainText(payment.terms) }),
    },
  }
}

/** The parts of a statement of account: balances, documents, and payments of a period. */
export function statementParts(document: AccountStatement, writing: Writing): Parts {
  const { say, formats } = writing
  const { currency, period, payment } = document
  const money = (amount: string) => formats.money(amount, currency)
  return {
    from: document.seller,
    to: document.buyer,
    facts: factsOf([[say('documents.period'), formats.period(period.from, period.to)]]),
    table: {
      columns: [
        { title: say('documents.description'), align: 'start' },
        { title: say('documents.document'), align: 'start' },
        { title: say('documents.date'), align: 'start' },
        { title: say('documents.amount'), align: 'figure' },
        { title: say('documents.balance'), align: 'figure' },
      ],
      rows: [
        { cells: [say('documents.opening'), '', formats.day(period.from), '', money(document.opening)] },
        ...document.entries.map(({ text, number, date, amount, balance }) => ({
          cells: [plainText(text), plainLine(number), formats.day(date), money(amount), money(balance)],
        })),
      ],
    },
    sums: [{ label: say('documents.closing'), value: money(document.closing), isTotal: true }],
    payment: payment && {
      heading: say('documents.payment'),
      facts: paymentFacts(payment, document.number, writing),
      ...(payment.terms !== undefined && { sentence: plainText(payment.terms) }),
    },
  }
}
