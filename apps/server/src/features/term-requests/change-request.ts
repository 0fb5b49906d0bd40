import { isDeepStrictEqual } from 'node:util'
import type { TermRequestChange } from '@dragoman/sdk/operations/termRequests'
import { eq } from 'drizzle-orm'
import type { ChangeContext } from '../../identity/change-context.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import { updateOne } from '../../kernel/database/one-row.ts'
import { conflict } from '../../kernel/refusals.ts'
import { termRequestEvents, termRequests, type RequestedTerm } from '../terminology/request-tables.ts'
import { glossaryTerms } from '../terminology/tables.ts'
import { checkedChanges, termsOf } from './ask-for-terms.ts'
import { isEditable, requestEntity, type RequestRow } from './visible.ts'

/** Changes what a held request asks for. */
export async function changeRequest(
  context: ChangeContext,
  held: RequestRow,
  { terms, note }: TermRequestChange,
): Promise<RequestRow> {
  const { db, session, now, journal } = context
  if (!isEditable(session, held))
    throw conflict(`The term request is ${held.lane}, so what it asks for can't change any more.`, {
      uuid: held.id,
      lane: held.lane,
    })
  const change = {
    ...(terms && { terms: checkedChanges(await termsInReach(context, held), terms, held.changeType) }),
    ...(note !== undefined && { note: note.trim() }),
  }
  const fields = (['terms', 'note'] as const).filter(
    (field) => field in change && !isDeepStrictEqual(change[field], held[field]),
  )
  if (fields.length === 0) return held
  const row = await updateOne(db, termRequests, eq(termRequests.id, held.id), {
    ...change,
    ...(change.terms && nameAfter(held, change.terms)),
    changedAt: now,
  })
  await db
    .insert(termRequestEvents)
    .values({ requestId: row.id, type: 'DATA_CHANGES', fields, userId: session.user.id, at: now })
  await journal({ entity: requestEntity(row), detail: { term: row.conceptText } })
  return row
}

/** The name of a new concept that was named after its first term follows that term. */
function nameAfter({ changeType, conceptText, terms }: RequestRow, [first]: readonly RequestedTerm[]) {
  const isOfFirst = changeType === 'CREATE' && conceptText === terms[0]?.text
  return isOfFirst && first?.text !== undefined ? { conceptText: first.text } : {}
}

/** The terms that a request can be about: those of its concept, or the ones of many that it names already. */
async function termsInReach(context: ChangeContext, { conceptId, origin, terms }: RequestRow) {
  if (conceptId !== null) return termsOf(context.db, context, conceptId)
  if (origin !== 'BULK_UPDATE') return []
  const ids = terms.flatMap(({ termUuid }) => termUuid ?? [])
  return context.db.select().from(glossaryTerms).where(isOneOf(glossaryTerms.id, ids))
}
