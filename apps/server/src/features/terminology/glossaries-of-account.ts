import { and, eq } from 'drizzle-orm'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { notFound } from '../../kernel/refusals.ts'
import { glossaries } from './tables.ts'

/** Refuses ids of glossaries that an account does not have. */
export async function requireGlossariesOf(db: Database, accountId: string, ids: readonly string[]): Promise<void> {
  const wanted = new Set(ids)
  if (wanted.size === 0) return
  const found = await db.$count(glossaries, and(isOneOf(glossaries.id, wanted), eq(glossaries.accountId, accountId)))
  if (found < wanted.size) throw notFound('glossary')
}
