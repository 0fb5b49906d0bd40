import type { ChangeContext } from '../../identity/change-context.ts'
import type { Context, Handlers } from '../../identity/context.ts'
import { showDownload } from '../../identity/show-jobs.ts'
import { changedFields } from '../../kernel/changed-fields.ts'
import { listExportCalls } from '../lists/list-export.ts'
import { clearGlossary, deleteConcept, findConcept, listConcepts, showConcept, updateConcept } from './concepts.ts'
import { findExport, lastImport, listImports, showImport, startExport, startImport } from './exchange/exchange-jobs.ts'
import { findGlossary, glossaryEntity, showGlossary } from './glossaries.ts'
import { glossaryListExport, listGlossaries } from './list-glossaries.ts'
import { createGlossary, deleteGlossary, updateGlossary } from './save-glossary.ts'

const listExport = listExportCalls(glossaryListExport)

async function importFile(
  input: ChangeContext & Pick<Context, 'objects'>,
  glossaryUuid: string,
  { file, dryRun = false }: { file: File; dryRun?: boolean | undefined },
) {
  const { db, session, journal } = input
  const glossary = await findGlossary(db, session, glossaryUuid)
  const job = await startImport(input, glossary, { file, dryRun })
  await journal({ entity: glossaryEntity(glossary), detail: { fileName: file.name, ...(dryRun && { dryRun }) } })
  return showImport(glossary, job)
}

/** Clients name the file as they like; its name is what tells TBX from a table. */
const asTbx = (file: File) => (/\.tbx$/i.test(file.name) ? file : new File([file], `${file.name}.tbx`))

export const glossaries = {
  list: ({ db, session, query, now }) => listGlossaries(db, session, query, now),

  startListExport: listExport.startExport,
  getListExportStatus: listExport.getExportStatus,

  get: async ({ db, session, path }) => showGlossary(db, session, await findGlossary(db, session, path.glossaryUuid)),

  async create({ db, session, body, journal }) {
    const row = await createGlossary(db, session, body)
    await journal({ entity: glossaryEntity(row), after: { name: row.name, languages: row.languages } })
    return showGlossary(db, session, row)
  },

  async update({ db, session, body, journal, requireVersion }) {
    const held = await findGlossary(db, session, body.uuid, { held: true })
    await requireVersion({ entity: glossaryEntity(held), present: () => showGlossary(db, session, held) })
    const { row, isChanged, ...change } = await updateGlossary(db, session, held, body)
    if (isChanged) await journal({ entity: glossaryEntity(row), ...change })
    return showGlossary(db, session, row)
  },

  async remove({ db, session, path, journal }) {
    const row = await findGlossary(db, session, path.glossaryUuid, { held: true })
    await deleteGlossary(db, row)
    await journal({ entity: glossaryEntity(row), before: { name: row.name } })
  },

  async clear({ db, session, path, journal }) {
    const row = await findGlossary(db, session, path.glossaryUuid, { held: true })
    const concepts = await clearGlossary(db, row)
    if (concepts > 0) await journal({ entity: glossaryEntity(row), before: { concepts }, after: { concepts: 0 } })
  },

  listConceptEntries: async ({ db, session, path, query }) =>
    listConcepts(db, session, await findGlossary(db, session, path.glossaryUuid), query),

  async getConcept({ db, session, path }) {
    const { concept } = await findConcept(db, session, path.conceptId)
    return showConcept(db, session, concept)
  },

  async updateConcept({ db, session, path, body, journal, requireVersion }) {
    const { concept, glossary } = await findConcept(db, session, path.conceptId, { held: true })
    await requireVersion({ entity: glossaryEntity(glossary), present: () => showConcept(db, session, concept) })
    const { row, before, after } = await updateConcept(db, concept, body)
    const { isChanged, ...change } = changedFields(before, after)
    const shown = await showConcept(db, session, row)
    const detail = { conceptId: row.number, term: shown.terms[0]?.text }
    if (isChanged) await journal({ entity: glossaryEntity(glossary), ...change, detail })
    return shown
  },

  async removeConcept({ db, session, path, journal }) {
    const { concept, glossary } = await findConcept(db, session, path.conceptId, { held: true })
    const terms = await deleteConcept(db, concept)
    const { definition, note, number: conceptId } = concept
    const before = { definition, note, terms }
    await journal({ entity: glossaryEntity(glossary), before, detail: { conceptId, term: terms[0] } })
  },

  import: (input) => importFile(input, input.path.glossaryUuid, { ...input.query, file: input.body.file }),

  importTbx: (input) => importFile(input, input.path.glossaryUuid, { file: asTbx(input.body.tbxFile) }),

  listJobs: async ({ db, session, path, query }) =>
    listImports(db, await findGlossary(db, session, path.glossaryUuid), query),

  getLastImportJob: async ({ db, session, path }) => lastImport(db, await findGlossary(db, session, path.glossaryUuid)),

  async startExport(input) {
    const { db, session, path, query, journal, settings, now } = input
    const glossary = await findGlossary(db, session, path.glossaryUuid)
    const { languages = [], tbxVersion = 3, tbxDialect = 'basic' } = query
    const job = await startExport(input, glossary, { fileType: path.fileType, languages, tbxVersion, tbxDialect })
    await journal({ entity: glossaryEntity(glossary), detail: { fileType: path.fileType } })
    return showDownload(job, { settings, now, session })
  },

  async getExportStatus({ db, session, path, settings, now }) {
    const glossary = await findGlossary(db, session, path.glossaryUuid)
    const job = await findExport(db, glossary, { jobId: path.requestUUID, fileType: path.fileType })
    return showDownload(job, { settings, now, session })
  },
} satisfies Handlers<'glossaries'>
