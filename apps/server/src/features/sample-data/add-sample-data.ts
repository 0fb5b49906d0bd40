import { and, eq, inArray } from 'drizzle-orm'
import { sessionOf } from '../../identity/job-context.ts'
import type { Database } from '../../kernel/database/connect.ts'
import type { JobRun, JobRunner } from '../../kernel/jobs/job-runner.ts'
import { sampleObjects, type SampleType } from '../../kernel/tables.ts'
import { costRunner } from '../costs/cost-job.ts'
import { prepareCosts } from '../costs/start-costs.ts'
import { createMissingSegments } from '../intake/segments/create-segments.ts'
import { workflows } from '../workflows/tables.ts'
import { doWork } from './do-work.ts'
import { makeCompany, type SampleCompany } from './make-company.ts'
import { makeProjects, type MadeProject } from './make-projects.ts'
import { removeSampleData } from './remove-sample-data.ts'

/** Parts of the job, for its progress. */
const parts = 5

/**
 * Adds sample data. It writes nothing to the journal but costs, so that nothing else follows from it. The remains of an
 * earlier run are removed first.
 */
export const addingRunner: JobRunner = {
  isShort: true,
  async run(run) {
    const { db, job } = run
    const now = new Date()
    const session = await sessionOf(db, job, now)
    await run.progress(0, parts)
    await db.transaction((transaction) => removeSampleData(transaction as Database, job.accountId))
    const steps = await usualSteps(db, job.accountId)
    const { company, made } = await db.transaction(async (transaction) => {
      const inside = transaction as Database
      const client = await makeCompany(inside, session, { now, steps })
      const drafts = await makeProjects({ db: inside, session, objects: run.objects, now, steps }, client)
      await noteSamples(inside, job.accountId, client, drafts)
      return { company: client, made: drafts }
    })
    await run.progress(1, parts)
    // The steps of a part aren't told: the parts are counted here.
    const quiet: JobRun = { ...run, progress: async () => undefined }
    await createMissingSegments(
      quiet,
      made.flatMap(({ workUnitIds }) => workUnitIds),
    )
    await run.progress(2, parts)
    for (const [at, { project }] of made.entries()) {
      await calculateCosts(quiet, project)
      await run.progress(3 + at, parts)
    }
    await run.commit(async (transaction) => {
      await doWork({ db: transaction, company, managerId: session.user.id, now }, made)
      return { report: { projects: made.length } }
    })
  },
  async ended(transaction, { accountId }) {
    await removeSampleData(transaction, accountId)
  },
}

/** Translation and review, where the account has both. */
async function usualSteps(db: Database, accountId: string): Promise<string[]> {
  const rows = await db
    .select({ code: workflows.code })
    .from(workflows)
    .where(
      and(
        eq(workflows.accountId, accountId),
        eq(workflows.active, true),
        inArray(workflows.code, ['TRANSLATION', 'REVIEW']),
      ),
    )
    .orderBy(workflows.sequence)
  return rows.map(({ code }) => code)
}

async function noteSamples(
  db: Database,
  accountId: string,
  company: SampleCompany,
  made: readonly MadeProject[],
): Promise<void> {
  const things: readonly (readonly [SampleType, string])[] = [
    ['ORGANIZATION', company.organizationId],
    ['ORG_UNIT', company.orgUnitId],
    ['PRICE_LIST', company.priceListId],
    ['TRANSLATION_MEMORY', company.memoryId],
    ['GLOSSARY', company.glossaryId],
    ...[company.contactId, ...company.linguistIds].map((id) => ['USER', id] as const),
    ...made.map(({ project }) => ['PROJECT', project.id] as const),
  ]
  await db.insert(sampleObjects).values(things.map(([type, id]) => ({ id, accountId, type })))
}

/** Analyzes and prices a project at once, not in a job of its own. */
async function calculateCosts(run: JobRun, project: MadeProject['project']): Promise<void> {
  const { db, job } = run
  const logfileId = await db.transaction((transaction) => prepareCosts(transaction as Database, project))
  await costRunner.run({
    ...run,
    job: { ...job, projectId: project.id, params: { logfileId } },
    commit: (write) => db.transaction(async (transaction) => void (await write(transaction as Database))),
  })
}
