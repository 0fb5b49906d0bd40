import { compare, decimal, type Decimal, roundHalfUp, sum, toText, zero } from '@dragoman/sdk/decimal'
import { isSEPACountry, isValidBIC, isValidIBAN } from 'ibantools'
import { Document } from 'sepa'
import { type BankFileCode, type BankFileProblem, BankFileRefused } from './bank-file-refused.ts'
import { foldToSepa, isSepaId } from './sepa-characters.ts'

/** A file that tells a bank to pay: SEPA transfers in euros, other transfers in other currencies. */
export interface TransferBatch {
  /** Unique at the bank, up to 33 characters: those of its payments begin with it. */
  messageId: string
  /** Local time of the payer, such as `2026-11-24T10:00:00`. */
  createdAt: string
  /** Such as `2026-11-25`. */
  executionDate: string
  currency: string
  payer: { name: string; iban: string; bic?: string }
  payments: readonly Transfer[]
  /** One booking of all on the payer's statement, rather than one of each. */
  isBookedTogether?: boolean
}

export interface Transfer {
  endToEndId: string
  name: string
  iban: string
  bic?: string
  amount: string
  /** That of the file. */
  currency: string
  /** The text that the payee reads. */
  remittance: string
}

export interface WrittenTransfers {
  bytes: Uint8Array
  count: number
  total: string
  /** Texts that were written in other characters than given. */
  folded: readonly FoldedText[]
}

export interface FoldedText {
  /** Counted from 0; none for the payer. */
  payment?: number
  field: 'name' | 'remittance'
  from: string
  to: string
}

const mostPayments = 100_000
const largestAmount = decimal('999999999.99')

/**
 * Writes credit transfers as pain.001.001.09, of the SEPA scheme where they are in euros.
 * @throws BankFileRefused with everything that is wrong
 */
export function writeTransfers(batch: TransferBatch): WrittenTransfers {
  const problems: BankFileProblem[] = []
  const folded: FoldedText[] = []
  checkBatch(batch, problems)
  const payer = fold(batch.payer.name, { iban: batch.payer.iban, field: 'name', most: 70 }, problems, folded)
  const amounts: Decimal[] = []
  const written = batch.payments.map((payment, at) => {
    checkPayment(payment, at, { batch, problems })
    const amount = amountOf(payment, at, problems)
    amounts.push(amount)
    const place = { iban: payment.iban, payment: at }
    return {
      amount,
      name: fold(payment.name, { ...place, field: 'name', most: 70 }, problems, folded),
      remittance: fold(payment.remittance, { ...place, field: 'remittance', most: 140 }, problems, folded),
    }
  })
  if (problems.length > 0) throw new BankFileRefused(problems)
  const document = new Document('pain.001.001.09')
  document.grpHdr.id = batch.messageId
  document.grpHdr.created = new Date(batch.createdAt)
  document.grpHdr.initiatorName = payer
  const info = document.createPaymentInfo()
  info.id = '1'
  info.batchBooking = batch.isBookedTogether ?? false
  // The library writes days of local time.
  info.requestedExecutionDate = new Date(`${batch.executionDate}T00:00:00`)
  info.debtorName = payer
  info.debtorIBAN = plainNumber(batch.payer.iban)
  info.debtorBIC = plainNumber(batch.payer.bic ?? '')
  document.addPaymentInfo(info)
  for (const [at, { endToEndId, iban, bic = '' }] of batch.payments.entries()) {
    const { amount, name, remittance } = written[at]!
    const transfer = info.createTransaction()
    transfer.id = String(at + 1)
    transfer.end2endId = endToEndId
    transfer.currency = batch.currency
    transfer.amount = Number(toText(amount))
    transfer.creditorName = name
    transfer.creditorIBAN = plainNumber(iban)
    transfer.creditorBIC = plainNumber(bic)
    transfer.remittanceInfo = remittance
    info.addTransaction(transfer)
  }
  const total = toText(roundHalfUp(sum(amounts), 2))
  const xml = document.toString()
  // The library adds up binary fractions.
  if (xml.split(`<CtrlSum>${total}</CtrlSum>`).length !== 3) throw new Error(`the control sum isn't ${total}`)
  const file = isSepa(batch) ? xml : outsideOfSepa(xml)
  return { bytes: new TextEncoder().encode(file), count: written.length, total, folded }
}

const isSepa = ({ currency }: Pick<TransferBatch, 'currency'>): boolean => currency === 'EUR'

/** The library writes SEPA transfers only; others have no service level, and payer and payee share the charges. */
function outsideOfSepa(xml: string): string {
  const scheme = /<PmtTpInf>\s*<SvcLvl>\s*<Cd>SEPA<\/Cd>\s*<\/SvcLvl>\s*<\/PmtTpInf>\s*/
  const written = xml.replace(scheme, '').replace('<ChrgBr>SLEV</ChrgBr>', '<ChrgBr>SHAR</ChrgBr>')
  if (written.includes('<Cd>SEPA<') || written.includes('<ChrgBr>SLEV'))
    throw new Error('the file is still one of SEPA')
  return written
}

const plainNumber = (number: string) => number.replace(/\s/g, '').toUpperCase()

function checkBatch(batch: TransferBatch, problems: BankFileProblem[]): void {
  const { messageId, createdAt, executionDate, payer, payments } = batch
  const note = (code: BankFileCode, field: string, message: string) => problems.push({ code, field, message })
  if (!isSepaId(messageId) || messageId.length > 26)
    note('REFERENCE', 'messageId', 'Enter a message ID of up to 26 letters and digits.')
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(createdAt) || Number.isNaN(Date.parse(createdAt)))
    note('DATE', 'createdAt', 'Enter a local time, such as 2026-11-24T10:00:00.')
  if (!/^\d{4}-\d\d-\d\d$/.test(executionDate) || !isDay(executionDate))
    note('DATE', 'executionDate', 'Enter a day, such as 2026-11-25.')
  if (payments.length === 0) note('BATCH_EMPTY', 'payments', 'Add a payment.')
  if (payments.length > mostPayments)
    note('BATCH_TOO_LARGE', 'payments', `A file may have ${mostPayments} payments. Make several files.`)
  checkAccount(payer, batch, (code, field, message) => note(code, `payer.${field}`, message))
  const ids = new Map<string, number>()
  for (const [at, { endToEndId }] of payments.entries()) {
    const before = ids.get(endToEndId)
    if (before !== undefined)
      problems.push({
        code: 'DUPLICATE',
        payment: at,
        field: 'endToEndId',
        message: `Payment ${before + 1} has the end-to-end ID ${endToEndId}, too. Give each one its own.`,
      })
    ids.set(endToEndId, at)
  }
}

const isDay = (day: string) => {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

function checkPayment(
  payment: Transfer,
  at: number,
  { batch, problems }: { batch: TransferBatch; problems: BankFileProblem[] },
): void {
  const note = (code: BankFileCode, field: string, message: string) =>
    problems.push({ code, payment: at, field, message })
  if (!isSepaId(payment.endToEndId))
    note('REFERENCE', 'endToEndId', 'Enter an end-to-end ID of up to 35 letters and digits.')
  if (payment.currency !== batch.currency)
    note('CURRENCY', 'currency', `The file is in ${batch.currency}. Pay other currencies in a file of their own.`)
  const isAbroad = plainNumber(payment.iban).slice(0, 2) !== plainNumber(batch.payer.iban).slice(0, 2)
  if (!isSepa(batch) && isAbroad && !payment.bic)
    note('BIC', 'bic', `A transfer in ${batch.currency} to another country needs the BIC of the payee's bank. Add it.`)
  checkAccount(payment, batch, note)
}

function checkAccount(
  { iban, bic }: { iban: string; bic?: string },
  batch: TransferBatch,
  note: (code: BankFileCode, field: string, message: string) => void,
): void {
  const number = plainNumber(iban)
  if (!isValidIBAN(number)) note('IBAN', 'iban', 'Enter a valid IBAN, such as DE89 3704 0044 0532 0130 00.')
  else if (isSepa(batch) && !isSEPACountry(number.slice(0, 2)))
    note('IBAN', 'iban', `Banks in ${number.slice(0, 2)} don't take SEPA transfers. Pay another way.`)
  if (!bic) return
  const code = plainNumber(bic)
  if (!isValidBIC(code)) note('BIC', 'bic', 'Enter a BIC of 8 or 11 characters, such as COBADEFFXXX.')
  else if (!banksOf(number.slice(0, 2)).includes(code.slice(4, 6)))
    note('BIC', 'bic', 'Enter the BIC of the bank in the country of the IBAN, or leave it out.')
}

/** Countries whose banks have accounts with IBANs of a country. */
const banksOf = (country: string): readonly string[] => [country, ...(territories[country] ?? [])]
const territories: Readonly<Record<string, readonly string[]>> = {
  FI: ['AX'],
  FR: ['GF', 'GP', 'MQ', 'RE', 'PF', 'TF', 'YT', 'NC', 'BL', 'MF', 'PM', 'WF'],
  GB: ['IM', 'JE', 'GG'],
}

function amountOf({ amount }: Transfer, at: number, problems: BankFileProblem[]): Decimal {
  const value = /^\d{1,12}(\.\d{1,12})?$/.test(amount) ? decimal(amount) : undefined
  const rounded = value && roundHalfUp(value, 2)
  if (
    !value ||
    !rounded ||
    compare(value, rounded) !== 0 ||
    compare(value, zero) <= 0 ||
    compare(value, largestAmount) > 0
  ) {
    const message = 'Enter an amount from 0.01 to 999,999,999.99 with at most two decimals.'
    problems.push({ code: 'AMOUNT', payment: at, field: 'amount', message })
  }
  return rounded ?? zero
}

interface FoldPlace {
  iban: string
  payment?: number
  field: 'name' | 'remittance'
  most: number
}

/** A text in the characters of SEPA, as long as its field. */
function fold(
  text: string,
  { iban, payment, field, most }: FoldPlace,
  problems: BankFileProblem[],
  folded: FoldedText[],
): string {
  const { text: whole, lost } = foldToSepa(text, iban.trim().slice(0, 2).toUpperCase())
  const written = whole.slice(0, most).trim()
  const where = payment === undefined ? {} : { payment }
  if (field === 'name' && (written === '' || lost.length > 0)) {
    const code = written === '' ? 'FIELD_MISSING' : 'NAME_NOT_LATIN'
    const what = payment === undefined ? 'payer.name' : field
    problems.push({
      code,
      ...where,
      field: what,
      message: 'Enter the account holder in Latin letters, as the bank has it.',
    })
  }
  if (written !== text) folded.push({ ...where, field, from: text, to: written })
  return written
}
