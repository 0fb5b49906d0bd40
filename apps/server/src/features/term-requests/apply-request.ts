import { eq } from 'drizzle-orm'
import type { ChangeContext } from '../../identity/change-context.ts'
import { changedFields } from '../../kernel/changed-fields.ts'
import { updateOne } from '../../kernel/database/one-row.ts'
import type { NewEntry } from '../../kernel/journal.ts'
import type { GlossaryRow } from '../glossaries/glossaries.ts'
import { glossaryEntity } from '../glossaries/glossaries.ts'
import { createTerm, deleteTerm, recordedTerm, updateTerm } from '../glossaries/terms/save-term.ts'
import type { AppliedRequest, RequestedTerm } from '../terminology/request-tables.ts'
import { glossaryConcepts, glossaryTerms, type GlossaryTermRow } from '../terminology/tables.ts'
import { termVersion, type TermsById } from './request-facts.ts'
import type { RequestRow } from './visible.ts'

/** The changes of a glossary, with the entries of the journal that say so. */
interface Written {
  applied: AppliedRequest
  /** The concept of the terms that were added. */
  conceptId: string | null
  entries: NewEntry[]
}

interface Approval {
  context: ChangeContext
  request: RequestRow
  glossary: GlossaryRow
}

/** Writes what a held request asks for to its glossary; `terms` are its present ones, held. */
export async function applyRequest(approval: Approval, terms: TermsById): Promise<Written> {
  const { request } = approval
  const written: Written = {
    applied: { added: [], changed: [], removed: [] },
    conceptId: request.conceptId,
    entries: [],
  }
  for (const wanted of request.terms) {
    const present = wanted.termUuid === undefined ? undefined : terms.get(wanted.termUuid)
    if (!present) await add(approval, wanted, written)
    else if (request.changeType === 'REMOVAL') await remove(approval, present, written)
    else await change(approval, present, wanted, written)
  }
  return written
}

async function add({ context, request, glossary }: Approval, wanted: RequestedTerm, written: Written): Promise<void> {
  const { termUuid: _, text = '', ...fields } = wanted
  const place = written.conceptId === null ? { glossaryUuid: glossary.id } : { conceptUuid: written.conceptId }
  const made = await createTerm(context, { status: 'Approved', ...fields, text, ...place })
  const row = request.learnt
    ? await updateOne(context.db, glossaryTerms, eq(glossaryTerms.id, made.row.id), { learnt: true })
    : made.row
  written.conceptId = row.conceptId
  written.applied.added.push({ id: row.id, version: termVersion(row) })
  written.entries.push({
    event: 'GLOSSARY_TERM_CREATED',
    entity: glossaryEntity(glossary),
    after: recordedTerm(row),
    detail: { term: row.text, termUuid: row.id },
  })
}

async function change(
  { context, glossary }: Approval,
  before: GlossaryTermRow,
  wanted: RequestedTerm,
  { applied, entries }: Written,
): Promise<void> {
  const { termUuid: _, ...fields } = wanted
  const row = await updateTerm(context, before, fields)
  applied.changed.push({ before, version: termVersion(row) })
  const { isChanged, ...difference } = changedFields(recordedTerm(before), recordedTerm(row))
  const detail = { term: row.text, termUuid: row.id }
  if (isChanged)
    entries.push({ event: 'GLOSSARY_TERM_UPDATED', entity: glossaryEntity(glossary), ...difference, detail })
}

async function remove(
  { context, glossary }: Approval,
  before: GlossaryTermRow,
  { applied, entries }: Written,
): Promise<void> {
  const { db } = context
  const [concept] = await db.select().from(glossaryConcepts).where(eq(glossaryConcepts.id, before.conceptId))
  await deleteTerm(db, before)
  applied.removed.push(before)
  if (concept) applied.concept = concept
  entries.push({
    event: 'GLOSSARY_TERM_REMOVED',
    entity: glossaryEntity(glossary),
    before: recordedTerm(before),
    detail: { term: before.text, conceptUuid: before.conceptId },
  })
}
