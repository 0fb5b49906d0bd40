import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { translationMemories } from './tables.ts'
import { projectMemories } from '../projects/context/tables.ts'
import { projects } from '../projects/tables.ts'
import { sameLanguage } from './locales.ts'

/** A memory that a project reads from or writes to, as one step of the project sees it. */
export interface MemoryBinding {
  memoryId: string
  memoryName: string
  /** What it has translations into. */
  targetLocales: readonly string[]
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
 * that step counts before what it says of all steps. Left out are those of another language than the project has now.
 */
export async function loadBindings(db: Database, projectId: string, workflowId?: string): Promise<MemoryBinding[]> {
  const rows = await db
    .select({ binding: projectMemories, memory: translationMemories, sourceLocale: projects.sourceLocale })
    .from(projectMemories)
    .innerJoin(translationMemories, eq(translationMemories.id, projectMemories.memoryId))
    .innerJoin(projects, eq(projects.id, projectMemories.projectId))
    .where(eq(projectMemories.projectId, projectId))
    .orderBy(asc(projectMemories.position), asc(projectMemories.id))
  return rows.flatMap(({ binding, memory, sourceLocale }) => {
    if (!sameLanguage(memory.sourceLocale, sourceLocale)) return []
    const step = binding.settings.workflows.find((workflow) => workflow.workflowUuid === workflowId)
    return {
      memoryId: memory.id,
      memoryName: memory.name,
      targetLocales: memory.targetLocales,
      read: step?.read ?? binding.read,
      write: step?.write ?? binding.write,
      penalty: binding.penalty,
      threshold: binding.threshold,
      maxHits: binding.maxHits,
      fixTags: binding.fixTags,
    }
  })
}

/** Percent that texts have to be alike by for a binding to offer them, after its penalty. */
export const lowestOf = ({ threshold, penalty }: MemoryBinding) => Math.max(1, threshold + penalty)

/**
 * Whether a memory may offer what is only similar. One without translations into a locale would be searched the longest:
 * whatever is alike in it, something better might come further down.
 */
export const mayBeSimilar = (binding: MemoryBinding, { targetLocale }: { targetLocale: string }) =>
  lowestOf(binding) < 100 && binding.targetLocales.includes(targetLocale)
