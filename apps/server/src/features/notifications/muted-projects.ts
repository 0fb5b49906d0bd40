import { and, desc, eq, sql } from 'drizzle-orm'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { projects } from '../work/tables.ts'
import { mutedProjects, notifications } from './tables.ts'

/** Notifications that a person sees in a list: those of muted projects are a list of their own. */
export const ofMutedProjects = (userId: string, isMuted: boolean) =>
  sql`${isMuted ? sql`` : sql`not`} exists (select from ${mutedProjects} where ${mutedProjects.userId} = ${userId}
    and ${mutedProjects.projectId} = ${notifications.projectId})`

/** Mutes a project for a person. */
export async function mute(db: Database, { user }: SignedIn, projectId: string): Promise<void> {
  await db.insert(mutedProjects).values({ userId: user.id, projectId }).onConflictDoNothing()
}

/** Takes that back; returns whether the project was muted. */
export async function unmute(db: Database, { user }: SignedIn, projectId: string): Promise<boolean> {
  const own = and(eq(mutedProjects.userId, user.id), eq(mutedProjects.projectId, projectId))
  const { rowCount } = await db.delete(mutedProjects).where(own)
  return rowCount !== 0
}

/** The projects that a person has muted, the one muted last first. */
export async function listMuted(db: Database, { user }: SignedIn) {
  const rows = await db
    .select({ project: projects, mutedAt: mutedProjects.createdAt })
    .from(mutedProjects)
    .innerJoin(projects, eq(projects.id, mutedProjects.projectId))
    .where(eq(mutedProjects.userId, user.id))
    .orderBy(desc(mutedProjects.createdAt))
  return rows.map(({ project: { id, reference, name }, mutedAt }) => ({
    uuid: id,
    name: reference || name,
    mutedAt: mutedAt.getTime(),
  }))
}
