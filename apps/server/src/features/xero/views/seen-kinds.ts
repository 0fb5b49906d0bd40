import { can } from '@dragoman/sdk/permissions'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { SentKind, xeroContacts } from '../tables.ts'

/** The kinds of documents that a person may see. */
export const seenKinds = (session: SignedIn): SentKind[] => [
  ...(can(session, ['RECEIVABLES_get_invoices']) ? (['INVOICE', 'CREDIT_NOTE'] as const) : []),
  ...(can(session, ['PAYABLES_get_payables']) ? (['BILL'] as const) : []),
]

/** The parties of those documents. */
export const seenParties = (session: SignedIn): (typeof xeroContacts.$inferSelect)['kind'][] => [
  ...(can(session, ['RECEIVABLES_get_invoices']) ? (['CLIENT'] as const) : []),
  ...(can(session, ['PAYABLES_get_payables']) ? (['LINGUIST'] as const) : []),
]
