import type { TextChangePreview, TextLeftOut, TextSearch } from '@dragoman/sdk/operations/textChanges'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { readScope, searchTexts, type Found, type LeftOutReason } from './text-search.ts'

/** Segments of a page. */
const pageSize = 1000

/** Finds what a change would change (contract: textChanges.preview). */
export async function previewChange(
  db: Database,
  session: SignedIn,
  wanted: TextSearch,
  now: Date,
): Promise<TextChangePreview> {
  const begin = pageSize * (wanted.page ?? 0)
  const items: TextChangePreview['items'] = []
  const reasons: LeftOutReason[] = []
  let segments = 0
  let places = 0
  for await (const found of searchTexts(db, session, await readScope(db, session, wanted), now)) {
    if (segments >= begin && items.length < pageSize) items.push(shown(found))
    if (found.reason) reasons.push(found.reason)
    segments += 1
    places += found.places.length
  }
  return { segments, places, isCut: segments > begin + items.length, leftOut: countReasons(reasons), items }
}

function shown({ open, row, places, reason }: Found): TextChangePreview['items'][number] {
  return {
    segmentId: String(row.id),
    workUnitUuid: open.workUnit.id,
    filename: open.fileName,
    targetLanguage: open.workUnit.targetLocale,
    sequence: row.index + 1,
    version: row.version,
    source: row.source,
    target: row.target,
    confirmed: row.confirmed,
    places,
    ...(reason && { reason }),
  }
}

/** How often each reason occurs, in the order of the first ones. */
export const countReasons = (reasons: readonly LeftOutReason[]): TextLeftOut[] =>
  [...Map.groupBy(reasons, (reason) => reason)].map(([reason, all]) => ({ reason, count: all.length }))
