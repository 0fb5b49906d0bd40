import { and, inArray } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { projects } from '../projects/tables.ts'

/** How many open projects a condition is true of, with the beginning of a sentence about them. */
export async function openProjects(db: Database, condition: SQL): Promise<{ count: number; use: string }> {
  const open = inArray(projects.status, ['DRAFT', 'PENDING', 'APPROVED'])
  const count = await db.$count(projects, and(condition, open))
  return { count, use: count === 1 ? '1 open project uses' : `${count} open projects use` }
}
