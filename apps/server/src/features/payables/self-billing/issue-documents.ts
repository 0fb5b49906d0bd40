import { and, asc, eq, isNull } from 'drizzle-orm'
import { makePdf } from '../../../engines/file-work/documents.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { transact } from '../../../kernel/database/transact.ts'
import type { Objects } from '../../../kernel/objects.ts'
import { users } from '../../../kernel/tables.ts'
import { billingVersions } from '../../people/billing/tables.ts'
import { linesOfPayable } from '../facts/line-rows.ts'
import { loadTaxes } from '../facts/tax-rows.ts'
import { payableDocuments, payables, type payableRuns } from '../tables.ts'
import { companyOf } from './self-billed.ts'
import { selfBill } from './self-bill.ts'
import type { SecretKey } from '../../../kernel/encrypted.ts'

interface Terms {
  db: Database
  objects: Objects
  secretKey: SecretKey
}

/** Makes the documents of a run that aren't made yet, each once; their bytes are kept. */
export async function issueDocuments(
  { db, objects, secretKey }: Terms,
  run: typeof payableRuns.$inferSelect,
): Promise<void> {
  const entity = await companyOf(db, run.accountId)
  const waiting = await db
    .select({ payable: payables, billing: billingVersions, language: users.language })
    .from(payables)
    .innerJoin(users, eq(users.id, payables.vendorId))
    .innerJoin(billingVersions, eq(billingVersions.id, payables.billingVersionId))
    .leftJoin(payableDocuments, eq(payableDocuments.payableId, payables.id))
    .where(and(eq(payables.runId, run.id), eq(payables.isSelfBilled, true), isNull(payableDocuments.payableId)))
    .orderBy(asc(payables.number))
  for (const { payable, billing, language } of waiting) {
    if (!entity) throw new Error(`account ${run.accountId} has no company`)
    const lines = await linesOfPayable(db, payable.id)
    const taxes = (await loadTaxes(db, [payable.id])).get(payable.id) ?? []
    const document = selfBill({ payable, entity, billing, language, lines, taxes, timezone: run.timezone, secretKey })
    const { bytes } = await makePdf(document)
    const name = `${payable.name}.pdf`
    await transact(db, async (transaction) => {
      const content = new Blob([new Uint8Array(bytes)])
      const file = { accountId: payable.accountId, name, mediaType: 'application/pdf', content }
      const { key, size, hash } = await objects.put(transaction, file)
      await transaction
        .insert(payableDocuments)
        .values({ payableId: payable.id, accountId: payable.accountId, fileKey: key, name, size, sha256: hash })
    })
  }
}
