import { BankFileRefused, type BankFileProblem } from '../bank-files/bank-file-refused.ts'
import type { BankStatement, StatementEntry } from '../bank-files/bank-statement.ts'
import { readCamt053, type StatementFile } from '../bank-files/camt053.ts'
import { readCsvStatement, type StatementLayout } from '../bank-files/csv-statement.ts'
import { type Payout, type PayoutLayout, writePayouts } from '../bank-files/payout-csv.ts'
import { type TransferBatch, writeTransfers } from '../bank-files/sepa-transfer.ts'
import type { PrintedDocument } from '../documents/paper/paper-of.ts'
import type { PdfOptions, WrittenPdf } from '../documents/write-pdf.ts'
import { batches } from './batches.ts'

/** A piece of what is read: a statement, entries of the last one, or why there are none. */
export type StatementPiece =
  | { statement: Omit<BankStatement, 'entries'> }
  | { entries: StatementEntry[] }
  | { refused: readonly BankFileProblem[] }

/** A file for a bank or a provider, or why there is none. */
export type PaymentFilePiece = { bytes: Uint8Array } | { refused: readonly BankFileProblem[] }

/** Tasks on money documents and bank files. */
export const documentTasks = {
  *camt053(bytes: Uint8Array, options: StatementFile): Generator<StatementPiece> {
    yield* orRefused<StatementPiece>(function* () {
      for (const { entries, ...statement } of readCamt053(bytes, options)) {
        yield { statement }
        for (const batch of batches(entries)) yield { entries: batch }
      }
    })
  },

  *csvStatement(bytes: Uint8Array, layout: StatementLayout): Generator<StatementPiece> {
    yield* orRefused<StatementPiece>(function* () {
      for (const batch of batches(readCsvStatement(bytes, layout))) yield { entries: batch }
    })
  },

  *transfers(_: Uint8Array, batch: TransferBatch): Generator<PaymentFilePiece> {
    yield* orRefused<{ bytes: Uint8Array }>(function* () {
      yield { bytes: writeTransfers(batch).bytes }
    })
  },

  *payouts(
    _: Uint8Array,
    { payouts, layout }: { payouts: readonly Payout[]; layout: PayoutLayout },
  ): Generator<PaymentFilePiece> {
    yield* orRefused<{ bytes: Uint8Array }>(function* () {
      yield { bytes: writePayouts(payouts, layout) }
    })
  },

  // Fonts and what draws are loaded with the first document: most processes never see any.
  async *pdf(
    _: Uint8Array,
    { document, ...options }: PdfOptions & { document: PrintedDocument },
  ): AsyncGenerator<WrittenPdf> {
    const { writePdf } = await import('../documents/write-pdf.ts')
    yield await writePdf(document, options)
  },
}

function* orRefused<Piece>(read: () => Generator<Piece>): Generator<Piece | { refused: readonly BankFileProblem[] }> {
  try {
    yield* read()
  } catch (error) {
    if (!(error instanceof BankFileRefused)) throw error
    yield { refused: error.problems }
  }
}
