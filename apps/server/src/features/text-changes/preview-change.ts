import type { TextChangePreview, TextLeftOut, TextSearch } from '@dragoman/sdk/operations/textChanges'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { replaced } from '../../engines/replacing/text-pattern.ts'
import { readScope, searchTexts, type Found, type LeftOutReason } from './text-search.ts'

/** Segments that come back at most. */
const most = 1000

/** Finds what a change would change (contract: textChanges.preview). */
export async function previewChange(
  db: Database,
  session: SignedIn,
  wanted: TextSearch,
  now: Date,
): Promise<TextChangePreview> {
  const items: TextChangePreview['items'] = []
  let isCut = false
  for await (const found of searchTexts(db, session, await readScope(db, session, wanted), now)) {
    if (items.length === most) {
      isCut = true
      break
    }
    items.push(shown(found))
  }
  const leftOut = countReasons(items.flatMap(({ reason }) => (reason ? [reason as LeftOutReason] : [])))
  const places = items.reduce((sum, item) => sum + item.places.length, 0)
  return { segments: items.length, places, isCut, leftOut, items }
}

function shown({ open, row, places, reason }: Found): TextChangePreview['items'][number] {
  const changesTags = places.some(({ text }) => text !== undefined) && replaced(row.target, places) === undefined
  const why = reason ?? (changesTags ? 'TAGS' : undefined)
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
    ...(why && { reason: why }),
  }
}

/** How often each reason occurs, in the order of the first ones. */
export const countReasons = (reasons: readonly LeftOutReason[]): TextLeftOut[] =>
  [...Map.groupBy(reasons, (reason) => reason)].map(([reason, all]) => ({ reason, count: all.length }))
