import { eq } from 'drizzle-orm'
import type { ChangeContext } from '../../identity/change-context.ts'
import type { NewEntry } from '../../kernel/journal.ts'
import { glossaryEntity, type GlossaryRow } from '../glossaries/glossaries.ts'
import { deleteTerm, recordedTerm } from '../glossaries/terms/save-term.ts'
import { keptConcept, keptTerm } from '../terminology/kept-rows.ts'
import type { AppliedRequest } from '../terminology/request-tables.ts'
import { glossaryConcepts, glossaryTerms } from '../terminology/tables.ts'
import type { TermsById } from './request-facts.ts'

/** Takes back what an approval has written; `terms` are the present ones, held and as it left them. */
export async function undoRequest(
  { db, session, now }: ChangeContext,
  glossary: GlossaryRow,
  { added, changed, removed, concept }: AppliedRequest,
  terms: TermsById,
): Promise<NewEntry[]> {
  const entity = glossaryEntity(glossary)
  const entries: NewEntry[] = []
  for (const { id } of added) {
    const term = terms.get(id)!
    await deleteTerm(db, term)
    const detail = { term: term.text, conceptUuid: term.conceptId }
    entries.push({ event: 'GLOSSARY_TERM_REMOVED', entity, before: recordedTerm(term), detail })
  }
  for (const { before } of changed) {
    // Its concept may have become one with another since.
    const { id, number: _, conceptId: __, ...fields } = keptTerm(before)
    const mark = { changedBy: session.user.id, changedAt: now }
    await db
      .update(glossaryTerms)
      .set({ ...fields, ...mark })
      .where(eq(glossaryTerms.id, id))
    const [present, former] = [recordedTerm(terms.get(id)!), recordedTerm(before)]
    const detail = { term: before.text, termUuid: id }
    entries.push({ event: 'GLOSSARY_TERM_UPDATED', entity, before: present, after: former, detail })
  }
  if (removed.length > 0 && concept) {
    await db.insert(glossaryConcepts).overridingSystemValue().values(keptConcept(concept)).onConflictDoNothing()
  }
  for (const before of removed) {
    await db.insert(glossaryTerms).overridingSystemValue().values(keptTerm(before))
    const detail = { term: before.text, termUuid: before.id }
    entries.push({ event: 'GLOSSARY_TERM_CREATED', entity, after: recordedTerm(before), detail })
  }
  return entries
}
