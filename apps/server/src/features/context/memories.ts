import { isSameWriting } from '@dragoman/sdk/languages'
import type {
  ServedLocale,
  TranslationMemoryBinding,
  TranslationMemoryBindingRequest,
} from '@dragoman/sdk/operations/projects'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { servingsOf, sourcePenaltyOf } from '../memories/lookup/binding.ts'
import { translationMemories } from '../memories/tables.ts'
import { projectMemories } from './tables.ts'
import { workflows } from '../workflows/tables.ts'
import { impossible, invalid, notFound } from '../../kernel/refusals.ts'
import { versionOf } from '../../kernel/version.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { ChangeContext } from '../../identity/change-context.ts'
import { showMemories } from '../memories/memories.ts'
import type { MemoryRow } from '../memories/memories.ts'
import { projectEntity, requireUnlocked } from '../work/find-project.ts'
import type { ProjectRow } from '../work/find-project.ts'
import { memoriesBound } from '../work/events.ts'
import { workUnits } from '../work/work-unit-tables.ts'

/** The memories bound to a project, in the order in which they are asked. */
export async function showBindings(db: Database, project: ProjectRow): Promise<TranslationMemoryBinding[]> {
  const rows = await db
    .select({ binding: projectMemories, memory: translationMemories })
    .from(projectMemories)
    .innerJoin(translationMemories, eq(translationMemories.id, projectMemories.memoryId))
    .where(eq(projectMemories.projectId, project.id))
    .orderBy(asc(projectMemories.position), asc(projectMemories.id))
  const targetLocales = await targetLocalesOf(db, project)
  const memories = await showMemories(
    db,
    rows.map(({ memory }) => memory),
    { counted: true },
  )
  return rows.map(({ binding, memory }, at) => {
    const tm = memories[at]
    if (!tm) throw new Error(`memory ${memory.id} is gone`)
    const { id, read, write, penalty, threshold, maxHits, fixTags, settings } = binding
    return {
      id,
      version: versionOf([memory.id, read, write, penalty, threshold, maxHits, fixTags, settings]),
      projectUuid: project.id,
      tmUuid: memory.id,
      atlasTmId: memory.number,
      name: memory.name,
      read,
      write,
      penalty,
      threshold,
      maxHits,
      fixTags,
      // Earlier versions kept true.
      settings: { ...settings, codeUomAbbreviationEnabled: false },
      tm,
      sourcePenalty: sourcePenaltyOf(memory, project.sourceLocale),
      served: targetLocales.map((targetLocale) => servedLocale(memory, targetLocale)),
    }
  })
}

const targetLocalesOf = async (db: Database, project: ProjectRow): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ targetLocale: workUnits.targetLocale })
    .from(workUnits)
    .where(eq(workUnits.projectId, project.id))
    .orderBy(asc(workUnits.targetLocale))
  return rows.map(({ targetLocale }) => targetLocale)
}

/** The translations of a memory for a target locale of a project. */
function servedLocale(memory: MemoryRow, targetLocale: string): ServedLocale {
  const servings = servingsOf(memory, targetLocale)
    .map(({ locales, penalty }) => ({
      locales: locales.filter((locale) => memory.targetLocales.includes(locale)),
      penalty,
    }))
    .filter(({ locales }) => locales.length > 0)
  return {
    targetLocale,
    memoryLocales: servings.flatMap(({ locales }) => locales),
    penalty: servings[0]?.penalty ?? 0,
  }
}

/**
 * Says which memories a held project reads and writes; the list replaces the one before, in its order. 404 for a
 * memory of another account, 422 for one in another source language, or another script of it; one of another region serves at a penalty.
 */
export async function bindMemories(
  context: ChangeContext,
  project: ProjectRow,
  wanted: readonly TranslationMemoryBindingRequest[],
): Promise<void> {
  const { db, session, journal } = context
  requireUnlocked(project)
  requireNoUnitTags(wanted)
  const memories = await findMemories(db, session, project, wanted)
  await checkWorkflows(db, project, wanted)
  const before = await db
    .delete(projectMemories)
    .where(eq(projectMemories.projectId, project.id))
    .returning({ memoryId: projectMemories.memoryId })
  if (wanted.length > 0) {
    await db.insert(projectMemories).values(
      wanted.map(({ tmUuid, read, write, penalty, threshold, maxHits, fixTags, settings }, position) => ({
        projectId: project.id,
        memoryId: tmUuid,
        position,
        read,
        write,
        penalty,
        threshold,
        maxHits,
        fixTags,
        settings: {
          codeUomAbbreviationEnabled: false,
          workflows: settings?.workflows ?? [],
        },
      })),
    )
  }
  await journal({
    entity: projectEntity(project),
    projectId: project.id,
    before: { memories: before.map(({ memoryId }) => memoryId) },
    after: { memories: memories.map(({ id }) => id) },
    detail: { names: memories.map(({ name }) => name) },
  })
  await context.happened(memoriesBound, { project })
}

async function findMemories(
  db: Database,
  session: SignedIn,
  project: ProjectRow,
  wanted: readonly TranslationMemoryBindingRequest[],
): Promise<MemoryRow[]> {
  const ids = wanted.map(({ tmUuid }) => tmUuid)
  if (new Set(ids).size < ids.length) throw invalid('body', 'Each memory can be added only once.')
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(translationMemories)
    .where(and(inArray(translationMemories.id, ids), eq(translationMemories.accountId, session.account.id)))
  return ids.map((id) => {
    const memory = rows.find((row) => row.id === id)
    if (!memory) throw notFound('translation memory')
    if (isSameWriting(memory.sourceLocale, project.sourceLocale)) return memory
    const message = `${memory.name} translates from ${memory.sourceLocale}, but the project translates from ${project.sourceLocale}. Add a memory with that source language.`
    throw impossible(message, 'SOURCE_LANGUAGE_DIFFERS', { tmUuid: id, sourceLocale: memory.sourceLocale })
  })
}

/** Better refused than stored without effect. */
function requireNoUnitTags(wanted: readonly TranslationMemoryBindingRequest[]): void {
  const at = wanted.findIndex(({ settings }) => settings?.codeUomAbbreviationEnabled === true)
  if (at === -1) return
  throw invalid(
    `body.${at}.settings.codeUomAbbreviationEnabled`,
    "Abbreviations of units of measure can't be treated as inline tags. Send false.",
  )
}

async function checkWorkflows(
  db: Database,
  project: ProjectRow,
  wanted: readonly TranslationMemoryBindingRequest[],
): Promise<void> {
  const ids = wanted.flatMap(({ settings }) => settings?.workflows?.map(({ workflowUuid }) => workflowUuid) ?? [])
  if (ids.length === 0) return
  const known = await db
    .select({ id: workflows.id })
    .from(workflows)
    .where(and(inArray(workflows.id, ids), eq(workflows.accountId, project.accountId)))
  if (known.length < new Set(ids).size) throw notFound('workflow')
}
