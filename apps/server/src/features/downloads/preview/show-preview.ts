import type { PreviewBlock, PreviewText, WorkUnitPreview } from '@dragoman/sdk/operations/workUnits'
import { and, asc, eq, gte } from 'drizzle-orm'
import { looksOf, shownOf } from '../../../engines/formats/inline/looks.ts'
import type { Place } from '../../../engines/formats/place.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import type { Objects } from '../../../kernel/objects.ts'
import { segments } from '../../work/work-unit-tables.ts'
import { requireCreated, type WorkUnitWithFile } from '../build-translation.ts'
import { findLayout } from './layouts.ts'

type SegmentRow = typeof segments.$inferSelect

/** Some of the segments of a work unit as readers of its file see them, without anything that a page could run. */
export async function showPreview(
  context: { db: Database; objects: Objects },
  found: WorkUnitWithFile,
  { fromIndex, size }: { fromIndex: number; size: number },
): Promise<WorkUnitPreview> {
  requireCreated([found])
  const { db } = context
  const { workUnit, resource } = found
  const ofWorkUnit = eq(segments.workUnitId, workUnit.id)
  const rows = await db
    .select()
    .from(segments)
    .where(and(ofWorkUnit, gte(segments.index, fromIndex)))
    .orderBy(asc(segments.index))
    .limit(size)
  const layout = await findLayout(context, found)
  return {
    filename: resource.name,
    sourceLanguage: workUnit.sourceLocale,
    targetLanguage: workUnit.targetLocale,
    totalSegments: await db.$count(segments, ofWorkUnit),
    blocks: blocksOf(rows, layout),
  }
}

/** Segments that follow one another in the same text are one block. */
function blocksOf(rows: readonly SegmentRow[], layout: ReadonlyMap<string, Place>): PreviewBlock[] {
  const blocks: PreviewBlock[] = []
  let before: Place | undefined
  for (const row of rows) {
    const place = layout.get(row.key)
    const segment = shownSegment(row)
    if (place && place === before) blocks.at(-1)!.segments.push(segment)
    else blocks.push({ ...shownPlace(place ?? { kind: 'PARAGRAPH' }), segments: [segment] })
    before = place
  }
  return blocks
}

const shownPlace = ({ path, ...place }: Place): Omit<PreviewBlock, 'segments'> => ({
  ...place,
  ...(path && { path: [...path] }),
})

const shownSegment = ({ id, index, source, target, confirmed, codes }: SegmentRow): PreviewText => ({
  id: String(id),
  index,
  source,
  target,
  confirmed,
  codes: codes.map((code) => {
    const text = shownOf(code)
    return { id: code.id, looks: looksOf(code), ...(text !== '' && { text }) }
  }),
})
