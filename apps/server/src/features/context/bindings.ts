import { isSameWriting } from '@dragoman/sdk/languages'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { sourcePenaltyOf, type MemoryBinding } from '../memories/lookup/binding.ts'
import { translationMemories } from '../memories/tables.ts'
import { workflows } from '../workflows/tables.ts'
import { projects } from '../work/tables.ts'
import { projectMemories } from './tables.ts'

/**
 * The memories bound to a project, in the order in which they are asked. With `workflowId`, what the binding says of
 * that step counts before what it says of all steps, and what the account says of the step before that; what it says of all
 * steps is not meant for what a machine has made. Left out are those of another language than the project has now.
 */
export async function loadBindings(
  db: Database,
  projectId: string,
  workflowId?: string,
  { isByMachine = false }: { isByMachine?: boolean } = {},
): Promise<MemoryBinding[]> {
  const [step] = workflowId ? await db.select().from(workflows).where(eq(workflows.id, workflowId)) : []
  const rows = await db
    .select({ binding: projectMemories, memory: translationMemories, sourceLocale: projects.sourceLocale })
    .from(projectMemories)
    .innerJoin(translationMemories, eq(translationMemories.id, projectMemories.memoryId))
    .innerJoin(projects, eq(projects.id, projectMemories.projectId))
    .where(eq(projectMemories.projectId, projectId))
    .orderBy(asc(projectMemories.position), asc(projectMemories.id))
  return rows.flatMap(({ binding, memory, sourceLocale }) => {
    if (!isSameWriting(memory.sourceLocale, sourceLocale)) return []
    const ofStep = binding.settings.workflows.find((workflow) => workflow.workflowUuid === workflowId)
    return {
      memoryId: memory.id,
      memoryName: memory.name,
      targetLocales: memory.targetLocales,
      read: ofStep?.read ?? binding.read,
      write: ofStep?.write ?? (binding.write && step?.writesMemories !== false && !isByMachine),
      penalty: binding.penalty,
      threshold: binding.threshold,
      maxHits: binding.maxHits,
      fixTags: binding.fixTags,
      requireContext: memory.requireContext,
      sourcePenalty: sourcePenaltyOf(memory, sourceLocale),
    }
  })
}
