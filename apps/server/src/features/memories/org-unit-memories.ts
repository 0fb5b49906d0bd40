import type { OrgUnitMemory, OrgUnitMemorySave } from '@dragoman/sdk/operations/translationMemories'
import { and, asc, eq } from 'drizzle-orm'
import type { OrgUnitRow } from '../../identity/org-units.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { invalid, notFound } from '../../kernel/refusals.ts'
import { versionOf } from '../../kernel/version.ts'
import { memoryOrgUnits, translationMemories } from './tables.ts'

/** The memories of an organizational unit, by name, and what its new projects do with them. */
export async function showOrgUnitMemories(db: Database, { id }: OrgUnitRow): Promise<OrgUnitMemory[]> {
  const rows = await db
    .select({ binding: memoryOrgUnits, memory: translationMemories })
    .from(memoryOrgUnits)
    .innerJoin(translationMemories, eq(translationMemories.id, memoryOrgUnits.memoryId))
    .where(eq(memoryOrgUnits.orgUnitId, id))
    .orderBy(asc(translationMemories.name), asc(translationMemories.id))
  return rows.map(({ binding: { isDefault, write }, memory: { id: tmUuid, name, sourceLocale, targetLocales } }) => ({
    tmUuid,
    name,
    sourceLocale,
    targetLocales,
    default: isDefault,
    write,
    version: versionOf([tmUuid, isDefault, write]),
  }))
}

/** The memories as the journal names them. */
export const inBrief = (memories: readonly OrgUnitMemory[]) =>
  memories.map(({ name, default: isDefault, write }) => ({ name, default: isDefault, write }))

/** Replaces the memories of a held organizational unit; 404 for one of another account, 400 for another organization's. */
export async function bindToOrgUnit(
  db: Database,
  orgUnit: OrgUnitRow,
  wanted: readonly OrgUnitMemorySave[],
): Promise<void> {
  const ids = wanted.map(({ tmUuid }) => tmUuid)
  if (new Set(ids).size < ids.length) throw invalid('body', 'Each memory can be added only once.')
  const found = await db
    .select({ name: translationMemories.name, organizationId: translationMemories.organizationId })
    .from(translationMemories)
    .where(and(isOneOf(translationMemories.id, ids), eq(translationMemories.accountId, orgUnit.accountId)))
  if (found.length < ids.length) throw notFound('translation memory')
  const foreign = found.find(({ organizationId }) => organizationId && organizationId !== orgUnit.organizationId)
  if (foreign) throw invalid('body', `${foreign.name} belongs to another organization.`)
  await db.delete(memoryOrgUnits).where(eq(memoryOrgUnits.orgUnitId, orgUnit.id))
  if (wanted.length === 0) return
  await db.insert(memoryOrgUnits).values(
    wanted.map(({ tmUuid, default: isDefault = false, write = true }) => ({
      memoryId: tmUuid,
      orgUnitId: orgUnit.id,
      isDefault,
      write,
    })),
  )
}
