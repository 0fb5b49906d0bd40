import { connectorKinds } from '@dragoman/sdk/connector-kinds'
import { and, eq, inArray } from 'drizzle-orm'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { projects } from '../../work/tables.ts'
import type { ConfigRow } from '../configs/find-config.ts'
import { tagOf } from '../connection/tag-of.ts'
import { connectorConfigs, connectorRunItems, connectorRuns } from '../tables.ts'

/** The projects that dry runs would create: one for each tag of what is new that no open project collects for. */
export async function newProjects(db: Database, runIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (runIds.length === 0) return new Map()
  const lines = await db
    .select({ run: connectorRunItems.runId, key: connectorRunItems.key, config: connectorConfigs })
    .from(connectorRunItems)
    .innerJoin(connectorRuns, eq(connectorRuns.id, connectorRunItems.runId))
    .innerJoin(connectorConfigs, eq(connectorConfigs.id, connectorRuns.configId))
    .where(and(isOneOf(connectorRunItems.runId, runIds), inArray(connectorRunItems.reason, ['NEW', 'CHANGED'])))
  const wanted = lines.map(({ run, key, config }) => ({ run, unit: config.orgUnitId, tag: tagOfKey(config, key) }))
  const open = await db
    .selectDistinct({ unit: projects.orgUnitId, tag: projects.ciTag })
    .from(projects)
    .where(and(eq(projects.status, 'DRAFT'), inArray(projects.ciTag, [...new Set(wanted.map(({ tag }) => tag))])))
  const present = new Set(open.map(({ unit, tag }) => `${unit} ${tag}`))
  const missing = wanted.filter(({ unit, tag }) => !present.has(`${unit} ${tag}`))
  return new Map(
    [...Map.groupBy(missing, ({ run }) => run)].map(([run, own]) => [run, new Set(own.map(({ tag }) => tag)).size]),
  )
}

/** Keys of files begin with their repository. */
const tagOfKey = (config: ConfigRow, key: string): string =>
  tagOf(config, config.settings, connectorKinds[config.kind].hasRepositories && key.split(':')[0])
