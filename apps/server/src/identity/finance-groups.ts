import type { KnownPermission } from '@dragoman/sdk/permission-table'
import { inArray } from 'drizzle-orm'
import type { Database } from '../kernel/database/connect.ts'
import { insertOne } from '../kernel/database/one-row.ts'
import { permissionGrants, permissionGroups, permissions } from './tables.ts'

/** The groups that part money's work among people, so that one person never does all of it. Every account has them. */
const financeGroups = {
  Bookkeeper: [
    'PAYABLES_get_payables',
    'PAYABLES_create',
    'PAYABLES_cancel',
    'RECEIVABLES_get_invoices',
    'RECEIVABLES_create',
    'RECEIVABLES_payment',
  ],
  Approver: [
    'PAYABLES_get_payables',
    'PAYABLES_approve',
    'RECEIVABLES_get_invoices',
    'RECEIVABLES_cancel',
    'FINANCE_lock',
  ],
  Payer: ['PAYABLES_get_payables', 'PAYABLES_pay'],
} as const satisfies Record<string, readonly KnownPermission[]>

/** Makes the groups of a new account, with their permissions and without members. */
export async function createFinanceGroups(db: Database, accountId: string): Promise<void> {
  for (const [name, codes] of Object.entries(financeGroups)) {
    const { id: granteeId } = await insertOne(db, permissionGroups, { accountId, name })
    const rows = await db
      .select({ permissionId: permissions.id })
      .from(permissions)
      .where(inArray(permissions.code, [...codes]))
    if (rows.length > 0) await db.insert(permissionGrants).values(rows.map((row) => ({ granteeId, ...row })))
  }
}
