import { invoiceMoveGaps, type InvoiceMove } from '@dragoman/sdk/finance-lifecycles'
import { hasPermission } from '@dragoman/sdk/permissions'
import type { KnownPermission } from '@dragoman/sdk/permission-table'
import type { Invoice, InvoiceEvent } from '@dragoman/sdk/operations/receivables'
import { asc, desc, eq, and } from 'drizzle-orm'
import type { Context } from '../../../identity/context.ts'
import { loadPeople } from '../../../identity/people.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import { toNumber } from '../../../kernel/decimal.ts'
import { costLines } from '../../costs/tables.ts'
import { loadXeroFigures } from '../../finance/external-figures.ts'
import { financeEvents } from '../../finance/tables.ts'
import { creditedLines } from '../credit/draft-credit.ts'
import { moveFacts } from '../facts.ts'
import { creditLeft } from '../payments/credit-left.ts'
import { loadDocument } from '../issue/document-rows.ts'
import { bankNumberOf } from '../issue/rows-of-draft.ts'
import { invoiceFiles, invoices } from '../tables.ts'
import { seesReceivables, type InvoiceRow } from '../visible.ts'
import { showMails } from './show-mails.ts'
import { showCreditUses } from './show-credit-uses.ts'
import { showAllocationsOf, showUnallocated } from './show-payments.ts'
import { showInstallments, showLines, showParty } from './show-lines.ts'
import { showItems, showRef } from './show-items.ts'

type ShowContext = Pick<Context, 'db' | 'session' | 'now' | 'settings'>

/** A document with its lines, and what the caller can do with it. Clients aren't told who has had a hand in it. */
export async function showInvoice(context: ShowContext, row: InvoiceRow): Promise<Invoice> {
  const { db, session } = context
  const [item] = await showItems(context, [row])
  if (!item) throw new Error(`invoice ${row.id} is not shown`)
  const rows = await loadDocument(db, row.id)
  const isOffice = seesReceivables(session)
  const present = await db
    .select({ id: costLines.id })
    .from(costLines)
    .where(
      isOneOf(
        costLines.id,
        rows.parts.map(({ costLineId }) => costLineId),
      ),
    )
  const files = await db
    .select()
    .from(invoiceFiles)
    .where(eq(invoiceFiles.invoiceId, row.id))
    .orderBy(asc(invoiceFiles.type))
  const credits = await db
    .select()
    .from(invoices)
    .where(eq(invoices.ofInvoiceId, row.id))
    .orderBy(asc(invoices.createdAt), asc(invoices.number))
  const number = bankNumberOf(row, context.settings.secretKey)
  const people = await loadPeople(db, session, [row.createdBy])
  const createdBy = people(row.createdBy)
  const xero = isOffice ? (await loadXeroFigures(db, [row.id]))(row.id) : undefined
  return {
    ...item,
    seller: showParty(row.seller),
    buyer: showParty(row.buyer),
    ...(row.bank &&
      number && {
        paymentDetails: {
          uuid: row.bank.uuid,
          accountHolder: row.bank.holder,
          number,
          ...(row.bank.bic && { bic: row.bank.bic }),
          ...(row.bank.bank && { bank: row.bank.bank }),
          reference: row.name,
        },
      }),
    lines: showLines(rows, {
      credited: await creditedLines(db, row.id),
      costLines: new Set(isOffice ? present.map(({ id }) => id) : []),
    }),
    installments: showInstallments(rows),
    payments: await showAllocationsOf(context, row.id),
    unallocatedPayments: await showUnallocated(context, row),
    clientCredit: toNumber(await creditLeft(db, row)),
    creditUses: await showCreditUses(context, row),
    creditNotes: credits.map(showRef),
    files: files.map(({ type, name, size, sha256, createdAt }) => ({
      type,
      name,
      size,
      sha256,
      creationDate: createdAt.getTime(),
    })),
    history: await historyOf(context, row, isOffice),
    moves: await movesOf(context, row),
    ...(isOffice && (await showMails(context, row))),
    notes: row.notes,
    ...(isOffice && {
      ...(row.taxOverride && { taxOverride: row.taxOverride }),
      ...(row.rate && { exchangeRate: Number(row.rate) }),
      baseCurrency: row.baseCurrency,
      baseTotal: Number(row.baseTotal),
      ...(createdBy && { createdBy }),
    }),
    ...(xero && { xero }),
  }
}

const permissionOf: Readonly<Record<InvoiceMove, KnownPermission>> = {
  pay: 'RECEIVABLES_payment',
  issueInstallment: 'RECEIVABLES_create',
  credit: 'RECEIVABLES_create',
  cancel: 'RECEIVABLES_cancel',
}

async function movesOf({ db, session }: ShowContext, row: InvoiceRow): Promise<Invoice['moves']> {
  if (row.kind === 'CREDIT' || row.cancelledAt !== null) return []
  const facts = await moveFacts(db, session, row)
  return (Object.keys(permissionOf) as InvoiceMove[]).flatMap((move) => {
    if (!hasPermission(session, permissionOf[move])) return []
    if (move === 'issueInstallment' && facts.installments.of === 1) return []
    const missing = invoiceMoveGaps(move, facts)
    return [{ move, ...(missing.length > 0 && { missing }), ...(move === 'credit' && { needsReason: true }) }]
  })
}

/** The history of a document, newest first. */
async function historyOf({ db, session }: ShowContext, row: InvoiceRow, isOffice: boolean): Promise<InvoiceEvent[]> {
  const events = await db
    .select()
    .from(financeEvents)
    .where(and(eq(financeEvents.accountId, row.accountId), eq(financeEvents.documentId, row.id)))
    .orderBy(desc(financeEvents.position))
  const people = await loadPeople(
    db,
    session,
    events.map(({ userId }) => userId),
  )
  return events.map(({ event, at, userId, detail }) => {
    const user = isOffice ? people(userId) : undefined
    const { amount, total, installment, document, reason } = detail
    const shown = amount ?? total
    return {
      event,
      date: at.getTime(),
      ...(user && { user }),
      ...(shown !== undefined && { amount: Number(shown) }),
      ...(typeof installment === 'number' && { installment }),
      ...(typeof document === 'string' && document !== '' && { document }),
      ...(typeof reason === 'string' && { reason }),
    }
  })
}
