import type { Project } from '@dragoman/sdk/operations/projects'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { only } from '../../kernel/database/one-row.ts'
import { seesPrices } from '../../identity/sees-prices.ts'
import { orgUnits } from '../../identity/tables.ts'
import { visibleWorkUnits } from '../work/visible.ts'
import { referenceFiles } from '../work/file-tables.ts'
import { projectResources } from '../work/tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { snapshot } from '../../kernel/database/snapshot.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import { workflows } from '../workflows/tables.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { workUnitsInOrder } from '../work/show-work-units.ts'
import { showManualCost } from '../costs/manual-costs.ts'
import { manualLines } from '../costs/price-work-units.ts'
import { findProject } from '../work/find-project.ts'
import type { ProjectRow } from '../work/find-project.ts'
import { paymentType } from './payment-type.ts'
import { referenceFilesOf, showReferenceFile } from './references/reference-files.ts'
import { resourcesOf, showResources } from '../intake/reading/show-resources.ts'
import { projectVersion } from '../work/project-version.ts'
import { showSummaries } from './show-summaries.ts'
import { movesFrom, moveContextOf } from '../work/allowed-moves.ts'

/**
 * A project with all that its page shows, as of one moment: a caller that waits for its costs goes by their status and time
 * together. `simple` leaves files, work units and costs empty. Prices stay hidden from callers who may not see them.
 */
export const showProject = (
  db: Database,
  session: SignedIn,
  id: string,
  { simple = false }: { simple?: boolean } = {},
): Promise<Project> => snapshot(db, (tx) => readProject(tx, session, id, simple))

async function readProject(db: Database, session: SignedIn, id: string, simple: boolean): Promise<Project> {
  const project = await findProject(db, session, id)
  const summary = only(await showSummaries(db, session, [id]), 'a project that was found is missing')
  const workUnitRows = await db
    .select({ id: workUnits.id, workflows: workUnits.workflows })
    .from(workUnits)
    .where(and(eq(workUnits.projectId, id), visibleWorkUnits(db, session)))
    .orderBy(asc(workUnits.sequence))
  const prices = seesPrices(session)
  return {
    ...summary,
    version: projectVersion(project),
    accountUuid: project.accountId,
    genesisId: String(project.number),
    timezone: project.timezone,
    instructions: project.instructions,
    notes: project.notes,
    workflows: await levelsOf(
      db,
      project,
      workUnitRows.map((workUnit) => workUnit.workflows),
    ),
    resources: simple ? [] : await showResources(db, project, await resourcesOf(db, id)),
    workUnits: simple
      ? []
      : await workUnitsInOrder(
          db,
          session,
          workUnitRows.map((workUnit) => workUnit.id),
        ),
    totalResources: await db.$count(projectResources, eq(projectResources.projectId, id)),
    totalReferenceFiles: await db.$count(referenceFiles, eq(referenceFiles.projectId, id)),
    referenceFiles: simple ? [] : (await referenceFilesOf(db, [id])).map(showReferenceFile),
    dropFiles: [],
    costs: simple || !prices ? [] : (await manualLines(db, id)).map(showManualCost),
    costsLogfileId: project.costsLogfileId ?? undefined,
    costsCalculatedAt: project.costsCalculatedAt?.getTime(),
    costCalculationMode: 'AUTOMATIC',
    purchaseOrder: project.purchaseOrder,
    needsPurchaseOrder: project.purchaseOrder === '' && (await requiresPurchaseOrder(db, project)),
    keyDates: project.keyDates,
    taskPaymentType: await paymentType(db, id),
    isContinuous: project.ciTag !== null,
    continuous: project.ciTag !== null,
    ciTag: project.ciTag ?? undefined,
    totalExpectedWorkUnits: project.totalExpectedWorkUnits ?? undefined,
    hasDataTransformation: false,
    enableTaskFeedback: false,
    ntMatchOverRepetitionEnabled: project.ntMatchOverRepetition,
    wordCounter: project.wordCounter,
    spellCheckerIgnoreWordsEnabled: project.ignoresSpellingWords,
    tmMatchOverRepetitionEnabled: project.tmMatchOverRepetition,
    allowedMoves: movesFrom(project, await moveContextOf(db, session, project)),
  }
}

async function requiresPurchaseOrder(db: Database, { orgUnitId }: ProjectRow): Promise<boolean> {
  const [unit] = await db
    .select({ isRequired: orgUnits.requiresPurchaseOrder })
    .from(orgUnits)
    .where(eq(orgUnits.id, orgUnitId))
  return unit?.isRequired ?? false
}

async function levelsOf(db: Database, project: ProjectRow, lists: readonly string[][]) {
  const codes = [...new Set(lists.toSorted((a, b) => b.length - a.length).flat())]
  if (codes.length === 0) return []
  const rows = await db
    .select({ code: workflows.code, title: workflows.title })
    .from(workflows)
    .where(and(eq(workflows.accountId, project.accountId), inArray(workflows.code, codes)))
  return codes.map((name, index) => ({ index, name, label: rows.find(({ code }) => code === name)?.title }))
}
