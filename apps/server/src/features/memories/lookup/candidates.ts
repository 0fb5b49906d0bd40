import { and, eq, inArray, isNull, ne, or, type SQL } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { translationUnits, translationUnitTargets } from '../tables.ts'

/** A unit with its translation into a locale asked for. */
export interface Candidate {
  tmUnit: typeof translationUnits.$inferSelect
  target: typeof translationUnitTargets.$inferSelect
}

/** The translations of units to look for. */
export interface CandidateTerms {
  /** The nearest first. */
  targetLocales: readonly string[]
  /** Leave out what was learned from this project. */
  exceptProject: string | null
}

const atOnce = 2000

/** The units of a memory with these source hashes, by hash. */
export async function loadByHash(
  db: Database,
  memoryId: string,
  hashes: readonly string[],
  terms: CandidateTerms,
): Promise<Map<string, Candidate[]>> {
  const found: Candidate[] = []
  for (let at = 0; at < hashes.length; at += atOnce) {
    const some = inArray(translationUnits.sourceHash, hashes.slice(at, at + atOnce))
    for (const row of await load(db, memoryId, some, terms)) found.push(row)
  }
  return Map.groupBy(found, ({ tmUnit }) => tmUnit.sourceHash)
}

/** The units of a memory with these ids, by id; those that are gone or have no such translation are left out. Of several translations the nearest counts. */
export async function loadById(
  db: Database,
  memoryId: string,
  ids: readonly number[],
  terms: CandidateTerms,
): Promise<Map<number, Candidate>> {
  const found = new Map<number, Candidate>()
  const distance = ({ target }: Candidate) => terms.targetLocales.indexOf(target.locale)
  for (let at = 0; at < ids.length; at += atOnce) {
    const some = inArray(translationUnits.id, ids.slice(at, at + atOnce))
    for (const row of await load(db, memoryId, some, terms)) {
      const present = found.get(row.tmUnit.id)
      if (!present || distance(row) < distance(present)) found.set(row.tmUnit.id, row)
    }
  }
  return found
}

const load = (db: Database, memoryId: string, which: SQL, { targetLocales, exceptProject }: CandidateTerms) =>
  db
    .select({ tmUnit: translationUnits, target: translationUnitTargets })
    .from(translationUnits)
    .innerJoin(translationUnitTargets, eq(translationUnitTargets.unitId, translationUnits.id))
    .where(
      and(
        eq(translationUnits.memoryId, memoryId),
        which,
        inArray(translationUnitTargets.locale, [...targetLocales]),
        exceptProject === null
          ? undefined
          : or(isNull(translationUnitTargets.projectId), ne(translationUnitTargets.projectId, exceptProject)),
      ),
    )
