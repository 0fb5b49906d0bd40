import type { Handlers } from '../../identity/context.ts'
import { changedFields } from '../../kernel/changed-fields.ts'
import { findProject, holdProject } from '../work/find-project.ts'
import { planRouting, type FilePart } from './plan-routing.ts'
import { filesOf, showRequest, startRouting, undoRouting } from './requests.ts'
import {
  findRouting,
  listRoutings,
  recorded,
  removeRouting,
  routingEntity,
  routingEvents,
  saveRouting,
  showRouting,
  showUnits,
} from './routings.ts'

const shownFile = ({ file, locales }: FilePart<{ id: string; name: string }>) => ({
  uuid: file.id,
  name: file.name,
  targetLanguages: locales,
})

export const projectRouting = {
  list: ({ db, session, query }) => listRoutings(db, session, query),

  async get({ db, session, path }) {
    return showRouting(db, session, await findRouting(db, session, path.configUuid))
  },

  async upsert({ db, session, body, journal, requireVersion }) {
    const held = body.uuid === undefined ? undefined : await findRouting(db, session, body.uuid, true)
    if (held)
      await requireVersion({
        entity: routingEntity(held),
        present: () => showRouting(db, session, held),
        events: [...routingEvents],
      })
    const row = await saveRouting(db, session, body, held)
    const { isChanged, ...change } = held
      ? changedFields(recorded(held), recorded(row))
      : { isChanged: true, after: recorded(row) }
    if (isChanged) await journal({ entity: routingEntity(row), ...change })
    return showRouting(db, session, row)
  },

  async remove({ db, session, path, journal }) {
    const held = await findRouting(db, session, path.configUuid, true)
    await removeRouting(db, held)
    await journal({ entity: routingEntity(held), before: recorded(held) })
  },

  async preview({ db, session, path, query, body }) {
    const { units } = await findRouting(db, session, path.configUuid)
    const base = query.baseProjectUuid === undefined ? undefined : await findProject(db, session, query.baseProjectUuid)
    const files = base ? await filesOf(db, base) : []
    const { parts, unroutedLocales, unroutedFiles } = planRouting(units, body, files)
    const shown = await showUnits(
      db,
      session,
      parts.map(({ unit }) => unit),
    )
    return {
      projects: shown.map((unit) => {
        const part = parts.find((each) => each.unit.orgUnitId === unit.uuid)!
        return { ...unit, targetLanguages: part.locales, files: part.files.map(shownFile) }
      }),
      unroutedLanguages: unroutedLocales,
      unroutedFiles: unroutedFiles.map(shownFile),
    }
  },

  async createProjects(input) {
    const { db, session, path, body } = input
    const routing = await findRouting(db, session, path.configUuid)
    return showRequest(db, await startRouting(input, routing, body))
  },

  async getStatus({ db, session, path }) {
    return showRequest(db, await findProject(db, session, path.baseProjectUuid))
  },

  async undo(input) {
    await undoRouting(input, await holdProject(input.db, input.session, input.path.baseProjectUuid))
  },
} satisfies Handlers<'projectRouting'>
