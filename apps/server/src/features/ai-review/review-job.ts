import { asc, eq } from 'drizzle-orm'
import type { UnattendedContext } from '../../identity/change-context.ts'
import type { JobRunner } from '../../kernel/jobs/job-runner.ts'
import { recordChange } from '../../kernel/journal.ts'
import type { EngineTools } from '../machine-translation/run-engine.ts'
import type { TaskMoved } from '../work/events.ts'
import { projectResources, projects } from '../work/tables.ts'
import { isStepDelivered } from '../work/steps.ts'
import { segments, workUnits } from '../work/work-unit-tables.ts'
import { checksOf, findReviewers, reviewTranslations } from './review.ts'

/** Type of the job that has a language model review what was delivered. */
export const aiReviewJob = 'AI_REVIEW'

/** Starts a review of a delivered step, where the account has AI review on and a language model for it. */
export async function startAiReview({ db, startJob }: UnattendedContext, { held }: TaskMoved): Promise<void> {
  const { task, workUnit, project, steps } = held
  if (!isStepDelivered(steps, task)) return
  if (!(await checksOf(db, project.accountId)).includes('REVIEW')) return
  const engines = await findReviewers(db, project.accountId, { ...workUnit, orgUnitId: project.orgUnitId })
  if (engines.length === 0) return
  await startJob({ type: aiReviewJob, projectId: project.id, createdBy: null, params: { workUnitId: workUnit.id } })
}

/** Reviews a work unit; what no engine answers is left, and the journal says so. */
export const aiReviewRunner = (settings?: EngineTools['settings']): JobRunner => ({
  async run(run) {
    const workUnitId = String(run.job.params['workUnitId'])
    const [found] = await run.db
      .select({ workUnit: workUnits, project: projects, fileName: projectResources.name })
      .from(workUnits)
      .innerJoin(projects, eq(projects.id, workUnits.projectId))
      .innerJoin(projectResources, eq(projectResources.id, workUnits.resourceId))
      .where(eq(workUnits.id, workUnitId))
    if (!found) throw new Error('the work unit of the job is gone')
    const { workUnit, project, fileName } = found
    const { accountId, orgUnitId } = project
    const checks = await checksOf(run.db, accountId)
    const engines = await findReviewers(run.db, accountId, { ...workUnit, orgUnitId })
    const rows = await run.db
      .select()
      .from(segments)
      .where(eq(segments.workUnitId, workUnitId))
      .orderBy(asc(segments.index))
    await run.progress(0, rows.length)
    const result = settings
      ? await reviewTranslations(
          { db: run.db, settings, now: new Date() },
          { workUnit, orgUnitId, checks, engines },
          rows,
          (done) => run.progress(done, rows.length),
        )
      : { segments: 0, findings: 0, left: rows.length }
    const report = { segments: result.segments, findings: result.findings, left: result.left }
    await run.commit(async (transaction) => {
      const entity = { type: 'WORK_UNIT', id: workUnitId, name: `${fileName} · ${workUnit.targetLocale}` } as const
      const author = { accountId, userId: null, requestId: null }
      const event = report.left > 0 ? 'AI_REVIEW_INCOMPLETE' : 'AI_REVIEW_DONE'
      await recordChange(transaction, author, { event, entity, projectId: project.id, detail: report })
      return { report, warning: report.left > 0 }
    })
  },
})
