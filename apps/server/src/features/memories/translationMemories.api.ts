import { showJob } from '../../identity/show-jobs.ts'
import { listExportCalls } from '../lists/list-export.ts'
import { memoryListExport } from './export-memories.ts'
import { clearJob } from './writing/clear-job.ts'
import { searchConcordance } from './texts/concordance.ts'
import { countMemories, listMemories } from './list-memories.ts'
import { bindToOrgUnit, inBrief, showOrgUnitMemories } from './org-unit-memories.ts'
import { findMemory, holdMemory, memoryEntity, showMemory } from './memories.ts'
import { createMemory, updateMemory } from './save-memory.ts'
import { findExport, startExport, startImport } from './memory-jobs.ts'
import { removeMemory } from './writing/removal-job.ts'
import { previewReplacement } from './texts/replace-text.ts'
import { startReplacement, startUndo } from './texts/replace-jobs.ts'
import { deleteTarget, deleteTmUnit, holdTmUnit, meantLocale, updateText, writeTmUnit } from './texts/edit-tm-unit.ts'
import { searchSegments, searchSimilarTmUnits } from './lookup/similar-search.ts'
import { searchTmUnits, showTmUnits, textVersion } from './texts/search-tm-units.ts'
import type { TmUnitRow } from './texts/search-tm-units.ts'
import { showDownload } from '../../identity/show-jobs.ts'
import type { Handlers } from '../../identity/context.ts'
import { findOrgUnit, holdOrgUnit } from '../../identity/org-units.ts'
import { only } from '../../kernel/database/one-row.ts'
import { invalid } from '../../kernel/refusals.ts'
import { pageOf } from '../../kernel/paging.ts'

const listExport = listExportCalls(memoryListExport)

export const translationMemories = {
  list: ({ db, session, query, now }) => listMemories(db, session, query, now),

  getCounters: ({ db, session, now }) => countMemories(db, session, now),

  startListExport: listExport.startExport,
  getListExportStatus: listExport.getExportStatus,

  get: async ({ db, session, path }) => showMemory(db, await findMemory(db, session, path.tmUuid)),

  async create({ db, session, body, journal }) {
    const { row, after } = await createMemory(db, session, body)
    await journal({ entity: memoryEntity(row), after })
    return showMemory(db, row)
  },

  async update({ db, session, body, journal, requireVersion }) {
    const held = await holdMemory(db, session, body.uuid)
    await requireVersion({ entity: memoryEntity(held), present: () => showMemory(db, held) })
    const { row, isChanged, ...change } = await updateMemory(db, session, held, body)
    if (isChanged) await journal({ entity: memoryEntity(row), ...change })
    return showMemory(db, row)
  },

  async listOfOrgUnit({ db, session, path }) {
    const { orgUnit } = await findOrgUnit(db, session, path.orgUnitUUID)
    return showOrgUnitMemories(db, orgUnit)
  },

  async bindToOrgUnit({ db, session, path, body, journal, requireVersion }) {
    const orgUnit = await holdOrgUnit(db, session, path.orgUnitUUID)
    const entity = { type: 'ORG_UNIT', id: orgUnit.id, name: orgUnit.name } as const
    const present = () => showOrgUnitMemories(db, orgUnit)
    await requireVersion({ entity, present })
    const before = await present()
    await bindToOrgUnit(db, orgUnit, body)
    const after = await present()
    await journal({ entity, before: { memories: inBrief(before) }, after: { memories: inBrief(after) } })
    return after
  },

  async remove(input) {
    const { memory, job } = await removeMemory(input, input.path.tmUuid)
    const { name, totalUnits } = memory
    await input.journal({ entity: memoryEntity(memory), before: { name, totalUnits }, detail: { jobUuid: job.id } })
  },

  async searchUnits({ db, session, path, query }) {
    const { units, total } = await searchTmUnits(db, await findMemory(db, session, path.tmUuid), query)
    return pageOf(units, total, { page: query.page, size: query.pageSize })
  },

  searchSimilarUnits: async ({ db, session, path, query }) =>
    searchSimilarTmUnits(db, await findMemory(db, session, path.tmUuid), query),

  searchSegments: async ({ db, session, path, query }) =>
    searchSegments(db, await findMemory(db, session, path.tmUuid), query),

  async createUnit({ db, session, path, query, body, journal }) {
    const memory = await holdMemory(db, session, path.tmUuid)
    const id = await writeTmUnit(db, memory, body, { override: query.override, userId: session.user.id })
    const { sourceText, targetLocale, targetText } = body
    await journal({
      entity: memoryEntity(memory),
      after: { sourceText, targetLocale, targetText },
      detail: { unit: id },
    })
    return { id, tmUuid: memory.id }
  },

  async updateUnit({ db, session, path, body, journal, requireVersion }) {
    const memory = await holdMemory(db, session, path.tmUuid)
    const tmUnit = await holdTmUnit(db, memory, path.tuId)
    const { locale, text } = body
    const shown = async (row: TmUnitRow) => {
      return { id: row.id, tmUuid: memory.id, unit: only(await showTmUnits(db, memory, [row])) }
    }
    await requireVersion({
      entity: memoryEntity(memory),
      present: () => shown(tmUnit),
      version: ({ unit }) => textVersion(unit, meantLocale(memory, locale)),
      events: ['TRANSLATION_UNIT_UPDATED', 'TRANSLATION_UNIT_WRITTEN', 'TRANSLATION_UNIT_REMOVED'],
      holds: { detail: { unit: tmUnit.id } },
    })
    const before = await updateText(db, memory, tmUnit, { locale, text, userId: session.user.id })
    await journal({
      entity: memoryEntity(memory),
      before: before === null ? null : { locale, text: before },
      after: { locale, text },
      detail: { unit: tmUnit.id },
    })
    return shown(await holdTmUnit(db, memory, tmUnit.id))
  },

  async removeUnit({ db, session, path, journal }) {
    const memory = await holdMemory(db, session, path.tmUuid)
    const tmUnit = await holdTmUnit(db, memory, path.tuId)
    const targets = await deleteTmUnit(db, tmUnit)
    await journal({
      entity: memoryEntity(memory),
      before: { sourceText: tmUnit.source, targets },
      detail: { unit: tmUnit.id },
    })
  },

  async removeSegment({ db, session, path, query, journal }) {
    const memory = await holdMemory(db, session, path.tmUuid)
    const tmUnit = await holdTmUnit(db, memory, path.tuId)
    const text = await deleteTarget(db, tmUnit, query.locale)
    await journal({ entity: memoryEntity(memory), before: { locale: query.locale, text }, detail: { unit: tmUnit.id } })
  },

  searchConcordance: async ({ db, session, path, query }) =>
    searchConcordance(db, [(await findMemory(db, session, path.tmUuid)).id], query),

  async clear(input) {
    const { db, session, path, journal, settings, now } = input
    const memory = await findMemory(db, session, path.tmUuid)
    const job = await input.startJob({ type: clearJob, params: { memoryId: memory.id } })
    await journal({ entity: memoryEntity(memory), detail: { jobUuid: job.id } })
    return showJob(db, session, job, { settings, now })
  },

  previewReplacement: async ({ db, session, path, body }) =>
    previewReplacement(db, (await findMemory(db, session, path.tmUuid)).id, body),

  async replaceText(input) {
    const { db, session, path, body, journal, settings, now } = input
    const memory = await findMemory(db, session, path.tmUuid)
    const job = await startReplacement(input, memory, body)
    await journal({ entity: memoryEntity(memory), detail: { jobUuid: job.id } })
    return showJob(db, session, job, { settings, now })
  },

  async undoReplacement(input) {
    const { db, session, path, body, journal, settings, now } = input
    const memory = await findMemory(db, session, path.tmUuid)
    const { keepChanged = false } = body
    const job = await startUndo(input, memory, { jobUuid: path.jobUuid, keepChanged })
    await journal({
      entity: memoryEntity(memory),
      detail: { replacementUuid: path.jobUuid, keepChanged, jobUuid: job.id },
    })
    return showJob(db, session, job, { settings, now })
  },

  async import(input) {
    const { db, session, path, body, journal, settings, now } = input
    const memory = await findMemory(db, session, path.tmUuid)
    if (!/\.tmx(\.gz)?$/i.test(body.file.name)) {
      throw invalid('body.file', "Upload a .tmx or .tmx.gz file. Other formats can't be imported into a memory.")
    }
    const { dryRun = false } = input.query
    const job = await startImport(input, memory, { file: body.file, dryRun })
    const detail = { fileName: body.file.name, jobUuid: job.id, ...(dryRun && { dryRun }) }
    await journal({ entity: memoryEntity(memory), detail })
    return showJob(db, session, job, { settings, now })
  },

  async export(input) {
    const { db, session, path, query, journal, settings, now } = input
    const memory = await findMemory(db, session, path.tmUuid)
    const job = await startExport(input, memory, { fileType: path.fileType, targetLocales: query.targetLocales ?? [] })
    await journal({
      entity: memoryEntity(memory),
      detail: { fileType: path.fileType, targetLocales: query.targetLocales, jobUuid: job.id },
    })
    return showDownload(job, { settings, now, session })
  },

  async getExportStatus({ db, session, path, settings, now }) {
    const memory = await findMemory(db, session, path.tmUuid)
    const job = await findExport(db, memory, { jobId: path.requestUUID, fileType: path.fileType })
    return showDownload(job, { settings, now, session })
  },
} satisfies Handlers<'translationMemories'>
