import { and, arrayOverlaps, asc, desc, eq, exists, ilike, inArray, sql } from 'drizzle-orm'
import type { AnyColumn, SQL } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { memoryOrgUnits, translationMemories as table } from './tables.ts'
import { jobs } from '../../kernel/tables.ts'
import { showJob } from '../../identity/show-jobs.ts'
import { clearJob } from './writing/clear-job.ts'
import { searchConcordance } from './texts/concordance.ts'
import {
  checkLocales,
  findMemory,
  holdMemory,
  memoryEntity,
  showMemories,
  showMemory,
  visibleMemories,
  writeOwners,
} from './memories.ts'
import { checkOwners } from '../../identity/organizations.ts'
import { sameLanguage } from './locales.ts'
import { exportJob, startExport, startImport } from './writing/memory-jobs.ts'
import { removeMemory } from './writing/removal-job.ts'
import { previewReplacement } from './texts/replace-text.ts'
import { startReplacement, startUndo } from './texts/replace-jobs.ts'
import { requireUnused } from './writing/target-locales.ts'
import { deleteTarget, deleteUnit, findUnit, updateText, writeUnit } from './texts/unit-edits.ts'
import { searchSegments, searchSimilarUnits } from './lookup/similar-search.ts'
import { searchUnits } from './texts/unit-search.ts'
import { showDownload } from '../../identity/show-jobs.ts'
import type { Handlers } from '../../identity/context.ts'
import { invalid, notFound } from '../../kernel/refusals.ts'
import { containing, pageOf } from '../../kernel/paging.ts'
import { insertOne, updateOne } from '../../kernel/database/one-row.ts'
import { readSort } from '../../kernel/list-page.ts'

export const translationMemories = {
  async list({ db, session, query }) {
    const { page, pageSize: size, sort, idsOnly } = query
    const visible = visibleMemories(db, session)
    const where = and(
      visible,
      query.name ? ilike(table.name, containing(query.name)) : undefined,
      query.sourceLocales?.length
        ? inArray(table.sourceLocale, await sourcesServing(db, visible, query.sourceLocales))
        : undefined,
      query.targetLocales?.length ? arrayOverlaps(table.targetLocales, [...query.targetLocales]) : undefined,
      query.orgUnitUuid
        ? exists(
            db
              .select({ one: sql`1` })
              .from(memoryOrgUnits)
              .where(and(eq(memoryOrgUnits.memoryId, table.id), eq(memoryOrgUnits.orgUnitId, query.orgUnitUuid))),
          )
        : undefined,
    )
    const finding = db
      .select()
      .from(table)
      .where(where)
      .orderBy(...order(sort))
      .limit(size)
      .offset(page * size)
    const [rows, total] = await Promise.all([finding, db.$count(table, where)])
    return pageOf(await showMemories(db, rows, { counted: !idsOnly }), total, { page, size })
  },

  get: async ({ db, session, path }) => showMemory(db, await findMemory(db, session, path.tmUuid)),

  async create({ db, session, body, journal }) {
    const { organization, orgUnits, ...own } = body
    checkLocales(own.sourceLocale, own.targetLocales)
    const { organizationId, orgUnitIds = [] } = await checkOwners(db, session, { organization, orgUnits })
    const row = await insertOne(db, table, {
      ...own,
      organizationId,
      accountId: session.account.id,
      creatorId: session.user.id,
    })
    await writeOwners(db, row.id, orgUnitIds)
    await journal({ entity: memoryEntity(row), after: own })
    return showMemory(db, row)
  },

  async update({ db, session, body, journal }) {
    const { uuid, organization, orgUnits, ...change } = body
    const before = await holdMemory(db, session, uuid)
    const owners = { organization, orgUnits }
    const { organizationId, orgUnitIds } = await checkOwners(db, session, owners, before.organizationId)
    if (change.targetLocales) {
      checkLocales(before.sourceLocale, change.targetLocales, before.targetLocales)
      await requireUnused(db, before, change.targetLocales)
    }
    const after = await updateOne(db, table, eq(table.id, before.id), {
      name: before.name,
      ...change,
      ...(organizationId && { organizationId }),
    })
    if (orgUnitIds) await writeOwners(db, after.id, orgUnitIds)
    const { name, note, domain, subDomain, targetLocales } = before
    await journal({
      entity: memoryEntity(after),
      before: { name, note, domain, subDomain, targetLocales, organizationId: before.organizationId },
      after: { ...change, ...(organizationId && { organizationId }), ...(orgUnitIds && { orgUnitIds }) },
    })
    return showMemory(db, after)
  },

  async remove(input) {
    const { memory, job } = await removeMemory(input, input.path.tmUuid)
    const { name, totalUnits } = memory
    await input.journal({ entity: memoryEntity(memory), before: { name, totalUnits }, detail: { jobUuid: job.id } })
  },

  async searchUnits({ db, session, path, query }) {
    const { units, total } = await searchUnits(db, await findMemory(db, session, path.tmUuid), query)
    return pageOf(units, total, { page: query.page, size: query.pageSize })
  },

  searchSimilarUnits: async ({ db, session, path, query }) =>
    searchSimilarUnits(db, await findMemory(db, session, path.tmUuid), query),

  searchSegments: async ({ db, session, path, query }) =>
    searchSegments(db, await findMemory(db, session, path.tmUuid), query),

  async createUnit({ db, session, path, query, body, journal }) {
    const memory = await holdMemory(db, session, path.tmUuid)
    const id = await writeUnit(db, memory, body, { override: query.override, userId: session.user.id })
    const { sourceText, targetLocale, targetText } = body
    await journal({
      entity: memoryEntity(memory),
      after: { sourceText, targetLocale, targetText },
      detail: { unit: id },
    })
    return { id, tmUuid: memory.id }
  },

  async updateUnit({ db, session, path, body, journal }) {
    const memory = await holdMemory(db, session, path.tmUuid)
    const unit = await findUnit(db, memory, path.tuId)
    const { locale, text } = body
    const before = await updateText(db, memory, unit, { locale, text, userId: session.user.id })
    await journal({
      entity: memoryEntity(memory),
      before: before === null ? null : { locale, text: before },
      after: { locale, text },
      detail: { unit: unit.id },
    })
    return { id: unit.id, tmUuid: memory.id }
  },

  async removeUnit({ db, session, path, journal }) {
    const memory = await holdMemory(db, session, path.tmUuid)
    const unit = await findUnit(db, memory, path.tuId)
    const targets = await deleteUnit(db, unit)
    await journal({
      entity: memoryEntity(memory),
      before: { sourceText: unit.source, targets },
      detail: { unit: unit.id },
    })
  },

  async removeSegment({ db, session, path, query, journal }) {
    const memory = await holdMemory(db, session, path.tmUuid)
    const unit = await findUnit(db, memory, path.tuId)
    const text = await deleteTarget(db, unit, query.locale)
    await journal({ entity: memoryEntity(memory), before: { locale: query.locale, text }, detail: { unit: unit.id } })
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
      throw invalid('body.file', 'Send a .tmx or .tmx.gz file; other formats cannot be imported into a memory.')
    }
    const job = await startImport(input, memory, body.file)
    await journal({ entity: memoryEntity(memory), detail: { fileName: body.file.name, jobUuid: job.id } })
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
    return showDownload(job, settings, now)
  },

  async getExportStatus({ db, session, path, settings, now }) {
    const memory = await findMemory(db, session, path.tmUuid)
    const [job] = await db
      .select()
      .from(jobs)
      .where(and(eq(jobs.id, path.requestUUID), eq(jobs.accountId, memory.accountId), eq(jobs.type, exportJob)))
    if (!job || job.params['memoryId'] !== memory.id || job.params['fileType'] !== path.fileType)
      throw notFound('export of this memory')
    return showDownload(job, settings, now)
  },
} satisfies Handlers<'translationMemories'>

/** The source locales of memories that may serve one of `wanted`. */
async function sourcesServing(db: Database, visible: SQL | undefined, wanted: readonly string[]): Promise<string[]> {
  const rows = await db.selectDistinct({ known: table.sourceLocale }).from(table).where(visible)
  return rows.map(({ known }) => known).filter((known) => wanted.some((locale) => sameLanguage(known, locale)))
}

const sortable = {
  name: table.name,
  creationDate: table.createdAt,
  totalUnits: table.totalUnits,
  lastImport: table.lastImportAt,
}

function order(sort: string | undefined): SQL[] {
  const sorted = readSort<AnyColumn>(sort, sortable)
  if (!sorted) return [desc(table.createdAt), asc(table.id)]
  return [sorted.descending ? sql`${sorted.by} desc nulls last` : asc(sorted.by), asc(table.id)]
}
