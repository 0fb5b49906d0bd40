import type { TermCondition } from '@dragoman/sdk/term-lifecycle'
import type { Database } from '../../kernel/database/connect.ts'
import { holdRows } from '../../kernel/database/hold-rows.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import { versionOf } from '../../kernel/version.ts'
import { termFields } from '../glossaries/term-rows.ts'
import { glossaryTerms, type GlossaryTermRow } from '../terminology/tables.ts'
import type { RequestRow } from './visible.ts'

const daysToUndo = 30
const day = 24 * 60 * 60 * 1000

export type TermsById = ReadonlyMap<string, GlossaryTermRow>

/** The version of a term, which an approval leaves behind. */
export const termVersion = (row: GlossaryTermRow): string => versionOf(termFields(row))

/** The present terms that some requests name. `held`: locked until the transaction ends. */
export async function loadRequestTerms(
  db: Database,
  rows: readonly RequestRow[],
  { held = false }: { held?: boolean } = {},
): Promise<TermsById> {
  const ids = rows.flatMap(({ terms, applied }) => [
    ...terms.flatMap(({ termUuid }) => termUuid ?? []),
    ...(applied?.added.map(({ id }) => id) ?? []),
    ...(applied?.changed.map(({ before }) => before.id) ?? []),
  ])
  if (ids.length === 0) return new Map()
  const finding = db.select().from(glossaryTerms).where(isOneOf(glossaryTerms.id, ids))
  const found = await holdRows(finding, held)
  return new Map(found.map((term) => [term.id, term]))
}

/** The conditions of a request's moves. */
export function requestFacts(row: RequestRow, terms: TermsById, now: Date): Record<TermCondition, boolean> {
  const { applied, decidedAt } = row
  const isAsLeft = (id: string, version: string) => {
    const term = terms.get(id)
    return term !== undefined && termVersion(term) === version
  }
  return {
    termsExist: row.terms.every(({ termUuid }) => termUuid === undefined || terms.has(termUuid)),
    decidedLately: decidedAt !== null && now.getTime() - decidedAt.getTime() < daysToUndo * day,
    termsUnchanged:
      applied !== null &&
      applied.added.every(({ id, version }) => isAsLeft(id, version)) &&
      applied.changed.every(({ before, version }) => isAsLeft(before.id, version)),
  }
}
