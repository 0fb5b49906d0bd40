import type { logfiles } from '../costs/tables.ts'

export type LogfileRow = typeof logfiles.$inferSelect
