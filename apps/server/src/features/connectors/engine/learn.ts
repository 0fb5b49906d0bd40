import type { ReadSegment } from '../../../engines/file-work/file-tasks.ts'
import { contextsOf } from '../../../engines/matching/normalize.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { authorOf, recordChange } from '../../../kernel/journal.ts'
import { loadBindings } from '../../context/bindings.ts'
import { findMemoryOfJob, memoryEntity } from '../../memories/memories.ts'
import { writeTmUnits } from '../../memories/writing/write-tm-units.ts'
import { pairTexts } from './pair-texts.ts'
import type { RunTerms } from './terms.ts'

/** A translation of the other system, beside the texts that it translates. */
interface Lesson {
  projectId: string
  title: string
  locale: string
  source: readonly ReadSegment[]
  theirs: readonly ReadSegment[]
  /** Whether it is newer than what a memory may have. */
  isNewer: boolean
}

/** Gives translations of the other system to the memories to which a project writes; false where none takes them. */
export async function learn(terms: RunTerms, transaction: Database, lesson: Lesson): Promise<boolean> {
  const { projectId, title, locale, source, theirs, isNewer } = lesson
  const pairs = pairTexts(source, theirs)
  const bindings = (await loadBindings(transaction, projectId)).filter(({ write }) => write)
  if (pairs.length === 0 || bindings.length === 0) return false
  const contexts = new Map(
    contextsOf(source.map(({ sourceHash, context = null }) => ({ sourceHash, context }))).map((context, at) => [
      source[at]!,
      context,
    ]),
  )
  const units = pairs.map(({ text, translation, codes }) => ({
    source: text.source,
    codes: text.codes,
    context: contexts.get(text)!,
    targets: [{ locale, text: translation, ...(codes && { codes }) }],
  }))
  const origin = { step: 0, projectId: null, userId: null, mode: isNewer ? 'override' : 'keep' } as const
  for (const { memoryId } of bindings) {
    const { created, written } = await writeTmUnits(transaction, memoryId, units, origin)
    if (written === 0) continue
    await recordChange(transaction, authorOf(terms.jobRun.job), {
      event: 'TRANSLATION_MEMORY_LEARNT',
      entity: memoryEntity(await findMemoryOfJob(transaction, memoryId)),
      projectId,
      detail: { created, written, task: `${title} · ${locale}` },
    })
  }
  return true
}
