import { issueBits } from '@dragoman/sdk/segment-issue-bits'
import { and, eq, inArray, max, count, type SQL } from 'drizzle-orm'
import { isOneOfNumbers } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { only } from '../../../kernel/database/one-row.ts'
import { segmentsWithFindings } from '../../ai-review/findings.ts'
import { glossariesOfProject } from '../../context/glossaries-of-project.ts'
import { glossaryTerms } from '../../terminology/tables.ts'
import type { WorkUnitRow } from '../../work/open-work-unit.ts'
import { levelsOf } from '../../work/check-levels.ts'
import { segments } from '../../work/work-unit-tables.ts'
import { hashInRows, hashOfTexts, loadIgnored } from './ignored.ts'
import { checkSegments } from './load-issues.ts'

/** A translation whose checks are wanted. */
interface Translated {
  id: number
  version: number
}

/** The checks of a work unit as they were last made: by segment, the version and the issues' bits. */
interface Known {
  /** Changes with the terms that were looked for, and with what the profiles of checks decide. */
  basis: string
  bits: Map<number, { version: number; bits: number }>
}

/** The work units that were looked at last, the latest at the end; each server has its own. */
const known = new Map<string, Known>()
const mostSegments = 500_000

/** Rows checked at once, so that others have their turn in between. */
const rowsAtOnce = 1000

/** The bits of the issues of each translation, by segment. Only what has changed since the last time is checked again. */
export async function issueBitsOf(
  db: Database,
  workUnit: WorkUnitRow,
  translated: readonly Translated[],
): Promise<Map<number, number>> {
  const { bits } = await present(db, workUnit)
  const isNew = ({ id, version }: Translated) => bits.get(id)?.version !== version
  const open = translated.filter(isNew)
  for (let at = 0; at < open.length; at += rowsAtOnce) {
    const ids = open.slice(at, at + rowsAtOnce).map(({ id }) => id)
    for (const [row, issues] of await check(db, workUnit, isOneOfNumbers(segments.id, ids)))
      bits.set(row.id, { version: row.version, bits: issueBits(issues) })
  }
  const found = new Map(translated.map(({ id }) => [id, bits.get(id)?.bits ?? 0]))
  await withoutIgnored(db, workUnit, found)
  const finding = issueBits([{ kind: 'finding', blocking: false }])
  for (const id of await segmentsWithFindings(db, workUnit.id)) found.set(id, (found.get(id) ?? 0) | finding)
  return found
}

async function check(db: Database, workUnit: WorkUnitRow, where: SQL) {
  const { id, version, source, target, plural, maxLength } = segments
  const rows = await db
    .select({ id, version, source, target, plural, maxLength })
    .from(segments)
    .where(and(eq(segments.workUnitId, workUnit.id), where))
  return checkSegments(db, workUnit, rows)
}

/** Takes the ignored issues out again: few segments have any. */
async function withoutIgnored(db: Database, workUnit: WorkUnitRow, found: Map<number, number>): Promise<void> {
  const ignored = await loadIgnored(db, workUnit.id)
  if (ignored.size === 0) return
  for (const [row, issues] of await check(db, workUnit, inArray(hashInRows(), [...ignored.keys()]))) {
    const keys = new Set(ignored.get(hashOfTexts(row))?.map(({ key }) => key))
    if (found.has(row.id)) found.set(row.id, issueBits(issues.filter(({ key }) => key === undefined || !keys.has(key))))
  }
}

/** The checks that are known of a work unit; none after its terms or profiles have changed. */
async function present(db: Database, workUnit: WorkUnitRow): Promise<Known> {
  const { id } = workUnit
  const basis = `${await stateOfTerms(db, workUnit.projectId)} ${JSON.stringify(await levelsOf(db, workUnit))}`
  const before = known.get(id)
  const now = before?.basis === basis ? before : { basis, bits: new Map() }
  known.delete(id)
  known.set(id, now)
  let sum = [...known.values()].reduce((total, { bits }) => total + bits.size, 0)
  for (const [other, { bits }] of known) {
    if (sum <= mostSegments || other === id) break
    known.delete(other)
    sum -= bits.size
  }
  return now
}

async function stateOfTerms(db: Database, projectId: string): Promise<string> {
  const glossaryIds = await glossariesOfProject(db, projectId)
  if (glossaryIds.length === 0) return ''
  const { latest, total } = only(
    await db
      .select({ latest: max(glossaryTerms.changedAt), total: count() })
      .from(glossaryTerms)
      .where(inArray(glossaryTerms.glossaryId, glossaryIds)),
  )
  return [...glossaryIds, latest?.getTime(), total].join(' ')
}
