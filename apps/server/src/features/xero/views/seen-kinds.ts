import { can } from '@dragoman/sdk/permissions'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { SentKind } from '../tables.ts'

/** The kinds of documents that a person may see. */
export const seenKinds = (session: SignedIn): SentKind[] => [
  ...(can(session, ['RECEIVABLES_get_invoices']) ? (['INVOICE', 'CREDIT_NOTE'] as const) : []),
  ...(can(session, ['PAYABLES_get_payables']) ? (['BILL'] as const) : []),
]
