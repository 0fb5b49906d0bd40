import type { Handlers } from '../../identity/context.ts'
import { findGlossary, glossaryEntity } from '../glossaries/glossaries.ts'
import { listCandidates } from './candidates.ts'
import { refuseCandidates, requestCandidates } from './decide-candidates.ts'
import { findExtraction, latestExtraction, showExtraction, startExtraction } from './extractions.ts'

export const termExtractions = {
  async getLatest({ db, session, path }) {
    const { id } = await findGlossary(db, session, path.glossaryUuid)
    const row = await latestExtraction(db, session, id)
    return row ? { extraction: await showExtraction(db, row) } : {}
  },

  async start(input) {
    const { db, session, path, body, journal } = input
    const glossary = await findGlossary(db, session, path.glossaryUuid, { held: true })
    const shown = await showExtraction(db, await startExtraction(input, glossary, body))
    await journal({ entity: glossaryEntity(glossary), detail: { from: shown.name } })
    return shown
  },

  async listCandidates({ db, session, path, query }) {
    const { extraction } = await findExtraction(db, session, path.extractionUuid)
    return listCandidates(db, extraction, query)
  },

  async refuse(input) {
    const { db, session, path, body, journal } = input
    const { extraction, glossary } = await findExtraction(db, session, path.extractionUuid)
    const [term, ...others] = await refuseCandidates(input, extraction, body)
    const detail = { term, refused: body.refused, ...(others.length > 0 && { others: others.length }) }
    await journal({ entity: glossaryEntity(glossary), detail })
  },

  async request(input) {
    const { extraction, glossary } = await findExtraction(input.db, input.session, input.path.extractionUuid)
    return requestCandidates(input, { extraction, glossary }, input.body)
  },
} satisfies Handlers<'termExtractions'>
