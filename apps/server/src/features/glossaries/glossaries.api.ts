import type { Handlers } from '../../identity/context.ts'
import { findGlossary, glossaryEntity, showGlossary } from './glossaries.ts'
import { listGlossaries } from './list-glossaries.ts'
import { createGlossary, deleteGlossary, updateGlossary } from './save-glossary.ts'

export const glossaries = {
  list: ({ db, session, query }) => listGlossaries(db, session, query),

  get: async ({ db, session, path }) => showGlossary(db, session, await findGlossary(db, session, path.glossaryUuid)),

  async create({ db, session, body, journal }) {
    const row = await createGlossary(db, session, body)
    await journal({ entity: glossaryEntity(row), after: { name: row.name, languages: row.languages } })
    return showGlossary(db, session, row)
  },

  async update({ db, session, body, journal, requireVersion }) {
    const held = await findGlossary(db, session, body.uuid, { held: true })
    await requireVersion({ entity: glossaryEntity(held), present: () => showGlossary(db, session, held) })
    const { row, before, after } = await updateGlossary(db, session, held, body)
    await journal({ entity: glossaryEntity(row), before, after })
    return showGlossary(db, session, row)
  },

  async remove({ db, session, path, journal }) {
    const row = await findGlossary(db, session, path.glossaryUuid, { held: true })
    await deleteGlossary(db, row)
    await journal({ entity: glossaryEntity(row), before: { name: row.name } })
  },
} satisfies Handlers<'glossaries'>
