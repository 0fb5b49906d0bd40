import type { ChangeContext } from '../../identity/change-context.ts'
import type { JobRow } from '../../kernel/jobs/job-runner.ts'
import type { Objects } from '../../kernel/objects.ts'
import { startImport as startTermImport } from '../glossaries/exchange/exchange-jobs.ts'
import { findGlossary, glossaryEntity } from '../glossaries/glossaries.ts'
import { createGlossary } from '../glossaries/save-glossary.ts'
import { findMemory, memoryEntity } from '../memories/memories.ts'
import { startImport as startMemoryImport } from '../memories/memory-jobs.ts'
import { createMemory } from '../memories/save-memory.ts'
import { startTableJob } from '../table-imports/table-import.ts'
import { choiceOf, type FileTerms } from './file-terms.ts'
import { mappedTable } from './mapped-table.ts'
import { memoryContent } from './memory-content.ts'
import { intoNameOf, termFile } from './plan-file.ts'
import type { Made } from './tables.ts'
import { importedTables } from './tables-of-kinds.ts'

/** A change that starts jobs of other doors. */
export type StartContext = ChangeContext & { objects: Objects; publicUrl: string }

interface Started {
  job: JobRow
  made: Made
}

/** Starts the import of a file through the door of its kind. */
export function startFile(context: StartContext, terms: FileTerms): Promise<Started> {
  const { kind } = terms.row
  if (kind === 'MEMORY' || kind === 'TRANSLATIONS') return startMemory(context, terms)
  if (kind === 'GLOSSARY') return startTerms(context, terms)
  return startTable(context, terms, kind as keyof typeof importedTables)
}

async function startMemory(context: StartContext, terms: FileTerms) {
  const { db, session, journal } = context
  const { file, sourceLocale } = await memoryContent(terms)
  const known = terms.row.choice.intoUuid
  let memory = known === undefined ? undefined : await findMemory(db, session, known)
  if (!memory) {
    const { row, after } = await createMemory(db, session, { name: intoNameOf(terms), sourceLocale, targetLocales: [] })
    await journal({ event: 'TRANSLATION_MEMORY_CREATED', entity: memoryEntity(row), after })
    memory = row
  }
  const job = await startMemoryImport(context, memory, { file, dryRun: false, isUndoable: true })
  return { job, made: { intoId: memory.id, isNew: known === undefined } }
}

async function startTerms(context: StartContext, terms: FileTerms) {
  const { db, session, journal } = context
  const { file } = await termFile(terms)
  const known = terms.row.choice.intoUuid
  let glossary = known === undefined ? undefined : await findGlossary(db, session, known)
  if (!glossary) {
    glossary = await createGlossary(db, session, { name: intoNameOf(terms), languages: [terms.sourceLocale] })
    const after = { name: glossary.name, languages: glossary.languages }
    await journal({ event: 'GLOSSARY_CREATED', entity: glossaryEntity(glossary), after })
  }
  // Of this file alone: another one may go into the same glossary.
  const at = new Date()
  const job = await startTermImport(context, glossary, { file, dryRun: false, at })
  return { job, made: { intoId: glossary.id, isNew: known === undefined, at: at.toISOString() } }
}

async function startTable(context: StartContext, terms: FileTerms, kind: keyof typeof importedTables) {
  const { file } = await mappedTable(terms.file, choiceOf(terms.row))
  const { publicUrl } = context
  return { job: await startTableJob(context, importedTables[kind], { file, dryRun: false, publicUrl }), made: {} }
}
