import type { ConnectorPrice } from '@dragoman/sdk/operations/connectors'
import { and, eq, inArray } from 'drizzle-orm'
import { only } from '../../../kernel/database/one-row.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { seesPrices } from '../../../identity/sees-prices.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import { estimateWords } from '../../costs/estimate-files.ts'
import { languagesOf } from '../connection/open-connection.ts'
import { connectorConfigs, connectorRunItems } from '../tables.ts'
import type { RunRow } from './show-runs.ts'

/** The price of what a dry run would take in, for those who see prices. */
export async function priceOfForecast(
  db: Database,
  session: SignedIn,
  run: RunRow,
): Promise<ConnectorPrice | undefined> {
  if (!run.isDryRun || run.direction !== 'PULL' || run.endedAt === null || !seesPrices(session)) return undefined
  const config = only(
    await db.select().from(connectorConfigs).where(eq(connectorConfigs.id, run.configId)),
    'the connection of a run is gone',
  )
  const { sourceLocale, targetLocales } = await languagesOf(db, config, run.params)
  const { workflows } = { ...config.settings, ...run.params.settings }
  const taken = await db
    .select({ name: connectorRunItems.key, words: connectorRunItems.words })
    .from(connectorRunItems)
    .where(and(eq(connectorRunItems.runId, run.id), inArray(connectorRunItems.reason, ['NEW', 'CHANGED'])))
  if (!sourceLocale || taken.length === 0) return undefined
  const files = taken.map(({ name, words }) => ({ name, totalSegments: 1, totalWords: words ?? 0 }))
  const steps = workflows?.length ? { workflows } : {}
  const wanted = { sourceLocale, targetLocales, files, ...steps }
  const price = await estimateWords({ db, session }, config.orgUnitId, wanted)
  if (!price) return undefined
  const { total, currency, missingPrices } = price
  return { amount: total, currency: currency as ConnectorPrice['currency'], isComplete: !missingPrices }
}
