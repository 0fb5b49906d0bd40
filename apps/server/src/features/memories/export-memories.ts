import type { TranslationMemory } from '@dragoman/sdk/operations/translationMemories'
import { inArray } from 'drizzle-orm'
import { inOrderOf } from '../../kernel/database/one-row.ts'
import type { ExportedList } from '../lists/list-export.ts'
import { listedMemories, memoryOrder } from './list-memories.ts'
import { showMemories } from './memories.ts'
import { translationMemories } from './tables.ts'

/** The list of memories as a file. */
export const memoryListExport: ExportedList<TranslationMemory> = {
  jobType: 'TM_LIST_EXPORT',
  fileName: 'translation-memories',
  async ids(db, session, { q, filter, sort }, now) {
    const found = await db
      .select({ id: translationMemories.id })
      .from(translationMemories)
      .where(await listedMemories(db, session, { q, filter }, now))
      .orderBy(...memoryOrder(sort))
    return found.map(({ id }) => id)
  },
  async rows(db, _session, ids) {
    const found = await db.select().from(translationMemories).where(inArray(translationMemories.id, ids))
    return showMemories(db, inOrderOf(ids, found), { counted: true })
  },
  fields: {
    name: ({ name }) => name,
    organization: ({ organization }) => organization?.name,
    orgUnits: ({ orgUnits }) => orgUnits.map(({ name }) => name).join(', '),
    source: ({ sourceLocale }) => sourceLocale,
    targets: ({ targetLocales }) => targetLocales.join(', '),
    totalUnits: ({ totalUnits }) => totalUnits,
    totalSegments: ({ totalSegments }) => totalSegments,
    lastImport: ({ lastImport }) => lastImport && new Date(lastImport.creationDate),
    lastImportFile: ({ lastImport }) => lastImport?.fileName,
    domain: ({ domain }) => domain,
    subDomain: ({ subDomain }) => subDomain,
    creator: ({ creator }) => creator?.name,
    creationDate: ({ creationDate }) => new Date(creationDate),
    note: ({ note }) => note,
    uuid: ({ uuid }) => uuid,
  },
}
