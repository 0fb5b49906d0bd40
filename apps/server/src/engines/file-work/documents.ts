import { FileRefused } from '../../kernel/file-refused.ts'
import { BankFileRefused } from '../bank-files/bank-file-refused.ts'
import type { BankStatement, StatementEntry } from '../bank-files/bank-statement.ts'
import type { StatementLayout } from '../bank-files/csv-statement.ts'
import type { Payout, PayoutLayout } from '../bank-files/payout-csv.ts'
import type { TransferBatch } from '../bank-files/sepa-transfer.ts'
import { paperOf, type PrintedDocument } from '../documents/paper/paper-of.ts'
import type { PdfOptions, WrittenPdf } from '../documents/write-pdf.ts'
import type { PaymentFilePiece, StatementPiece } from './document-tasks.ts'
import { filePool, only } from './server-pool.ts'

const largestStatement = 64_000_000

/** Writes a document as a PDF file. @throws RangeError for amounts and days that are none */
export async function makePdf(document: PrintedDocument, options: PdfOptions = {}): Promise<WrittenPdf> {
  // An error of the process would come back as its message only.
  paperOf(document)
  return only(filePool().pieces('pdf', { fileName: `${document.number}.pdf`, options: { document, ...options } }))
}

/**
 * The statements of a camt.053 file, up to 64 MB.
 * @throws BankFileRefused for what can't be used, FileRefused for XML that is damaged
 */
export async function readStatements(file: File, iban?: string): Promise<BankStatement[]> {
  requireSize(file)
  const statements: (BankStatement & { entries: StatementEntry[] })[] = []
  const options = { fileName: file.name, ...(iban !== undefined && { iban }) }
  for await (const piece of filePool().pieces('camt053', { fileName: file.name, content: file, options })) {
    const part = taken(piece)
    if ('statement' in part) statements.push({ ...part.statement, entries: [] })
    else statements.at(-1)!.entries.push(...part.entries)
  }
  return statements
}

/** The bookings of a statement in CSV, up to 64 MB. @throws BankFileRefused with the line */
export async function readStatementTable(file: File, layout: StatementLayout): Promise<StatementEntry[]> {
  requireSize(file)
  const entries: StatementEntry[] = []
  for await (const piece of filePool().pieces('csvStatement', {
    fileName: file.name,
    content: file,
    options: layout,
  })) {
    const part = taken(piece)
    if ('entries' in part) entries.push(...part.entries)
  }
  return entries
}

/** Writes credit transfers as pain.001. @throws BankFileRefused with everything that is wrong */
export const makeTransfers = async (batch: TransferBatch): Promise<Uint8Array> =>
  writtenOf(await only(filePool().pieces('transfers', { fileName: `${batch.messageId}.xml`, options: batch })))

/** Writes payments as the CSV file of a provider. @throws BankFileRefused with everything that is wrong */
export const makePayouts = async (
  fileName: string,
  payouts: readonly Payout[],
  layout: PayoutLayout,
): Promise<Uint8Array> =>
  writtenOf(await only(filePool().pieces('payouts', { fileName, options: { payouts, layout } })))

function writtenOf(piece: PaymentFilePiece): Uint8Array {
  if ('refused' in piece) throw new BankFileRefused(piece.refused)
  return piece.bytes
}

function taken(piece: StatementPiece): Exclude<StatementPiece, { refused: unknown }> {
  if ('refused' in piece) throw new BankFileRefused(piece.refused)
  return piece
}

function requireSize({ name, size }: File): void {
  if (size <= largestStatement) return
  const reason = `This file is larger than ${largestStatement / 1_000_000} MB. Export a shorter period.`
  throw new FileRefused({ file: name, reason })
}
