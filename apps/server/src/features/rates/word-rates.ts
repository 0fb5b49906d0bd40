import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { insertOne } from '../../kernel/database/one-row.ts'
import { workflows } from '../workflows/tables.ts'
import { userRateDetails, userRates } from './tables.ts'

/** Makes the default rate of a linguist from English: one for translation, and half of it for review. */
export async function createWordRates(
  db: Database,
  accountId: string,
  userId: string,
  {
    targets,
    wordRate,
    currency,
    minimumFee = '5',
  }: { targets: readonly string[]; wordRate: string; currency: string; minimumFee?: string },
): Promise<void> {
  const rate = await insertOne(db, userRates, { userId, currency, isDefault: true, minimumFee })
  const steps = await db
    .select()
    .from(workflows)
    .where(and(eq(workflows.accountId, accountId), inArray(workflows.code, ['TRANSLATION', 'REVIEW'])))
  await db.insert(userRateDetails).values(
    steps.flatMap(({ id, code }) =>
      targets.map((targetLocale) => ({
        userRateId: rate.id,
        accountId,
        sourceLocale: 'en',
        targetLocale,
        workflowId: id,
        wordRate: code === 'REVIEW' ? (Number(wordRate) / 2).toFixed(6) : wordRate,
      })),
    ),
  )
}
