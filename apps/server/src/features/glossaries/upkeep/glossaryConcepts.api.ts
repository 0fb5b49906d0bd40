import type { ChangeContext } from '../../../identity/change-context.ts'
import type { Handlers } from '../../../identity/context.ts'
import { only } from '../../../kernel/database/one-row.ts'
import { pictureAnswer } from '../../../kernel/uploaded-picture.ts'
import { findConcept, showConcept } from '../concepts.ts'
import { addImage, findImage, readImage, removeImage, showImage } from '../concept-images.ts'
import { findGlossary, glossaryEntity } from '../glossaries.ts'
import { coverageOf } from './coverage.ts'
import { listDuplicates } from './duplicates.ts'
import { listHistory } from './history.ts'
import { keepApart } from './keep-apart.ts'
import { addLink, conceptName, removeLink, showLinks } from './links.ts'
import { mergeConcepts, previewMerge } from './merge.ts'
import { listMerges, showMerges, undoMerge } from './undo-merge.ts'
import { usageOf } from './usage.ts'

/** The entry of the journal for a change of the links or images of a concept. */
async function journalParts(
  { db, session, journal }: ChangeContext,
  { concept, glossary }: Awaited<ReturnType<typeof findConcept>>,
  change: object,
) {
  const term = conceptName(await showConcept(db, session, concept), glossary)
  await journal({ entity: glossaryEntity(glossary), ...change, detail: { conceptId: concept.number, term } })
}

export const glossaryConcepts = {
  getCoverage: async ({ db, session, path }) =>
    coverageOf(db, session, await findGlossary(db, session, path.glossaryUuid)),

  listDuplicates: async ({ db, session, path, query }) =>
    listDuplicates(db, session, await findGlossary(db, session, path.glossaryUuid), query),

  async keepApart(input) {
    const { db, session, path, body, journal } = input
    const glossary = await findGlossary(db, session, path.glossaryUuid, { held: true })
    await keepApart(input, glossary, body)
    await journal({
      entity: glossaryEntity(glossary),
      after: { apart: body.apart },
      detail: { concepts: body.conceptUuids },
    })
  },

  listMerges: async (input) => listMerges(input, await findGlossary(input.db, input.session, input.path.glossaryUuid)),

  previewMerge: async ({ db, session, path, body }) =>
    previewMerge(db, session, await findGlossary(db, session, path.glossaryUuid), body),

  async merge(input) {
    const { db, session, path, body } = input
    const glossary = await findGlossary(db, session, path.glossaryUuid, { held: true })
    return only(await showMerges(db, session, [await mergeConcepts(input, glossary, body)]))
  },

  async undoMerge(input) {
    const { db, session, path } = input
    const glossary = await findGlossary(db, session, path.glossaryUuid, { held: true })
    return only(await showMerges(db, session, [await undoMerge(input, glossary, path.mergeUuid)]))
  },

  listHistory: async ({ db, session, path, query }) =>
    listHistory(db, session, await findConcept(db, session, path.conceptId), query),

  getUsage: async (input) => usageOf(input, await findConcept(input.db, input.session, input.path.conceptId)),

  listLinks: async ({ db, session, path }) => showLinks(db, session, await findConcept(db, session, path.conceptId)),

  async addLink(input) {
    const { db, session, path, body } = input
    const place = await findConcept(db, session, path.conceptId, { held: true })
    const { id } = await addLink(db, session, place.concept, body)
    const link = only((await showLinks(db, session, place)).filter(({ uuid }) => uuid === id))
    await journalParts(input, place, { after: { link: { kind: link.kind, concept: link.name } } })
    return link
  },

  async removeLink(input) {
    const { db, session, path } = input
    const place = await findConcept(db, session, path.conceptId, { held: true })
    const link = (await showLinks(db, session, place)).find(({ uuid }) => uuid === path.linkUuid)
    await removeLink(db, place.concept, path.linkUuid)
    await journalParts(input, place, { before: { link: link && { kind: link.kind, concept: link.name } } })
  },

  async addImage(input) {
    const { db, session, path, body } = input
    await findConcept(db, session, path.conceptId)
    // Read before the concept is held: it takes a while.
    const picture = await readImage(body.file)
    const place = await findConcept(db, session, path.conceptId, { held: true })
    const { description } = body
    const row = await addImage(input, place.concept, { picture, name: body.file.name, description })
    await journalParts(input, place, { after: { image: row.fileName } })
    return showImage(row, place.concept.number)
  },

  async getImage({ db, objects, session, path }) {
    const { concept } = await findConcept(db, session, path.conceptId)
    const { fileKey } = await findImage(db, concept, path.imageUuid)
    return pictureAnswer(await objects.content(fileKey), 'concept.webp')
  },

  async removeImage(input) {
    const { db, session, path } = input
    const place = await findConcept(db, session, path.conceptId, { held: true })
    const { fileName } = await removeImage(db, place.concept, path.imageUuid)
    await journalParts(input, place, { before: { image: fileName } })
  },
} satisfies Handlers<'glossaryConcepts'>
