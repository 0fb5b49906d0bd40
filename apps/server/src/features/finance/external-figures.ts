import type { XeroFigure } from '@dragoman/sdk/operations/xero'
import { and, eq, isNull } from 'drizzle-orm'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { externalLinks } from './tables.ts'

type LinkRow = typeof externalLinks.$inferSelect

const pages: Readonly<Record<LinkRow['kind'], string>> = {
  INVOICE: 'AccountsReceivable/View.aspx?InvoiceID=',
  CREDIT_NOTE: 'AccountsReceivable/ViewCreditNote.aspx?creditNoteID=',
  BILL: 'AccountsPayable/View.aspx?InvoiceID=',
}

/** How Xero has some documents; nothing for those that aren't there. */
export async function loadXeroFigures(
  db: Database,
  documentIds: readonly string[],
): Promise<(documentId: string) => XeroFigure | undefined> {
  if (documentIds.length === 0) return () => undefined
  const links = await db
    .select()
    .from(externalLinks)
    .where(
      and(
        isOneOf(externalLinks.documentId, documentIds),
        eq(externalLinks.system, 'XERO'),
        isNull(externalLinks.endedAt),
      ),
    )
  return (documentId) => {
    const own = links.filter((link) => link.documentId === documentId)
    const document = own.find(({ part }) => part === '')
    if (!document) return undefined
    const isVoid = document.cause === 'VOIDED'
    const state = isVoid ? 'VOIDED' : own.some(({ cause }) => cause !== null) ? 'DIFFERS' : 'EQUAL'
    return {
      state,
      ...(!isVoid && { amount: Number(document.externalAmount) }),
      url: `https://go.xero.com/${pages[document.kind]}${document.externalId}`,
    }
  }
}
