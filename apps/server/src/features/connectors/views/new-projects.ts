import { connectorKinds } from '@dragoman/sdk/connector-kinds'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { projects } from '../../work/tables.ts'
import { tagOf } from '../connection/tag-of.ts'
import { connectorConfigs, connectorRunItems, connectorRuns } from '../tables.ts'

/** The projects that dry runs would create: one for each tag of what is new that no open project collects for. */
export async function newProjects(db: Database, runIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (runIds.length === 0) return new Map()
  const places = await placesOf(db, runIds)
  const configs = await db
    .select({
      id: connectorConfigs.id,
      unit: connectorConfigs.orgUnitId,
      kind: connectorConfigs.kind,
      name: connectorConfigs.name,
      repositories: connectorConfigs.repositories,
      settings: connectorConfigs.settings,
    })
    .from(connectorConfigs)
    .where(
      isOneOf(
        connectorConfigs.id,
        places.map(({ config }) => config),
      ),
    )
  const byId = new Map(configs.map((config) => [config.id, config]))
  const wanted = places.flatMap(({ run, config: id, repository }) => {
    const config = byId.get(id)
    return config ? [{ run, unit: config.unit, tag: tagOf(config, config.settings, repository ?? undefined) }] : []
  })
  const open = await db
    .selectDistinct({ unit: projects.orgUnitId, tag: projects.ciTag })
    .from(projects)
    .where(
      and(
        eq(projects.status, 'DRAFT'),
        isOneOf(
          projects.orgUnitId,
          wanted.map(({ unit }) => unit),
        ),
        inArray(projects.ciTag, [...new Set(wanted.map(({ tag }) => tag))]),
      ),
    )
  const present = new Set(open.map(({ unit, tag }) => `${unit} ${tag}`))
  const missing = wanted.filter(({ unit, tag }) => !present.has(`${unit} ${tag}`))
  return new Map(
    [...Map.groupBy(missing, ({ run }) => run)].map(([run, own]) => [run, new Set(own.map(({ tag }) => tag)).size]),
  )
}

/** The connections of runs with something new, and the repositories that it is in: keys of files begin with theirs. */
function placesOf(db: Database, runIds: readonly string[]) {
  const kinds = Object.values(connectorKinds).flatMap(({ kind, hasRepositories }) => (hasRepositories ? [kind] : []))
  const isFile = inArray(connectorConfigs.kind, kinds)
  return db
    .selectDistinct({
      run: connectorRunItems.runId,
      config: connectorConfigs.id,
      repository: sql<string | null>`case when ${isFile} then split_part(${connectorRunItems.key}, ':', 1) end`,
    })
    .from(connectorRunItems)
    .innerJoin(connectorRuns, eq(connectorRuns.id, connectorRunItems.runId))
    .innerJoin(connectorConfigs, eq(connectorConfigs.id, connectorRuns.configId))
    .where(and(isOneOf(connectorRunItems.runId, runIds), inArray(connectorRunItems.reason, ['NEW', 'CHANGED'])))
}
