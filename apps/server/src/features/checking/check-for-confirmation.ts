import type { SegmentIssue } from '@dragoman/sdk/operations/editor'
import type { Database } from '../../kernel/database/connect.ts'
import { levelsOf } from '../work/check-levels.ts'
import type { WorkUnitRow } from '../work/open-work-unit.ts'
import { segmentIssues, type CheckedSegment } from '../work/segment-issues.ts'
import { termsInSources } from './segment-terms.ts'

type CheckedUnit = Pick<WorkUnitRow, 'projectId' | 'sourceLocale' | 'targetLocale'>

/** The issues that decide whether translations can be confirmed; of terms only where these block. */
export async function checkForConfirmation<Row extends CheckedSegment>(
  db: Database,
  workUnit: CheckedUnit,
  rows: readonly Row[],
): Promise<Map<Row, SegmentIssue[]>> {
  const checked = { ...workUnit, levels: await levelsOf(db, workUnit) }
  const sources = checked.levels.term === 'BLOCK' ? rows.map(({ source }) => source) : []
  const terms = await termsInSources(db, workUnit, sources)
  return new Map(rows.map((row, at) => [row, segmentIssues(row, checked, terms[at])]))
}
