import type { ServiceNowSettings, ServiceNowTask } from '@dragoman/sdk/operations/serviceNow'
import { and, desc, eq } from 'drizzle-orm'
import type { SignedIn } from '../../identity/sessions.ts'
import { orgUnits } from '../../identity/tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { projects } from '../work/tables.ts'
import { visibleProjects } from '../work/visible.ts'
import { serviceNowSettings, serviceNowTasks } from './tables.ts'

type OrgUnitRow = typeof orgUnits.$inferSelect

/** How many requests are shown. */
const shownRequests = 20

/** The organizational unit that gets the requests of an account; undefined until one is chosen. */
export async function unitOfRequests(db: Database, accountId: string): Promise<OrgUnitRow | undefined> {
  const [found] = await db
    .select({ orgUnit: orgUnits })
    .from(serviceNowSettings)
    .innerJoin(orgUnits, eq(orgUnits.id, serviceNowSettings.orgUnitId))
    .where(eq(serviceNowSettings.accountId, accountId))
  return found?.orgUnit
}

export async function chooseUnit(db: Database, accountId: string, orgUnitId: string): Promise<void> {
  await db
    .insert(serviceNowSettings)
    .values({ accountId, orgUnitId })
    .onConflictDoUpdate({ target: serviceNowSettings.accountId, set: { orgUnitId } })
}

/** Where requests go, and the latest of those whose projects the caller sees. */
export async function showSettings(db: Database, session: SignedIn): Promise<ServiceNowSettings> {
  const accountId = session.account.id
  const orgUnit = await unitOfRequests(db, accountId)
  const requests = await db
    .select({ task: serviceNowTasks, project: projects })
    .from(serviceNowTasks)
    .innerJoin(projects, eq(projects.id, serviceNowTasks.projectId))
    .where(and(eq(serviceNowTasks.accountId, accountId), visibleProjects(db, session)))
    .orderBy(desc(serviceNowTasks.createdAt), desc(serviceNowTasks.id))
    .limit(shownRequests)
  return {
    ...(orgUnit && { orgUnit: { uuid: orgUnit.id, name: orgUnit.name } }),
    requests: requests.map(({ task, project }) => ({
      taskNumber: task.taskNumber,
      projectUuid: project.id,
      projectName: project.name,
      projectStatus: project.status as ServiceNowTask['projectStatus'],
      targetLocale: task.targetLocale,
      requestedAt: task.createdAt.getTime(),
    })),
  }
}
