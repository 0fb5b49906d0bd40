import type { Segment, SegmentIssue } from '@dragoman/sdk/operations/editor'
import { loadPeople } from '../../../identity/people.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { loadFindings } from '../../ai-review/findings.ts'
import type { WorkUnitRow } from '../../work/open-work-unit.ts'
import { levelsOf } from '../../work/check-levels.ts'
import { segmentIssues } from '../../work/segment-issues.ts'
import type { segments } from '../../work/work-unit-tables.ts'
import { hashOfTexts, loadIgnored } from './ignored.ts'
import { termsInSources } from '../../checking/segment-terms.ts'

type SegmentRow = Pick<typeof segments.$inferSelect, 'id' | 'source' | 'target' | 'plural' | 'maxLength'>

/** The checks of translations, with the terms of their sources; nothing is ignored. */
export async function checkSegments<Row extends SegmentRow>(
  db: Database,
  workUnit: WorkUnitRow,
  rows: readonly Row[],
): Promise<Map<Row, SegmentIssue[]>> {
  const translated = rows.filter(({ target }) => target !== '')
  const terms = await termsInSources(
    db,
    workUnit,
    translated.map(({ source }) => source),
  )
  const checked = { ...workUnit, levels: await levelsOf(db, workUnit) }
  return new Map(translated.map((row, at) => [row, segmentIssues(row, checked, terms[at])]))
}

/** The issues and findings of each translation, and what was ignored there; none as long as there is no translation. */
export async function loadIssues<Row extends SegmentRow>(
  db: Database,
  session: SignedIn,
  workUnit: WorkUnitRow,
  rows: readonly Row[],
): Promise<(row: Row) => Pick<Segment, 'issues' | 'ignoredIssues'>> {
  const findings = await loadFindings(db, rows)
  const checked = await checkSegments(db, workUnit, rows)
  const ignored = await loadIgnored(db, workUnit.id)
  const people = await loadPeople(
    db,
    session,
    [...ignored.values()].flat().map(({ ignoredBy }) => ignoredBy),
  )
  return (row) => {
    const issues = checked.get(row)
    if (!issues) return { issues: [] }
    const byKey = new Map((ignored.size > 0 ? (ignored.get(hashOfTexts(row)) ?? []) : []).map((one) => [one.key, one]))
    const left = issues.filter(({ key }) => key === undefined || !byKey.has(key))
    const gone = issues.flatMap(({ key = '', kind, rule, found, expected }) => {
      const one = byKey.get(key)
      const ignoredBy = people(one?.ignoredBy ?? null)
      return one ? [{ key, kind, rule, found, expected, reason: one.reason, ...(ignoredBy && { ignoredBy }) }] : []
    })
    return { issues: [...left, ...findings(row)], ...(gone.length > 0 && { ignoredIssues: gone }) }
  }
}
