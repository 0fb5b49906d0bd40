import { connectorKinds, connectorLocale } from '@dragoman/sdk/connector-kinds'
import { eq } from 'drizzle-orm'
import type { AppSettings } from '../../../identity/context.ts'
import { orgUnits } from '../../../identity/tables.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import type { ConfigRow } from '../configs/find-config.ts'
import { secretsOf } from '../configs/secrets.ts'
import type { Connection } from '../peer/adapter.ts'
import { asking } from '../peer/ask.ts'
import type { RunParams } from '../tables.ts'
import { budgetsOf } from './budget.ts'
import { exchangeKeeper } from './exchanges.ts'

/** Languages of a connection: its own, else those of its unit. */
export async function languagesOf(db: Database, config: ConfigRow, params: RunParams = {}) {
  const [unit] = await db
    .select({ source: orgUnits.defaultSourceLocale, targets: orgUnits.targetLocales })
    .from(orgUnits)
    .where(eq(orgUnits.id, config.orgUnitId))
  const settings = { ...config.settings, ...params.settings }
  const sourceLocale = settings.sourceLocale ?? unit?.source ?? ''
  const targets = settings.targetLocales?.length ? settings.targetLocales : (unit?.targets ?? [])
  return { sourceLocale, targetLocales: targets.filter((locale) => locale !== sourceLocale) }
}

/** The address by which this installation commits. */
export const authorEmailOf = ({ publicUrl }: Pick<AppSettings, 'publicUrl'>): string =>
  `dragoman@${new URL(publicUrl).hostname}`

/** Opens the way to the other system; nothing is asked before an adapter does. */
export async function openConnection(
  db: Database,
  config: ConfigRow,
  settings: AppSettings,
  params: RunParams = {},
): Promise<Connection> {
  const { localeStyle, keepsExchanges } = connectorKinds[config.kind]
  const secrets = secretsOf(config, settings.secretKey)
  const ask = asking({
    allowedHosts: settings.connectorAllowedHosts ?? [],
    gateway: settings.connectorGateway,
    secrets: Object.values(secrets),
    budget: budgetsOf(db, config),
    keep: keepsExchanges && exchangeKeeper(db, config.id, Object.values(secrets)),
  })
  const own = { ...config.settings, ...params.settings }
  const codes = new Map(own.locales?.map(({ locale, code }) => [locale, code]))
  const { repository } = params
  const isAsked = ({ owner, name }: { owner: string; name: string }) =>
    repository === undefined || [`${owner}/${name}`, name].includes(repository)
  return {
    fields: { ...config.fields, ...secrets },
    repositories: config.repositories.filter(isAsked),
    settings: own,
    ...(await languagesOf(db, config, params)),
    author: { name: 'Dragoman', email: authorEmailOf(settings) },
    codeOf: (locale) => codes.get(locale) ?? connectorLocale(locale, localeStyle),
    ask,
    memo: new Map(),
  }
}
