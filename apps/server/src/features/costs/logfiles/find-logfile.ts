import type { logfiles } from '../tables.ts'

export type LogfileRow = typeof logfiles.$inferSelect
