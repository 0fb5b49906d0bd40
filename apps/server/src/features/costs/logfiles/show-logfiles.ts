import { only } from '../../../kernel/database/one-row.ts'
import type {
  Logfile,
  LogfileFileItem,
  LogfileLangPairItem,
  LogfileSummaryRow,
} from '@dragoman/sdk/operations/logfiles'
import type { CostsStatus, WordCounter } from '@dragoman/sdk/operations/shared'
import { and, asc, count, countDistinct, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { BandCount } from '../../../engines/analysis/analyse.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { findVisible } from '../../../kernel/find-visible.ts'
import { logfileSegments, logfiles } from '../tables.ts'
import type { ProjectRow } from '../../work/find-project.ts'
import { projectResources, projects } from '../../work/tables.ts'
import { taskPayments, tasks } from '../../work/task-tables.ts'
import { workUnits } from '../../work/work-unit-tables.ts'
import type { ExportCounters } from './export-table.ts'
import type { LogfileRow } from './find-logfile.ts'
import { comparedWords, showWordCounts, type ComparedWords } from '../word-counts.ts'
import { showTable } from './show-table.ts'

/** An analysis of a project; 404 for any other. */
export function findLogfile(db: Database, project: ProjectRow, id: string): Promise<LogfileRow> {
  const visible = eq(logfiles.projectId, project.id)
  return findVisible(db, logfiles, { id, visible, what: 'analysis in this project' })
}

/** Analyses without their tables, in the order given. */
export async function showLogfiles(db: Database, rows: readonly LogfileRow[]): Promise<Logfile[]> {
  if (rows.length === 0) return []
  const counted = await db
    .select({ id: logfileSegments.logfileId, units: countDistinct(logfileSegments.workUnitId) })
    .from(logfileSegments)
    .where(
      inArray(
        logfileSegments.logfileId,
        rows.map(({ id }) => id),
      ),
    )
    .groupBy(logfileSegments.logfileId)
  const all = await db
    .select({ id: workUnits.projectId, units: count() })
    .from(workUnits)
    .where(
      and(
        inArray(workUnits.projectId, [...new Set(rows.map(({ projectId }) => projectId))]),
        gt(workUnits.totalSegments, 0),
      ),
    )
    .groupBy(workUnits.projectId)
  const counters = await db
    .select({ id: projects.id, wordCounter: projects.wordCounter, costsLogfileId: projects.costsLogfileId })
    .from(projects)
    .where(
      inArray(
        projects.id,
        rows.map(({ projectId }) => projectId),
      ),
    )
  const paid = await db
    .selectDistinct({ id: taskPayments.logfileId })
    .from(tasks)
    .innerJoin(taskPayments, eq(taskPayments.taskId, tasks.id))
    .where(
      and(
        inArray(tasks.projectId, [...new Set(rows.map(({ projectId }) => projectId))]),
        inArray(
          taskPayments.logfileId,
          rows.map(({ id }) => id),
        ),
      ),
    )
  // The pay of the next assignment is calculated from the analysis of the costs.
  const ofPay = new Set([...paid.map(({ id }) => id), ...counters.map(({ costsLogfileId }) => costsLogfileId)])
  const counterOf = new Map(counters.map(({ id, wordCounter }) => [id, wordCounter]))
  const ofLogfile = new Map(counted.map(({ id, units }) => [id, units]))
  const ofProject = new Map(all.map(({ id, units }) => [id, units]))
  return rows.map((logfile) => {
    const { id, projectId } = logfile
    const wordCounter = counterOf.get(projectId)
    if (!wordCounter) throw new Error(`the project of analysis ${id} is gone`)
    return {
      ...showOne(logfile, ofLogfile.get(id) ?? 0, ofProject.get(projectId) ?? 0, ofPay.has(id)),
      wordCounter,
    }
  })
}

/** One analysis without its tables. */
export async function showLogfile(db: Database, logfile: LogfileRow): Promise<Logfile> {
  return only(await showLogfiles(db, [logfile]))
}

function showConfig({ id, config }: LogfileRow) {
  const shown = { id, ...config }
  delete shown.stepsLeft
  return shown
}

/** Beside how many work units it counted stands how many of its project have anything to count. */
function showOne(
  logfile: LogfileRow,
  workUnitCount: number,
  allWorkUnits: number,
  isPaid: boolean,
): Omit<Logfile, 'wordCounter'> {
  return {
    id: logfile.id,
    name: logfile.name,
    type: logfile.type,
    status: logfile.status as CostsStatus,
    progress: logfile.progress,
    attempt: Math.max(logfile.attempt, 1),
    failureReason: logfile.failureReason ?? undefined,
    failure: logfile.failureCause ?? undefined,
    creationDate: logfile.createdAt.getTime(),
    startedDate: logfile.startedAt?.getTime(),
    finishedDate: logfile.finishedAt?.getTime(),
    projectId: logfile.projectId,
    workflow: logfile.workflow,
    analysisWorkflow: logfile.workflow,
    countWordsFrom: 'SOURCE',
    targetsLocales: logfile.targetLocales,
    isCostLogFile: logfile.isCostLogfile,
    isTaskPaymentLogFile: isPaid,
    allWorkUnitsAtLevel: workUnitCount === allWorkUnits,
    workUnitsAtProjectStepLevel: workUnitCount,
    config: showConfig(logfile),
    netRates: logfile.netRates ?? undefined,
  }
}

interface WorkUnitCount extends BandCount {
  compared: ComparedWords
  workUnitId: string
  fileName: string
  sourceLocale: string
  targetLocale: string
  workflows: string[]
  factor: string
}

/** The counts by work unit and band, in the order of the work units. */
async function workUnitCounts(db: Database, logfile: LogfileRow): Promise<WorkUnitCount[]> {
  const rows = await db
    .select({
      workUnitId: workUnits.id,
      fileName: projectResources.name,
      sourceLocale: workUnits.sourceLocale,
      targetLocale: workUnits.targetLocale,
      workflows: workUnits.workflows,
      band: logfileSegments.band,
      factor: sql<string>`max(${logfileSegments.factor})`,
      segments: sql<number>`count(*)::int`,
      words: sql<number>`sum(${logfileSegments.words})::int`,
      characters: sql<number>`sum(${logfileSegments.characters})::int`,
      terms: sql<number | null>`sum(${logfileSegments.terms})::int`,
      ...comparedWords,
    })
    .from(logfileSegments)
    .innerJoin(workUnits, eq(workUnits.id, logfileSegments.workUnitId))
    .innerJoin(projectResources, eq(projectResources.id, workUnits.resourceId))
    .where(eq(logfileSegments.logfileId, logfile.id))
    .groupBy(workUnits.id, projectResources.name, logfileSegments.band)
    .orderBy(asc(workUnits.sequence))
  return rows.map(({ WORD, GMX_V, PLAIN, ...row }) => ({ ...row, compared: { WORD, GMX_V, PLAIN } }))
}

/** Whether an analysis is from before words were counted for comparison. */
export const hasNoComparison = async (db: Database, { id }: LogfileRow): Promise<boolean> =>
  (await db.$count(logfileSegments, and(eq(logfileSegments.logfileId, id), isNull(logfileSegments.wordsByWord)))) > 0

/** The words of an analysis by a second counter; null without one. */
export async function secondCounts(
  db: Database,
  logfile: LogfileRow,
  counter: WordCounter | null | undefined,
): Promise<ExportCounters['second']> {
  if (!counter) return null
  const counts = await workUnitCounts(db, logfile)
  const keyOf = (workUnitId: string, band: string) => `${workUnitId} ${band}`
  const words = new Map(counts.map(({ workUnitId, band, compared }) => [keyOf(workUnitId, band), compared[counter]]))
  return { counter, words: (workUnitId, band) => words.get(keyOf(workUnitId, band)) ?? 0 }
}

/** A table for each file and target locale. */
export async function itemsByFile(
  db: Database,
  project: ProjectRow,
  logfile: LogfileRow,
  progress: (done: number, total: number) => Promise<void> = async () => {},
): Promise<LogfileFileItem[]> {
  const counts = await workUnitCounts(db, logfile)
  const table = await showTable(db, project, logfile, counts)
  const byWorkUnit = Map.groupBy(counts, ({ workUnitId }) => workUnitId)
  const items: LogfileFileItem[] = []
  for (const [workUnitId, own] of byWorkUnit) {
    await progress(items.length, byWorkUnit.size)
    const { fileName, sourceLocale, targetLocale } = own[0]!
    items.push({
      fileName,
      workUnitId,
      uuidFromWorkUnitId: workUnitId,
      sourceLocale,
      targetLocale,
      analysisTotals: table(own),
    })
  }
  return items
}

/**
 * A table for each language pair; of one target locale or work unit alone, or of the files that go through one step,
 * weighted by the net rates of that step.
 */
export async function itemsByLangPair(
  db: Database,
  project: ProjectRow,
  logfile: LogfileRow,
  { targetLocale, workflow, workUnitId }: { targetLocale?: string; workflow?: string; workUnitId?: string },
): Promise<LogfileLangPairItem[]> {
  const counts = await workUnitCounts(db, logfile)
  const wanted = counts.filter(
    (row) =>
      (targetLocale === undefined || row.targetLocale === targetLocale) &&
      (workUnitId === undefined || row.workUnitId === workUnitId) &&
      (workflow === undefined || row.workflows.includes(workflow)),
  )
  const table = await showTable(db, project, logfile, counts, workflow)
  return [...Map.groupBy(wanted, (row) => row.targetLocale)].flatMap(([target, own]) => {
    const [first] = own
    return first ? [{ sourceLocale: first.sourceLocale, targetLocale: target, analysisTotals: table(own) }] : []
  })
}

/** Segments, words and characters by target language. */
export async function summaryRows(db: Database, logfile: LogfileRow): Promise<LogfileSummaryRow[]> {
  const counts = await workUnitCounts(db, logfile)
  return [...Map.groupBy(counts, ({ targetLocale }) => targetLocale)].map(([language, own]) => ({
    language,
    totalChars: own.reduce((total, { characters }) => total + characters, 0),
    totalSegments: own.reduce((total, { segments }) => total + segments, 0),
    totalWords: own.reduce((total, { words }) => total + words, 0),
    wordCounts: showWordCounts(own.map(({ compared }) => compared)),
  }))
}
