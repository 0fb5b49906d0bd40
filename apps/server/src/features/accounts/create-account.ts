import type { Database } from '../../kernel/database/connect.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { netRateSettings, priceLists } from '../rates/tables.ts'
import { defaultSteps } from '../workflows/default-steps.ts'
import { workflows } from '../workflows/tables.ts'
import { accounts } from '../../kernel/tables.ts'
import { defaultScheme } from '../../engines/analysis/bands.ts'
import { createFinanceGroups } from '../../identity/finance-groups.ts'
import { insertOne } from '../../kernel/database/one-row.ts'

export interface NewAccount {
  name: string
  /** PERSONAL, BUSINESS or ENTERPRISE. */
  tier: 'PERSONAL' | 'BUSINESS' | 'ENTERPRISE'
  /** ISO 4217. */
  currency: string
}

/** Makes an account that one can work in at once: with its steps, a default price list, default net rates, and the groups of finance. */
export async function createAccount(db: Database, account: NewAccount) {
  const row = await insertOne(db, accounts, account)
  await db.insert(workflows).values(
    defaultSteps.map(({ code, title, editorEnabled = true }, at) => ({
      accountId: row.id,
      code,
      title,
      editorEnabled,
      sequence: at + 1,
      projectSequence: at + 1,
    })),
  )
  await db.insert(priceLists).values({
    accountId: row.id,
    name: 'Standard',
    currency: account.currency,
    isDefault: true,
    defaultPricePerItem: '0.12',
    defaultPricePerHour: '60',
    wordsPerHour: 500,
    minFeeType: 'NONE',
  })
  const ofSystem = and(isNull(netRateSettings.accountId), eq(netRateSettings.isDefault, true))
  // It inherits the system's default scheme where there is one.
  if ((await db.$count(netRateSettings, ofSystem)) === 0)
    await db.insert(netRateSettings).values({
      accountId: row.id,
      name: 'Standard',
      isDefault: true,
      ...defaultScheme(defaultSteps.map(({ code }) => code)),
    })
  await createFinanceGroups(db, row.id)
  return row
}
