import type { ProjectSummary } from '@dragoman/sdk/operations/projects'
import { eq } from 'drizzle-orm'
import { orgUnits } from '../../identity/tables.ts'
import { timeCell, type ExportedList } from '../lists/list-export.ts'
import { listedProjects, wholeProjectOrder } from './list-projects.ts'
import { showSummaries } from './show-summaries.ts'
import { projects } from '../work/tables.ts'

/** The list of projects as a file. */
export const projectExport: ExportedList<ProjectSummary> = {
  jobType: 'PROJECT_LIST_EXPORT',
  fileName: 'projects',
  async ids(db, session, { q, filter, sort }, now) {
    const found = await db
      .select({ id: projects.id })
      .from(projects)
      .innerJoin(orgUnits, eq(orgUnits.id, projects.orgUnitId))
      .where(await listedProjects(db, session, { q, filter }, now))
      .orderBy(...(await wholeProjectOrder(db, session, sort)))
    return found.map(({ id }) => id)
  },
  rows: showSummaries,
  customFields: ({ customFields }) => customFields,
  fields: {
    reference: ({ reference }) => reference,
    number: ({ name }) => name,
    organization: ({ organizationalUnit }) => organizationalUnit.organization?.name,
    client: ({ organizationalUnit }) => organizationalUnit.name,
    status: ({ status }) => status,
    source: ({ sourceLocale }) => sourceLocale,
    languages: ({ targetLocales }) => targetLocales.join(', '),
    progress: ({ progress }) => progress,
    unassigned: ({ unassignedTasks }) => unassignedTasks,
    words: ({ totalWords }) => totalWords,
    totalCost: ({ totalCost }) => totalCost,
    currency: ({ currency }) => currency,
    dueDate: ({ dueDate }) => timeCell(dueDate),
    assignee: ({ assignee }) => assignee?.name,
    contact: ({ contact }) => contact?.name,
    tags: ({ tags }) => tags.join(', '),
    workUnits: ({ totalWorkUnits }) => totalWorkUnits,
    createDate: ({ createDate }) => timeCell(createDate),
    deliveryDate: ({ deliveryDate }) => timeCell(deliveryDate),
    uuid: ({ uuid }) => uuid,
  },
}
