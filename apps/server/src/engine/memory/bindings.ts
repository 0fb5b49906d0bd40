import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { projectMemories, translationMemories } from '../../db/schema.ts'

/** A memory that a project reads from or writes to, as one step of the project sees it. */
export interface MemoryBinding {
  memoryId: string
  memoryName: string
  /** As on the wire. */
  sourceLocale: string
  read: boolean
  write: boolean
  /** Percent taken off every score. */
  penalty: number
  /** Lowest score offered, in percent. */
  threshold: number
  /** Most matches for a segment. */
  maxHits: number
  /** Number the codes of a match like those of the segment. */
  fixTags: boolean
}

/**
 * The memories bound to a project, in the order in which they are asked. With `workflowId`, what the binding says of
 * that step counts before what it says of all steps.
 */
export async function loadBindings(db: Database, projectId: string, workflowId?: string): Promise<MemoryBinding[]> {
  const rows = await db
    .select({ binding: projectMemories, memory: translationMemories })
    .from(projectMemories)
    .innerJoin(translationMemories, eq(translationMemories.id, projectMemories.memoryId))
    .where(eq(projectMemories.projectId, projectId))
    .orderBy(asc(projectMemories.position), asc(projectMemories.id))
  return rows.map(({ binding, memory }) => {
    const step = binding.settings.workflows.find((workflow) => workflow.workflowUuid === workflowId)
    return {
      memoryId: memory.id,
      memoryName: memory.name,
      sourceLocale: memory.sourceLocale,
      read: step?.read ?? binding.read,
      write: step?.write ?? binding.write,
      penalty: binding.penalty,
      threshold: binding.threshold,
      maxHits: binding.maxHits,
      fixTags: binding.fixTags,
    }
  })
}
