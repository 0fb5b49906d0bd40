import type { Handlers } from '../../identity/context.ts'
import type { Entity } from '../../kernel/journal.ts'
import { pictureAnswer } from '../../kernel/uploaded-picture.ts'
import { findProject, holdProject } from '../work/find-project.ts'
import { openWorkUnit } from '../work/open-work-unit.ts'
import {
  addScreenshot,
  changeScreenshot,
  findKeys,
  findScreenshot,
  readImage,
  removeScreenshot,
  screenshotsOf,
  screenshotsOfWorkUnit,
  showScreenshot,
} from './screenshots.ts'

const entity = ({ id, name }: { id: string; name: string }): Entity<'PROJECT_FILE'> => ({
  type: 'PROJECT_FILE',
  id,
  name,
})

export const screenshots = {
  async list({ db, session, path }) {
    const project = await findProject(db, session, path.projectUUID)
    return (await screenshotsOf(db, project.id)).map((row) => showScreenshot(row))
  },

  async upload(input) {
    const { db, session, path, body, journal } = input
    await findProject(db, session, path.projectUUID)
    const image = await readImage(body.file)
    const project = await holdProject(db, session, path.projectUUID)
    const row = await addScreenshot(input, project, image, body.name ?? body.file.name)
    await journal({ entity: entity(row), projectId: project.id, after: { width: row.width, height: row.height } })
    return showScreenshot(row)
  },

  listKeys: async ({ db, session, path, query }) =>
    findKeys(db, await findProject(db, session, path.projectUUID), query.text),

  async update({ db, session, path, body, journal, requireVersion }) {
    const { projectId } = await findScreenshot(db, session, path.screenshotUuid)
    await holdProject(db, session, projectId)
    const held = await findScreenshot(db, session, path.screenshotUuid)
    await requireVersion({ entity: entity(held), projectId, present: () => Promise.resolve(showScreenshot(held)) })
    const row = await changeScreenshot(db, held, body)
    const parts = ({ name, regions }: typeof row) => ({ name, rectangles: regions.length })
    await journal({ entity: entity(row), projectId, before: parts(held), after: parts(row) })
    return showScreenshot(row)
  },

  async remove({ db, session, path, journal }) {
    const { projectId } = await findScreenshot(db, session, path.screenshotUuid)
    await holdProject(db, session, projectId)
    const row = await findScreenshot(db, session, path.screenshotUuid)
    await removeScreenshot(db, row)
    await journal({ entity: entity(row), projectId })
  },

  async getImage({ db, objects, session, path }) {
    const { fileKey } = await findScreenshot(db, session, path.screenshotUuid)
    return pictureAnswer(await objects.content(fileKey), 'screenshot.webp')
  },

  async listOfWorkUnit({ db, session, path }) {
    const { workUnit } = await openWorkUnit(db, session, path.id)
    return screenshotsOfWorkUnit(db, workUnit)
  },
} satisfies Handlers<'screenshots'>
