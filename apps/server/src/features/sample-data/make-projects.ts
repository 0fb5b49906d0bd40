import { and, eq, like } from 'drizzle-orm'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { insertOne } from '../../kernel/database/one-row.ts'
import type { Objects } from '../../kernel/objects.ts'
import { projectGlossaries, projectMemories } from '../context/tables.ts'
import { announceResource, keepContent } from '../intake/files/resources.ts'
import { sentContent } from '../intake/uploads/uploads.ts'
import { makeWorkUnits } from '../intake/work-units/work-units.ts'
import type { ProjectRow } from '../work/find-project.ts'
import { projectMessages, projects } from '../work/tables.ts'
import type { SampleCompany } from './make-company.ts'
import { sampleProjects, type SampleProject } from './sample-projects.ts'

const day = 24 * 60 * 60 * 1000

export interface MadeProject {
  sample: SampleProject
  project: ProjectRow
  workUnitIds: readonly string[]
}

interface Making {
  db: Database
  session: SignedIn
  objects: Objects
  now: Date
  steps: readonly string[]
}

/** Makes the sample projects with their files, in DRAFT and without segments. */
export async function makeProjects(making: Making, company: SampleCompany): Promise<MadeProject[]> {
  const made: MadeProject[] = []
  for (const sample of sampleProjects) made.push(await makeProject(making, company, sample))
  return made
}

async function makeProject(making: Making, company: SampleCompany, sample: SampleProject): Promise<MadeProject> {
  const { db, session, now, steps } = making
  const { id: accountId, currency } = session.account
  const { orgUnitId, contactId, priceListId } = company
  const project = await insertOne(db, projects, {
    accountId,
    orgUnitId,
    name: await freeName(db, accountId),
    reference: sample.reference,
    sourceLocale: 'en',
    currency,
    timezone: 'Europe/Oslo',
    creatorId: session.user.id,
    contactId,
    assigneeId: session.user.id,
    priceListId,
    dueDate: new Date(now.getTime() + sample.due * day),
    createdAt: new Date(now.getTime() + sample.began * day),
  })
  await db.insert(projectMemories).values({ projectId: project.id, memoryId: company.memoryId, position: 0 })
  await db.insert(projectGlossaries).values({ projectId: project.id, glossaryId: company.glossaryId, position: 0 })
  await db.insert(projectMessages).values({ projectId: project.id, authorId: contactId, text: sample.message })
  const files: string[] = []
  for (const { name, content } of sample.files) {
    const resource = await announceResource(making, project, { name })
    await keepContent(making, project, resource, sentContent(new File([content], name)))
    files.push(resource.id)
  }
  const asked = files.map((projectResourceUuid) => ({
    projectResourceUuid,
    targetLocales: [...sample.targets],
    workflows: sample.isQuote ? steps.slice(0, 1) : [...steps],
  }))
  const { ids } = await makeWorkUnits(making, project, asked)
  return { sample, project, workUnitIds: ids }
}

/** A name that no project of the account has, and none that its own projects get, which are numbered without gaps. */
async function freeName(db: Database, accountId: string): Promise<string> {
  const rows = await db
    .select({ name: projects.name })
    .from(projects)
    .where(and(eq(projects.accountId, accountId), like(projects.name, 'SAMPLE-%')))
  const taken = new Set(rows.map(({ name }) => name))
  let number = 1
  while (taken.has(`SAMPLE-${number}`)) number += 1
  return `SAMPLE-${number}`
}
