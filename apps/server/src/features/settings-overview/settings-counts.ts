import type { SettingsPageCode } from '@dragoman/sdk/operations/accountSettings'
import { and, count, eq, isNotNull, isNull } from 'drizzle-orm'
import { contracts, orgUnits } from '../../identity/tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { only } from '../../kernel/database/one-row.ts'
import { accounts } from '../../kernel/tables.ts'
import { optionsOf } from '../cancellations/options.ts'
import { customFields } from '../custom-fields/tables.ts'
import { fileOptions } from '../file-options/tables.ts'
import { spellingWords } from '../spelling/tables.ts'
import { languageMappings } from '../language-mappings/tables.ts'
import { providers } from '../machine-translation/providers/providers.ts'
import { mtEngines } from '../machine-translation/tables.ts'
import { netRateSettings, priceLists } from '../rates/tables.ts'
import { segmentationRules } from '../segmentation/tables.ts'
import { thirdParties } from '../third-parties/tables.ts'
import { webhooks } from '../webhooks/tables.ts'
import { workflowTemplates } from '../workflows/tables.ts'

/** How many things the pages of the settings of an account hold, those in use alone; and webhooks that fail. */
export async function settingsCounts(
  db: Database,
  accountId: string,
): Promise<{ counts: Partial<Record<SettingsPageCode, number>>; failing: number }> {
  const active = and(eq(webhooks.accountId, accountId), eq(webhooks.active, true))
  const { failing, ...counted } = only(
    await db
      .select({
        PRICE_LISTS: db.$count(priceLists, and(eq(priceLists.accountId, accountId), eq(priceLists.status, 'ACTIVE'))),
        CONTRACTS: db.$count(contracts, and(eq(contracts.accountId, accountId), eq(contracts.active, true))),
        WEBHOOKS: db.$count(webhooks, active),
        failing: db.$count(webhooks, and(active, isNotNull(webhooks.failingSince))),
        THIRD_PARTIES: db.$count(thirdParties, eq(thirdParties.accountId, accountId)),
        HIERARCHY: db.$count(orgUnits, eq(orgUnits.accountId, accountId)),
        SPELLING: db.$count(spellingWords, eq(spellingWords.accountId, accountId)),
        LANGUAGE_MAPPINGS: db.$count(languageMappings, eq(languageMappings.accountId, accountId)),
        CUSTOM_FIELDS: db.$count(
          customFields,
          and(eq(customFields.accountId, accountId), isNull(customFields.archivedAt)),
        ),
        WORKFLOWS: db.$count(
          workflowTemplates,
          and(eq(workflowTemplates.accountId, accountId), eq(workflowTemplates.active, true)),
        ),
        SEGMENTATION: db.$count(
          segmentationRules,
          and(
            eq(segmentationRules.accountId, accountId),
            isNull(segmentationRules.endedAt),
            isNotNull(segmentationRules.orgUnitId),
          ),
        ),
        FILE_OPTIONS: db.$count(fileOptions, eq(fileOptions.accountId, accountId)),
        NET_RATES: db.$count(netRateSettings, eq(netRateSettings.accountId, accountId)),
      })
      .from(accounts)
      .where(eq(accounts.id, accountId)),
  )
  const options = await optionsOf(db, accountId)
  const engines = await db
    .select({ provider: mtEngines.provider, engines: count() })
    .from(mtEngines)
    .where(and(eq(mtEngines.accountId, accountId), eq(mtEngines.enabled, true)))
    .groupBy(mtEngines.provider)
  const ofKind = (kind: 'MT' | 'LLM') =>
    engines.filter(({ provider }) => providers[provider].kind === kind).reduce((sum, row) => sum + row.engines, 0)
  const counts = {
    ...counted,
    CANCELLATIONS: options.filter((option) => option.active).length,
    MT: ofKind('MT'),
    LLMS: ofKind('LLM'),
  }
  return { counts, failing }
}
