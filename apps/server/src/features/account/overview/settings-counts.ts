import type { SettingsPageCode } from '@dragoman/sdk/operations/accountSettings'
import { eq, type SQL } from 'drizzle-orm'
import type { Registry, SettingsPageFacts } from '../../../identity/feature.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { only } from '../../../kernel/database/one-row.ts'
import { accounts } from '../../../kernel/tables.ts'

/** How many things the pages of the settings of an account hold, counted in one query. */
export async function settingsCounts(
  db: Database,
  accountId: string,
  pages: Registry['settingsPages'],
): Promise<ReadonlyMap<SettingsPageCode, SettingsPageFacts>> {
  const wanted = Object.entries(pages).flatMap(([page, { counts }]) =>
    Object.entries(counts?.(db, accountId) ?? {}).map(([fact, number]) => ({ page, fact, number })),
  )
  const columns: Record<string, SQL<number>> = {}
  for (const [at, { number }] of wanted.entries()) columns[`n${at}`] = number
  const found = only(await db.select(columns).from(accounts).where(eq(accounts.id, accountId)))
  const counts = new Map<SettingsPageCode, SettingsPageFacts>()
  for (const [at, { page, fact }] of wanted.entries()) {
    const code = page as SettingsPageCode
    counts.set(code, { ...counts.get(code), [fact]: found[`n${at}`]! })
  }
  return counts
}
