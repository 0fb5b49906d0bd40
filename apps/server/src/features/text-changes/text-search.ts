import type { CheckedIssue } from '@dragoman/sdk/operations/checkRuns'
import type { TextChangeInput, TextSearch } from '@dragoman/sdk/operations/textChanges'
import { hasPermission } from '@dragoman/sdk/permissions'
import { and, asc, eq, gt } from 'drizzle-orm'
import { PatternRefused, readPattern, replaced, type Place } from '../../engines/replacing/text-pattern.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { isOneOfNumbers } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { forbidden, invalid } from '../../kernel/refusals.ts'
import { createYield } from '../../kernel/yield-thread.ts'
import { openFixes } from '../check-runs/open-fixes.ts'
import { findRun } from '../check-runs/show-runs.ts'
import { findProject } from '../work/find-project.ts'
import { openWorkUnit, openWorkUnits, type OpenWorkUnit } from '../work/open-work-unit.ts'
import { isInRange } from '../work/slices.ts'
import { projectResources } from '../work/tables.ts'
import { segments, workUnits } from '../work/work-unit-tables.ts'

export type SegmentRow = typeof segments.$inferSelect
export type LeftOutReason = 'LOCKED' | 'IN_USE' | 'READ_ONLY' | 'CHANGED' | 'TAGS' | 'TOO_LONG'

/** The texts that a change looks through: in which project, and what it finds in each segment. */
export interface Scope {
  projectId: string
  /** Of each, how its segments may be changed. */
  units: OpenWorkUnit[]
  /** The places in a segment; null for a text that is too long. */
  placesIn: (row: SegmentRow) => Place[] | null
  /** The segments that come into question; undefined for all. */
  segmentIds?: number[]
}

type Search = TextSearch | TextChangeInput

/** Reads a search: 404 for places out of sight, 403 where it takes another permission, 400 for a wrong one. */
export async function readScope(db: Database, session: SignedIn, search: Search): Promise<Scope> {
  const { scope, scopeUuid } = search
  if (scope === 'WORK_UNIT') {
    const open = await openWorkUnit(db, session, scopeUuid)
    return { projectId: open.workUnit.projectId, units: wantedOf(search, [open]), placesIn: finderOf(search) }
  }
  if (!hasPermission(session, 'PROJECT_update'))
    throw forbidden('Only people who can change projects can change the texts of a whole project.', ['PROJECT_update'])
  const projectId = scope === 'PROJECT' ? scopeUuid : (await findRun(db, session, scopeUuid)).projectId
  const units = wantedOf(search, await unitsOf(db, session, (await findProject(db, session, projectId)).id))
  if (scope === 'PROJECT') return { projectId, units, placesIn: finderOf(search) }
  const fixes = await openFixes(db, scopeUuid, search.issueKind)
  const placesIn = (row: SegmentRow) => {
    const found = (fixes.get(row.id) ?? []).filter(
      ({ target, source }) => target === row.target && source === row.source,
    )
    return apart(found.map(({ issue }) => issue))
  }
  return { projectId, units, placesIn, segmentIds: [...fixes.keys()] }
}

/** The work units of a project by file and language. */
async function unitsOf(db: Database, session: SignedIn, projectId: string): Promise<OpenWorkUnit[]> {
  const rows = await db
    .select({ workUnitId: workUnits.id })
    .from(workUnits)
    .innerJoin(projectResources, eq(projectResources.id, workUnits.resourceId))
    .where(eq(workUnits.projectId, projectId))
    .orderBy(asc(projectResources.name), asc(workUnits.targetLocale), asc(workUnits.id))
  return openWorkUnits(db, session, rows)
}

/** The work units of the file and in the language that are asked for. */
const wantedOf = ({ resourceUuid, targetLanguage }: Search, units: OpenWorkUnit[]): OpenWorkUnit[] =>
  units.filter(
    ({ workUnit: { resourceId, targetLocale } }) =>
      (resourceUuid === undefined || resourceUuid === resourceId) &&
      (targetLanguage === undefined || targetLanguage === targetLocale),
  )

/** The fixes that do not overlap, in their order. */
function apart(issues: readonly CheckedIssue['issue'][]): Place[] {
  const places: Place[] = []
  for (const { begin = 0, end = 0, fix = '' } of issues.toSorted((one, other) => (one.begin ?? 0) - (other.begin ?? 0)))
    if (begin >= (places.at(-1)?.end ?? 0)) places.push({ begin, end, text: fix })
  return places
}

function finderOf(search: Search): Scope['placesIn'] {
  const { text, onlyDrafts, onlyConfirmed } = search
  if (text === undefined) throw invalid('body.text', 'body.text is missing. Specify the text to find.')
  const inSource = 'side' in search && search.side === 'SOURCE'
  const { replacement, ...terms } = search
  try {
    const pattern = readPattern({ ...terms, text, ...(!inSource && { replacement }) })
    const isMeant = ({ confirmed }: SegmentRow) => !(confirmed ? onlyDrafts : onlyConfirmed)
    return (row) => (!isMeant(row) ? [] : pattern.placesIn(inSource ? row.source : row.target))
  } catch (error) {
    if (error instanceof PatternRefused) throw invalid(`body.${error.field}`, error.message)
    throw error
  }
}

/** Read in slices, so that others have their turn in between. */
const rowsAtOnce = 1000
/** Milliseconds after a save in which a segment belongs to the person who saved it. */
const inUseFor = 30_000

/** A segment in which something is found, and why it can't be changed, if it can't. */
export interface Found {
  open: OpenWorkUnit
  row: SegmentRow
  places: Place[]
  reason?: LeftOutReason
}

/** The segments of a scope in which something is found, in the order of files, languages, and segments. */
export async function* searchTexts(
  db: Database,
  session: SignedIn,
  { units, placesIn, segmentIds }: Scope,
  now: Date,
): AsyncGenerator<Found> {
  const yieldThread = createYield()
  for (const open of units) {
    for await (const rows of rowsOf(db, open.workUnit.id, segmentIds))
      for (const row of rows) {
        await yieldThread()
        const places = placesIn(row)
        if (places?.length === 0) continue
        const reason = places === null ? 'TOO_LONG' : (whyNot(open, row, session, now) ?? whyTags(row, places))
        yield { open, row, places: places ?? [], ...(reason && { reason }) }
      }
  }
}

const whyTags = ({ target }: SegmentRow, places: readonly Place[]): LeftOutReason | undefined =>
  places.some(({ text }) => text !== undefined) && replaced(target, places) === undefined ? 'TAGS' : undefined

/** The segments of a work unit in their order, as many at once as fit in memory. */
export async function* rowsOf(
  db: Database,
  workUnitId: string,
  segmentIds: readonly number[] | undefined,
): AsyncGenerator<SegmentRow[]> {
  for (let after = -1; ;) {
    const rows = await db
      .select()
      .from(segments)
      .where(
        and(
          eq(segments.workUnitId, workUnitId),
          gt(segments.index, after),
          segmentIds && isOneOfNumbers(segments.id, segmentIds),
        ),
      )
      .orderBy(asc(segments.index))
      .limit(rowsAtOnce)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < rowsAtOnce) return
    after = last.index
  }
}

/** Segments by their work unit, so that each unit is asked only for its own: there may be very many. */
export async function idsByUnit(db: Database, ids: Iterable<number>): Promise<Map<string, number[]>> {
  const rows = await db
    .select({ id: segments.id, unit: segments.workUnitId })
    .from(segments)
    .where(isOneOfNumbers(segments.id, ids))
  const units = new Map<string, number[]>()
  for (const { id, unit } of rows) {
    const known = units.get(unit)
    if (known) known.push(id)
    else units.set(unit, [id])
  }
  return units
}

/** Why the caller can't change a segment, apart from work on it by others; undefined where they can. */
export function whyFixed(open: OpenWorkUnit, { index, locked }: SegmentRow): LeftOutReason | undefined {
  if (locked) return 'LOCKED'
  return open.writable.some((task) => isInRange(index, task)) ? undefined : 'READ_ONLY'
}

/** Why a person can't change a segment now; undefined where they can. */
export function whyNot(open: OpenWorkUnit, row: SegmentRow, session: SignedIn, now: Date): LeftOutReason | undefined {
  const fixed = whyFixed(open, row)
  if (fixed) return fixed
  const { updatedAt, updatedBy } = row
  const isFresh = updatedAt !== null && now.getTime() - updatedAt.getTime() < inUseFor
  return isFresh && updatedBy !== null && updatedBy !== session.user.id ? 'IN_USE' : undefined
}
