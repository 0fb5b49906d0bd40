import type { GlossaryRef } from '@dragoman/sdk/operations/glossaries'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { glossaries } from '../terminology/tables.ts'
import { projectGlossaries } from '../context/tables.ts'
import { notFound } from '../../kernel/refusals.ts'
import type { ChangeContext } from '../../identity/change-context.ts'
import { showGlossaryRefs, visibleGlossaries } from './glossaries.ts'
import { projectEntity } from '../work/find-project.ts'
import type { ProjectRow } from '../work/find-project.ts'

const bindingsOf = (db: Database, project: ProjectRow) =>
  db
    .select({ glossary: glossaries })
    .from(projectGlossaries)
    .innerJoin(glossaries, eq(glossaries.id, projectGlossaries.glossaryId))
    .where(eq(projectGlossaries.projectId, project.id))
    .orderBy(asc(projectGlossaries.position))

/** The glossaries of a project, in the order in which they are asked. */
export async function showGlossaries(db: Database, project: ProjectRow): Promise<GlossaryRef[]> {
  const bound = await bindingsOf(db, project)
  return showGlossaryRefs(
    db,
    bound.map(({ glossary }) => glossary),
  )
}

/** Replaces the glossaries of a held project; 404 for one that the caller does not see. */
export async function bindGlossaries(
  context: ChangeContext,
  project: ProjectRow,
  ids: readonly string[],
): Promise<void> {
  const { db, session, journal } = context
  const wanted = [...new Set(ids)]
  const found =
    wanted.length > 0
      ? await db
          .select({ id: glossaries.id, name: glossaries.name })
          .from(glossaries)
          .where(and(inArray(glossaries.id, wanted), visibleGlossaries(db, session)))
      : []
  if (found.length < wanted.length) throw notFound('glossary')
  const before = (await bindingsOf(db, project)).map(({ glossary }) => glossary)
  if (before.map(({ id }) => id).join() === wanted.join()) return
  await db.delete(projectGlossaries).where(eq(projectGlossaries.projectId, project.id))
  if (wanted.length > 0) {
    await db
      .insert(projectGlossaries)
      .values(wanted.map((glossaryId, position) => ({ projectId: project.id, glossaryId, position })))
  }
  const nameOf = new Map(found.map(({ id, name }) => [id, name]))
  await journal({
    entity: projectEntity(project),
    projectId: project.id,
    before: { glossaries: before.map(({ id }) => id) },
    after: { glossaries: wanted },
    detail: { names: wanted.map((id) => nameOf.get(id)) },
  })
}
