import type { PayableInvoiceInput } from '@dragoman/sdk/operations/payables'
import { minorUnits } from '@dragoman/sdk/money'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Context } from '../../../identity/context.ts'
import { compare, decimal, subtract, toNumber, toText } from '../../../kernel/decimal.ts'
import { impossible, invalid } from '../../../kernel/refusals.ts'
import { payableFiles, payables } from '../tables.ts'
import type { PayableRow } from '../visible.ts'
import { revokeApprovals } from './approve.ts'
import { editorOf, holdPayable, requireMove, settleMove, type MoveContext } from './move-payable.ts'
import { termsOf } from '../facts/payable-facts.ts'

type Given = Omit<PayableInvoiceInput, 'file'> & { file: File }

const most = 20 * 1024 * 1024

/** Attaches the linguist's invoice to a payable; 422 with the difference where it states anything else than the payable. */
export async function attachInvoice(
  context: MoveContext & Pick<Context, 'objects'>,
  id: string,
  given: Given,
): Promise<PayableRow> {
  const { db, session, now } = context
  const payable = await holdPayable(context, id, false)
  const terms = await termsOf(db, session, payable)
  const fits = { sameCurrency: true, sameTotal: true, invoiceNumberUnused: true }
  requireMove(payable, { ...terms, facts: { ...terms.facts, ...fits } }, 'attach')
  const file = checkFile(given.file)
  const number = given.number.trim()
  if (number === '') throw invalid('body.number', 'Enter the number of the invoice.')
  await requireSame(context, payable, { ...given, number })
  const content = {
    accountId: payable.accountId,
    name: file.name,
    mediaType: 'application/octet-stream',
    content: file,
  }
  const { key, size, hash } = await context.objects.put(db, content)
  await db.insert(payableFiles).values({
    accountId: payable.accountId,
    payableId: payable.id,
    vendorId: payable.vendorId,
    fileKey: key,
    name: file.name,
    size,
    sha256: hash,
    invoiceNumber: number,
    invoiceDay: given.date ?? null,
    total: toText(decimal(given.total)),
    currency: given.currency,
    uploadedBy: editorOf(context),
    uploadedAt: now,
  })
  return settleMove(context, payable, {
    event: 'INVOICE_ATTACHED',
    change: { lastEditorId: editorOf(context), reason: null },
    detail: { number, file: file.name, sha256: hash },
  })
}

function checkFile(file: File): File {
  if (file.size === 0) throw invalid('body.file', 'The file is empty.')
  if (file.size > most) throw invalid('body.file', 'Use a file of at most 20 MB.')
  if (file.name.trim() === '' || file.name.length > 255)
    throw invalid('body.file', 'The file needs a name of at most 255 characters.')
  return file
}

async function requireSame(
  { db }: MoveContext,
  payable: PayableRow,
  { currency, total, number }: Pick<Given, 'currency' | 'total' | 'number'>,
): Promise<void> {
  if (currency !== payable.currency) {
    const message = `The invoice is in ${currency}, ${payable.name} is in ${payable.currency}.`
    throw impossible(message, 'INVOICE_DIFFERS', { differs: 'currency', expected: payable.currency, given: currency })
  }
  const difference = subtract(decimal(total), decimal(payable.total))
  if (compare(difference, decimal(0)) !== 0) {
    const shown = (value: string) => `${Number(value).toFixed(minorUnits(currency))} ${currency}`
    const message = `The invoice comes to ${shown(String(total))}, ${payable.name} to ${shown(payable.total)}: ${shown(toText(difference))} apart.`
    throw impossible(message, 'INVOICE_DIFFERS', {
      differs: 'total',
      expected: Number(payable.total),
      given: total,
      difference: toNumber(difference),
    })
  }
  const [used] = await db
    .select({ name: payables.name })
    .from(payableFiles)
    .innerJoin(payables, eq(payables.id, payableFiles.payableId))
    .where(
      and(
        eq(payableFiles.vendorId, payable.vendorId),
        sql`lower(${payableFiles.invoiceNumber}) = lower(${number})`,
        isNull(payableFiles.removedAt),
        ne(payableFiles.payableId, payable.id),
      ),
    )
  if (used) {
    const message = `The invoice ${number} is attached to ${used.name}. Enter another number.`
    throw impossible(message, 'INVOICE_DIFFERS', { differs: 'number', given: number, payable: used.name })
  }
}

/** Removes the linguist's invoice from a payable, and with it the approvals that it had. */
export async function removeInvoice(context: MoveContext, id: string): Promise<void> {
  const payable = await holdPayable(context, id, false)
  const terms = await termsOf(context.db, context.session, payable)
  requireMove(payable, terms, 'removeFile')
  await withoutFile(context, payable)
  await settleMove(context, payable, {
    event: 'INVOICE_REMOVED',
    change: { lastEditorId: editorOf(context) },
    detail: { number: terms.file?.invoiceNumber },
  })
}

/** Takes the file and the approvals off a payable; both stay on record. */
export async function withoutFile(context: MoveContext, payable: PayableRow): Promise<void> {
  await revokeApprovals(context, payable)
  await context.db
    .update(payableFiles)
    .set({ removedAt: context.now })
    .where(and(eq(payableFiles.payableId, payable.id), isNull(payableFiles.removedAt)))
}
