import type { GlossaryConcept } from '@dragoman/sdk/operations/glossaries'
import type { ConceptChange, ConceptLinkKind } from '@dragoman/sdk/operations/glossaryConcepts'
import type { GlossaryTerm } from '@dragoman/sdk/operations/glossaryTerms'
import type { IconName } from '@dragoman/ui/Icon'
import type { FieldChange } from '../../../activity/entry-changes.ts'
import { valueText } from '../../../form/conflict-text.ts'
import { isolated } from '../../../i18n/format.ts'
import { t, type PlainMessageId } from '../../../i18n/t.ts'
import { termStatuses } from '../glossary-search.ts'
import { genders, partsOfSpeech, termTypes } from '../term-values.ts'

/** The names of the changes that a history has, with their icons. */
export const changeIcons = {
  GLOSSARY_TERM_CREATED: 'plus',
  GLOSSARY_TERM_UPDATED: 'edit',
  GLOSSARY_TERM_REMOVED: 'trash',
  GLOSSARY_CONCEPT_UPDATED: 'edit',
  GLOSSARY_CONCEPTS_LINKED: 'link',
  GLOSSARY_CONCEPT_IMAGES_CHANGED: 'edit',
  GLOSSARY_CONCEPTS_MERGED: 'arrow-end',
  GLOSSARY_MERGE_UNDONE: 'undo',
} as const satisfies Record<string, IconName>

export const isKnownChange = (event: string): event is keyof typeof changeIcons => Object.hasOwn(changeIcons, event)

const words: Readonly<Record<string, PlainMessageId>> = {
  text: 'glossaries.term',
  language: 'glossaries.term.language',
  status: 'glossaries.term.status',
  part: 'glossaries.term.part',
  gender: 'glossaries.term.gender',
  termType: 'glossaries.term.type',
  definition: 'glossaries.definition',
  usage: 'glossaries.usage',
  note: 'glossaries.note',
  forbidden: 'glossaries.flag.forbidden',
  dnt: 'glossaries.flag.dnt',
  exactMatch: 'glossaries.flag.exactMatch',
  caseSensitive: 'glossaries.flag.caseSensitive',
  internal: 'glossaries.flag.internal',
  glossaryCustomAttributes: 'glossaries.attributes',
}

/** The fields that an entry changed; a new term, or one that is gone, is named by its text alone. */
export function changedFields({ before, after }: ConceptChange): FieldChange[] {
  const link = (after ?? before)?.['link'] as { kind: ConceptLinkKind; concept: string } | undefined
  if (link) {
    const concept = isolated(link.concept)
    const label = t(`glossaries.links.${link.kind}`)
    return [{ field: 'link', label, from: before ? concept : '–', to: after ? concept : '–' }]
  }
  const image = (after ?? before)?.['image']
  if (typeof image === 'string') {
    const name = isolated(image)
    return [{ field: 'image', label: t('glossaries.image'), from: before ? name : '–', to: after ? name : '–' }]
  }
  if (!before || !after) return []
  return Object.keys({ ...before, ...after }).flatMap((field) => {
    const label = words[field]
    if (!label) return []
    return [{ field, label: t(label), from: isolated(shown(before[field])), to: isolated(shown(after[field])) }]
  })
}

function shown(value: unknown): string {
  const status = termStatuses.find((id) => id === value)
  if (status) return t(`glossaries.status.${status}`)
  const part = partsOfSpeech.find((id) => id === value)
  if (part) return t(`glossaries.part.${part}`)
  const gender = genders.find((id) => id === value)
  if (gender) return t(`glossaries.gender.${gender}`)
  const termType = termTypes.find((id) => id === value)
  if (termType) return t(`glossaries.termType.${termType}`)
  if (Array.isArray(value)) {
    return valueText((value as { name: string; value: string }[]).map((each) => `${each.name}: ${each.value}`))
  }
  return valueText(value)
}

/** A way back from a change: the fields to write, and the thing that they are of. */
export type WayBack =
  | { kind: 'term'; term: GlossaryTerm; body: Record<string, unknown> }
  | { kind: 'concept'; body: Record<string, unknown> }
  | { kind: 'new'; body: Record<string, unknown> }

/** How a change can be taken back; undefined for one that can't, or that was. */
export function wayBack(change: ConceptChange, concept: GlossaryConcept): WayBack | undefined {
  const { event, before, termUuid } = change
  if (!before) return undefined
  const isAsBefore = (present: object) =>
    Object.entries(before).every(
      ([field, value]) => JSON.stringify((present as Record<string, unknown>)[field] ?? null) === JSON.stringify(value),
    )
  if (event === 'GLOSSARY_TERM_UPDATED') {
    const term = concept.terms.find(({ uuid }) => uuid === termUuid)
    return term && !isAsBefore(term) ? { kind: 'term', term, body: before } : undefined
  }
  if (event === 'GLOSSARY_CONCEPT_UPDATED') return isAsBefore(concept) ? undefined : { kind: 'concept', body: before }
  if (event !== 'GLOSSARY_TERM_REMOVED') return undefined
  const { writable: _, ...body } = before
  const isThere = concept.terms.some(({ language, text }) => language === body['language'] && text === body['text'])
  return isThere ? undefined : { kind: 'new', body }
}
