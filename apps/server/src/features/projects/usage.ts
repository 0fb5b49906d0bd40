import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Usage } from '../../identity/usage.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import { projects } from '../work/tables.ts'
import { workUnits } from '../work/work-unit-tables.ts'

const isOpen = inArray(projects.status, ['DRAFT', 'PENDING', 'APPROVED'])

/** Tells other features which projects use something of theirs. */
export const usage: Usage = {
  async openProjects(db, rates) {
    const using =
      'priceListId' in rates
        ? eq(projects.priceListId, rates.priceListId)
        : eq(projects.netRateSettingsId, rates.netRateSettingsId)
    return db.$count(projects, and(using, isOpen))
  },

  async projectsOf(db, orgUnitIds) {
    const own = isOneOf(projects.orgUnitId, orgUnitIds)
    return { projects: await db.$count(projects, own), openProjects: await db.$count(projects, and(own, isOpen)) }
  },

  async workflowsOf(db, orgUnitId) {
    const rows = await db
      .selectDistinct({ code: sql<string>`unnest(${workUnits.workflows})` })
      .from(workUnits)
      .innerJoin(projects, eq(projects.id, workUnits.projectId))
      .where(eq(projects.orgUnitId, orgUnitId))
    return rows.map(({ code }) => code)
  },
}
