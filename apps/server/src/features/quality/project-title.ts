import { sql } from 'drizzle-orm'
import { projects } from '../work/tables.ts'

/** The reference of a project, by which its people know it, or its name where it has none. */
export const projectTitle = sql<string>`coalesce(nullif(${projects.reference}, ''), ${projects.name})`
