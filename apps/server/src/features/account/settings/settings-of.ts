import { eq } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { accountSettings } from '../tables.ts'

type Row = typeof accountSettings.$inferSelect

/** The settings that an account can decide. */
export type SettingsOfAccount = Omit<Row, 'accountId'>

/** As long as an account decides nothing else; the same as in the database. */
const defaults: SettingsOfAccount = {
  cancellationRequired: false,
  projectAutomationEnabled: true,
  aiReviewEnabled: false,
  aiSpellcheckEnabled: false,
  sendLearntToKanban: false,
  customReviewCategorizationEnabled: false,
  customReviewCategoryOnly: false,
  payoutConfirmationRequired: false,
  requireContextTmMatching: false,
  contractIntroduction: '',
  contractsInProfile: true,
  costsLogfileType: 'BY_STATUS',
  wordCounter: 'WORD',
  stopLossHours: 72,
  stopLossMinimumPercent: 0,
  stopLossReasonRequired: false,
  journalDays: null,
  placement: null,
}

/** The settings of an account. */
export async function settingsOf(db: Database, accountId: string): Promise<SettingsOfAccount> {
  const [row] = await db.select().from(accountSettings).where(eq(accountSettings.accountId, accountId))
  if (!row) return defaults
  const { accountId: _, ...settings } = row
  return settings
}

/** Changes settings of an account, which is held. */
export async function writeSettings(
  db: Database,
  accountId: string,
  change: Partial<SettingsOfAccount>,
): Promise<void> {
  await db
    .insert(accountSettings)
    .values({ accountId, ...change })
    .onConflictDoUpdate({ target: accountSettings.accountId, set: change })
}

/** Settings of reduced fees, which have a page of their own. */
export const stopLossSettings: readonly (keyof SettingsOfAccount)[] = [
  'stopLossHours',
  'stopLossMinimumPercent',
  'stopLossReasonRequired',
]
