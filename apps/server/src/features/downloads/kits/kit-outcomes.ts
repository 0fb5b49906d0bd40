import type { TranslationUploadReport, TranslationUploadSegment } from '@dragoman/sdk/operations/workUnits'
import type { SegmentIssue } from '@dragoman/sdk/operations/editor'
import { toBcp47 } from '@dragoman/sdk/locale'
import type { segments, workUnits } from '../../work/work-unit-tables.ts'
import type { CheckLevels } from '@dragoman/sdk/operations/checkProfiles'
import { isBlocked, segmentIssues, type CheckTerms } from '../../work/segment-issues.ts'
import { languageOfCode, type LanguageCodes } from '../../../engines/formats/language-codes.ts'
import { compareKit } from '../../../engines/formats/xliff-kit.ts'
import type { ReturnedKit, SegmentOutcome, StoredKit } from '../../../engines/formats/xliff-kit.ts'

type SegmentRow = typeof segments.$inferSelect
type WorkUnitRow = typeof workUnits.$inferSelect

/** A segment to write. */
export interface KitChange {
  row: SegmentRow
  target: string
  confirmed: boolean
}

export interface KitOutcomes {
  report: TranslationUploadReport
  changes: KitChange[]
}

/** A work unit as a returned kit is held against it. */
export const storedKit = (workUnit: WorkUnitRow, rows: readonly SegmentRow[]): StoredKit => ({
  projectUuid: workUnit.projectId,
  workUnitUuid: workUnit.id,
  sourceLocale: toBcp47(workUnit.sourceLocale),
  targetLocale: toBcp47(workUnit.targetLocale),
  segments: rows.map(({ id, source, target }) => ({ id: String(id), source, ...(target !== '' && { target }) })),
})

/**
 * Decides the outcome of each segment of a returned kit. A finished one is confirmed with it, even where its text was
 * there before; the same file for a second time changes nothing.
 * @throws FileRefused when the file belongs to another project, work unit or language pair
 */
export function kitOutcomes(
  workUnit: WorkUnitRow,
  rows: readonly SegmentRow[],
  kit: ReturnedKit,
  languageCodes: LanguageCodes,
  levels: CheckLevels,
): KitOutcomes {
  const byId = new Map(rows.map((row) => [String(row.id), row]))
  const returned = new Map(kit.segments.map((segment) => [segment.id, segment.target]))
  const changes: KitChange[] = []
  const ours = (code: string) => languageOfCode({ languageCodes }, code)
  const known = { ...kit, sourceLocale: ours(kit.sourceLocale), targetLocale: ours(kit.targetLocale) }
  const segments = compareKit(storedKit(workUnit, rows), known)
    .segments.filter(({ id }) => returned.has(id))
    .map((outcome) => {
      const row = byId.get(outcome.id)
      if (!row) return { key: outcome.id, outcome: 'UNKNOWN' as const }
      const { change, ...segment } = outcomeOf({ ...workUnit, levels }, row, outcome, returned.get(outcome.id))
      if (change) changes.push(change)
      return { key: outcome.id, segmentId: outcome.id, index: row.index, ...segment }
    })
  return { changes, report: reportOf(segments) }
}

type Judged = Pick<TranslationUploadSegment, 'outcome' | 'issues'> & { change?: KitChange }

function outcomeOf(checked: CheckTerms, row: SegmentRow, compared: SegmentOutcome, target: string | undefined): Judged {
  if (compared.outcome === 'stale-source') return { outcome: 'STALE_SOURCE' }
  if (target === undefined) return { outcome: 'EMPTY' }
  const isSame = target === row.target
  const confirmed = row.confirmed && isSame ? true : compared.finished
  if (isSame && confirmed === row.confirmed) return { outcome: 'UNCHANGED' }
  const issues = segmentIssues({ ...row, target }, checked)
  if (isBlocked(issues.filter(isOfTags))) return { outcome: 'TAG_MISMATCH', issues }
  const found = issues.length > 0 && { issues }
  // The work of the person stays, to be mended in the editor.
  if (confirmed && isBlocked(issues))
    return { outcome: 'DRAFT', ...(!isSame && { change: { row, target, confirmed: false } }), ...found }
  return { outcome: 'ACCEPTED', change: { row, target, confirmed }, ...found }
}

const isOfTags = ({ kind }: SegmentIssue) => ['missing', 'extra', 'unpaired', 'order', 'empty'].includes(kind)

function reportOf(segments: TranslationUploadSegment[]): TranslationUploadReport {
  const count = (outcome: TranslationUploadSegment['outcome']) =>
    segments.filter((segment) => segment.outcome === outcome).length
  return {
    accepted: count('ACCEPTED'),
    drafts: count('DRAFT'),
    unchanged: count('UNCHANGED'),
    staleSource: count('STALE_SOURCE'),
    tagMismatch: count('TAG_MISMATCH'),
    unknown: count('UNKNOWN'),
    empty: count('EMPTY'),
    segments,
  }
}
