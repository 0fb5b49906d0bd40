import { add, compare, decimal, type Decimal, subtract, sum, toText } from '@dragoman/sdk/decimal'
import { decodeXmlFile } from '../formats/xml/xml-file.ts'
import { readXml, type XmlElement } from '../formats/xml/read-xml.ts'
import { refuse } from './bank-file-refused.ts'
import type { Balance, BankStatement, StatementEntry } from './bank-statement.ts'
import { amountIn, childOf, childrenNamed, dayIn, signedAmount, valueAt } from './camt-elements.ts'
import { readPayment } from './camt-payments.ts'

const namespace = /^urn:iso:std:iso:20022:tech:xsd:(camt\.\d{3}\.001\.\d\d)$/
const mostEntries = 200_000

export interface StatementFile {
  fileName: string
  /** The account whose statements are wanted, if any other is a mistake. */
  iban?: string
}

/**
 * Reads the statements of a camt.053 file, of its versions 02 to 13. Entries are taken out of the tree as they are read, so
 * that what stays in memory are plain values.
 * @throws BankFileRefused for another message, another account, and balances that don't add up
 * @throws FileRefused for XML that is damaged
 */
export function readCamt053(bytes: Uint8Array, { fileName, iban }: StatementFile): BankStatement[] {
  const { text } = decodeXmlFile(bytes, fileName)
  const entries = new Map<XmlElement, StatementEntry[]>()
  let count = 0
  const { root } = readXml(text, fileName, (element, parents) => {
    const parent = parents.at(-1)
    if (element.local !== 'Ntry' || parent?.local !== 'Stmt') return 'keep'
    count += 1
    if (count > mostEntries)
      refuse('TOO_MANY_ENTRIES', `This file has more than ${mostEntries} entries. Export a shorter period.`)
    requireMessage(parents[0]!)
    const list = entries.get(parent)
    if (list) list.push(readEntry(element))
    else entries.set(parent, [readEntry(element)])
    return 'drop'
  })
  requireMessage(root)
  const message = childOf(root, 'BkToCstmrStmt')
  const statements = message ? childrenNamed(message, 'Stmt') : []
  if (statements.length === 0)
    refuse('NOT_CAMT053', 'There is no statement in this file. Export the statement as camt.053.')
  return statements.map((statement) => readStatement(statement, entries.get(statement) ?? [], iban))
}

/** Says what a file is instead. */
function requireMessage(root: XmlElement): void {
  const message = namespace.exec(root.uri)?.[1]
  if (root.local === 'Document' && message?.startsWith('camt.053.')) return
  const kind =
    message === undefined ? 'no camt.053 file' : `a ${message.slice(0, 8)} message${kinds[message.slice(0, 8)] ?? ''}`
  refuse('NOT_CAMT053', `This is ${kind}. Export the statement as camt.053 and upload that file.`)
}

const kinds: Readonly<Record<string, string>> = {
  'camt.052': ', a report within the day',
  'camt.054': ', a list of single bookings',
}

function readStatement(statement: XmlElement, entries: StatementEntry[], wanted: string | undefined): BankStatement {
  const account = accountOf(statement)
  const own = (account.iban ?? account.number ?? '').replace(/\s/g, '')
  if (wanted !== undefined && own.toUpperCase() !== wanted.replace(/\s/g, '').toUpperCase())
    refuse('OTHER_ACCOUNT', `This is a statement of the account ${own}. Upload one of ${wanted}.`)
  const opening = balanceOf(statement, ['OPBD', 'PRCD'])
  const closing = balanceOf(statement, ['CLBD'])
  const id = valueAt(statement, 'Id') ?? ''
  const others = entries.find(({ isBooked, currency }) => isBooked && currency !== opening.currency)
  if (others || closing.currency !== opening.currency)
    refuse(
      'CURRENCY',
      `Statement ${id} has amounts in ${others?.currency ?? closing.currency} beside ${opening.currency}.`,
    )
  requireBalanced(id, { opening, closing, entries })
  const sequence = valueAt(statement, 'ElctrncSeqNb') ?? valueAt(statement, 'LglSeqNb')
  const [from, to] = [valueAt(statement, 'FrToDt', 'FrDtTm'), valueAt(statement, 'FrToDt', 'ToDtTm')]
  return {
    id,
    ...(sequence && { sequence }),
    account,
    ...(from && to && { period: { from: from.slice(0, 10), to: to.slice(0, 10) } }),
    opening,
    closing,
    entries,
  }
}

function accountOf(statement: XmlElement): BankStatement['account'] {
  const iban = valueAt(statement, 'Acct', 'Id', 'IBAN')
  const number = valueAt(statement, 'Acct', 'Id', 'Othr', 'Id')
  const currency = valueAt(statement, 'Acct', 'Ccy')
  const owner = valueAt(statement, 'Acct', 'Ownr', 'Nm')
  return { ...(iban && { iban }), ...(number && { number }), ...(currency && { currency }), ...(owner && { owner }) }
}

function balanceOf(statement: XmlElement, kindsOfIt: readonly string[]): Balance {
  const balances = childrenNamed(statement, 'Bal')
  const kindOf = (balance: XmlElement) => valueAt(balance, 'Tp', 'CdOrPrtry', 'Cd')
  for (const kind of kindsOfIt) {
    const balance = balances.find((one) => kindOf(one) === kind)
    if (!balance) continue
    const { amount, currency } = signedAmount(balance)
    return { amount: toText(amount), currency, date: dayIn(balance, 'Dt') ?? missingDay('a balance') }
  }
  const name = kindsOfIt[0] === 'CLBD' ? 'closing' : 'opening'
  return refuse('BALANCE_MISSING', `This statement has no ${name} balance. Export the statement of a whole day.`)
}

const missingDay = (what: string): never => refuse('DATE', `There is no date of ${what}. Export the statement again.`)

function requireBalanced(
  id: string,
  { opening, closing, entries }: Pick<BankStatement, 'opening' | 'closing' | 'entries'>,
): void {
  const booked: Decimal[] = entries.filter(({ isBooked }) => isBooked).map(({ amount }) => decimal(amount))
  const expected = add(decimal(opening.amount), sum(booked))
  const stated = decimal(closing.amount)
  if (compare(expected, stated) === 0) return
  const difference = toText(subtract(stated, expected))
  refuse(
    'UNBALANCED',
    `Statement ${id} begins with ${opening.amount} and ends with ${closing.amount}, but its entries come to ${toText(sum(booked))}: ${difference} is missing. Export it again.`,
    { difference },
  )
}

function readEntry(entry: XmlElement): StatementEntry {
  const { amount, currency } = signedAmount(entry)
  const status = valueAt(entry, 'Sts', 'Cd') ?? valueAt(entry, 'Sts')
  const bookingDate = dayIn(entry, 'BookgDt')
  const valueDate = dayIn(entry, 'ValDt')
  const isBooked = status === undefined || status === 'BOOK'
  const bankReference = valueAt(entry, 'AcctSvcrRef') ?? valueAt(entry, 'NtryRef')
  const details = childrenNamed(entry, 'NtryDtls')
  const payments = details.flatMap((one) => childrenNamed(one, 'TxDtls'))
  const batches = details.flatMap((one) => childrenNamed(one, 'Btch'))
  const text = valueAt(entry, 'AddtlNtryInf')
  const charges = amountIn(entry, 'Chrgs')
  const code = codeOf(entry)
  const isOnly = payments.length === 1
  return {
    ...(bankReference && { bankReference }),
    amount: toText(amount),
    currency,
    bookingDate: bookingDate ?? valueDate ?? missingDay('an entry'),
    ...(valueDate && { valueDate }),
    isBooked,
    isReversal: /^(true|1)$/.test(valueAt(entry, 'RvslInd') ?? ''),
    ...(charges && { charges }),
    ...(code && { code }),
    ...(batches[0] && { batch: batchOf(batches[0]) }),
    ...(text && { text }),
    payments: payments.map((payment) => readPayment(payment, { amount, currency, isOnly })),
  }
}

function codeOf(entry: XmlElement): string | undefined {
  const domain = [
    valueAt(entry, 'BkTxCd', 'Domn', 'Cd'),
    valueAt(entry, 'BkTxCd', 'Domn', 'Fmly', 'Cd'),
    valueAt(entry, 'BkTxCd', 'Domn', 'Fmly', 'SubFmlyCd'),
  ].filter((part) => part !== undefined)
  return domain.length > 0 ? domain.join('-') : valueAt(entry, 'BkTxCd', 'Prtry', 'Cd')
}

function batchOf(batch: XmlElement): NonNullable<StatementEntry['batch']> {
  const [paymentInfoId, messageId, count] = [
    valueAt(batch, 'PmtInfId'),
    valueAt(batch, 'MsgId'),
    valueAt(batch, 'NbOfTxs'),
  ]
  return { ...(paymentInfoId && { paymentInfoId }), ...(messageId && { messageId }), ...(count && { count }) }
}
