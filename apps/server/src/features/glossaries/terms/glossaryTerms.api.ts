import { isManager } from '@dragoman/sdk/permissions'
import type { Handlers } from '../../../identity/context.ts'
import { changedFields } from '../../../kernel/changed-fields.ts'
import type { TermRow } from '../../terminology/find-terms.ts'
import { openRequestsOf, type OpenRequest } from '../../terminology/open-requests.ts'
import { findGlossary, glossaryEntity, showGlossaryRefs } from '../glossaries.ts'
import { createTerm, deleteTerm, recordedTerm, updateTerm } from './save-term.ts'
import { findDuplicates, recognize, searchBySegment, searchTerms } from './search-terms.ts'
import { findTerm, showTerm, showTermOf, termsBeside } from '../term-rows.ts'

/** The open request about a term, as its translations view shows it. */
const reviewOf = (request: OpenRequest | undefined) => ({
  isRequestedReview: request !== undefined,
  ...(request && { termArbitrationStatus: request.lane, requestReviewAt: request.at.getTime() }),
  ...(request?.asker && { requestReviewBy: request.asker }),
})

export const glossaryTerms = {
  async create(input) {
    const { db, body, journal } = input
    const { row, glossary } = await createTerm(input, body)
    const detail = { term: row.text, termUuid: row.id }
    await journal({ entity: glossaryEntity(glossary), after: recordedTerm(row), detail })
    return showTermOf(db, row)
  },

  get: async ({ db, session, path }) => showTermOf(db, await findTerm(db, session, path.termUuid)),

  async update(input) {
    const { db, session, path, body, journal, requireVersion } = input
    const held = await findTerm(db, session, path.termUuid, { held: true })
    const glossary = await findGlossary(db, session, held.glossaryId)
    await requireVersion({ entity: glossaryEntity(glossary), present: () => showTermOf(db, held) })
    const row = await updateTerm(input, held, body)
    const { isChanged, ...change } = changedFields(recordedTerm(held), recordedTerm(row))
    const detail = { term: row.text, termUuid: row.id }
    if (isChanged) await journal({ entity: glossaryEntity(glossary), ...change, detail })
    return showTermOf(db, row)
  },

  async remove({ db, session, path, journal }) {
    const held = await findTerm(db, session, path.termUuid, { held: true })
    const glossary = await findGlossary(db, session, held.glossaryId)
    await deleteTerm(db, held)
    const detail = { term: held.text, conceptUuid: held.conceptId }
    await journal({ entity: glossaryEntity(glossary), before: recordedTerm(held), detail })
  },

  async listTranslations({ db, session, path }) {
    const term = await findTerm(db, session, path.termUuid)
    const glossary = await findGlossary(db, session, term.glossaryId)
    const [ref] = await showGlossaryRefs(db, [glossary])
    const others = await termsBeside(db, session, term)
    const requests = await openRequestsOf(db, term)
    const linkedTo = ({ id, language }: TermRow) =>
      others.flatMap(({ term: other }) => (other.id !== id && other.language === language ? [other.id] : []))
    return others.map((row) => ({
      ...showTerm(row),
      ...reviewOf(requests.get(row.term.id)),
      legal: !row.term.forbidden,
      termsLinked: linkedTo(row.term),
      concept: { id: row.conceptNumber, writable: isManager(session) },
      glossary: { id: glossary.number, name: glossary.name, langs: ref?.languages ?? [] },
    }))
  },

  checkDuplicated: ({ db, session, body }) => findDuplicates(db, session, body),

  search: ({ db, session, query }) => searchTerms(db, session, query),

  searchBySegment: ({ db, session, query }) => searchBySegment(db, session, query),

  recognize: ({ db, session, query }) => recognize(db, session, query),
} satisfies Handlers<'glossaryTerms'>
