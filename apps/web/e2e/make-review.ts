import { caller, json, makeProject, type MadeTask, type Named } from './make-project.ts'
import type { Person } from './people.ts'

interface Segment {
  id: string
  version: number
}

/** A review of a text of one segment, which Lucía has translated and Layla changed; without a page. Gives its id. */
export async function makeReview(
  team: Readonly<Record<'manager' | 'client' | 'lucia' | 'layla', Person>>,
): Promise<string> {
  const manager = await caller(team.manager)
  const { tasks } = await makeProject(team, {
    reference: `Reviewed ${crypto.randomUUID()}`,
    files: { 'menu.json': '{"open": "Open the file"}' },
    locales: ['es'],
    workflows: ['TRANSLATION', 'REVIEW'],
  })
  const work = async (step: string, person: Person, target: string) => {
    const task = tasks.find(({ workflow }) => workflow.code === step)!
    const linguist = await caller(person)
    const me = await json<Named>(linguist.get('/api/v3/user/logged-user'))
    await json(manager.post(`/api/v3/task/${task.uuid}/assignment/${me.uuid}`))
    const move = (status: string) =>
      json(linguist.post(`/api/v3/task/${task.uuid}/status-update`, { data: { status } }))
    await move('APPROVED')
    const address = `/api/v1/atlas/work-unit/${task.workUnit.uuid}/segment`
    const { content } = await json<{ content: [Segment] }>(linguist.get(address))
    const [{ id, version }] = content
    await json(linguist.put(`${address}/${id}`, { data: { target, confirmed: true, version } }))
    await move('DELIVERED')
    return task
  }
  const reviewed: MadeTask = await work('TRANSLATION', team.lucia, 'Abrir el archivo')
  await work('REVIEW', team.layla, 'Abrir el fichero')
  const list = manager.get('/api/v3/quality/review', { params: { taskUuid: reviewed.uuid } })
  return (await json<{ content: [Named] }>(list)).content[0].uuid
}

/** Submits a review after its only change got a category and severity; without a page. */
export async function submitReview(
  team: Readonly<Record<'layla', Person>>,
  uuid: string,
  kind: { category: string; severity: string },
): Promise<void> {
  const reviewer = await caller(team.layla)
  const address = `/api/v3/quality/review/${uuid}`
  const { content } = await json<{ content: [Named] }>(reviewer.get(`${address}/change`))
  await json(reviewer.put(`${address}/change/${content[0].uuid}`, { data: kind }))
  const { version } = await json<{ version: number }>(reviewer.get(address))
  await json(reviewer.post(`${address}/status-update`, { data: { status: 'SUBMITTED', version } }))
}
