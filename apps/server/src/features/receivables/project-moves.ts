import { findMove, projectLifecycle, type ProjectState } from '@dragoman/sdk/lifecycles'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { ChangeContext } from '../../identity/change-context.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { setStatus } from '../projects/change-status.ts'
import type { ProjectRow } from '../work/find-project.ts'
import { projects } from '../work/tables.ts'
import { invoiceLineParts, invoiceLines, invoiceProjects } from './tables.ts'

const targets = { invoice: 'INVOICED', releaseInvoice: 'DELIVERED' } as const

type MoveContext = Pick<ChangeContext, 'db' | 'now' | 'journal'>

/** Moves held projects onto an invoice, or off it, by the table of moves. */
export async function moveProjects(
  context: MoveContext,
  move: keyof typeof targets,
  held: readonly ProjectRow[],
): Promise<void> {
  const to = targets[move]
  for (const project of held) {
    const state = project.status as ProjectState
    const { transition } = findMove(projectLifecycle, state, { move }, { actors: ['system'], facts: {} })
    if (transition?.to !== to) throw new Error(`project ${project.id} is ${state}: it can't ${move}`)
    await setStatus(context, project, to, { bySystem: true })
  }
}

/** Notes the number of the invoice that projects are on, which stands in refusals; null once they are on none. */
export async function nameInvoice(
  db: Database,
  projectIds: readonly string[],
  invoicedOn: string | null,
): Promise<void> {
  await db.update(projects).set({ invoicedOn }).where(isOneOf(projects.id, projectIds))
}

/** Takes projects off an invoice: they are delivered again, and their costs can be on another one. */
export async function releaseProjects(
  context: MoveContext,
  invoiceId: string,
  projectIds: readonly string[],
): Promise<void> {
  const { db, now } = context
  if (projectIds.length === 0) return
  const held = await db
    .select()
    .from(projects)
    .where(isOneOf(projects.id, projectIds))
    .orderBy(asc(projects.id))
    .for('update')
  await moveProjects(context, 'releaseInvoice', held)
  await nameInvoice(db, projectIds, null)
  await db
    .update(invoiceProjects)
    .set({ releasedAt: now })
    .where(
      and(
        eq(invoiceProjects.invoiceId, invoiceId),
        isOneOf(invoiceProjects.projectId, projectIds),
        isNull(invoiceProjects.releasedAt),
      ),
    )
  const lines = await db
    .select({ id: invoiceLines.id })
    .from(invoiceLines)
    .where(and(eq(invoiceLines.invoiceId, invoiceId), isOneOf(invoiceLines.projectId, projectIds)))
  await db
    .update(invoiceLineParts)
    .set({ releasedAt: now })
    .where(
      and(
        isOneOf(
          invoiceLineParts.lineId,
          lines.map(({ id }) => id),
        ),
        isNull(invoiceLineParts.releasedAt),
      ),
    )
}

/** The projects that are on an invoice now. */
export async function liveProjects(db: Database, invoiceId: string): Promise<string[]> {
  const rows = await db
    .select({ id: invoiceProjects.projectId })
    .from(invoiceProjects)
    .where(and(eq(invoiceProjects.invoiceId, invoiceId), isNull(invoiceProjects.releasedAt)))
    .orderBy(asc(invoiceProjects.position))
  return rows.map(({ id }) => id)
}
