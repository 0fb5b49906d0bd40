import type { APIRequestContext } from '@playwright/test'
import { caller, json, makeProject, type MadeTask, type Named } from './make-project.ts'
import type { Person } from './people.ts'

interface Segment {
  id: string
  version: number
}

/** A step of a text that has two. */
interface Step {
  task: MadeTask
  /** Of the editor. */
  path: string
  /** Gives it to its linguist, who accepts it. */
  accept: () => Promise<void>
  /** Puts a text into each segment. */
  translate: (targets: readonly string[]) => Promise<void>
  deliver: () => Promise<void>
}

/** A text that Lucía is to translate, and Layla to review; without a page. */
export async function makeSteps(
  team: Readonly<Record<'manager' | 'client' | 'lucia' | 'layla', Person>>,
  content: string,
): Promise<{ translation: Step; review: Step; reviewUuid: () => Promise<string> }> {
  const manager = await caller(team.manager)
  const { tasks } = await makeProject(team, {
    reference: `Reviewed ${crypto.randomUUID()}`,
    files: { 'menu.json': content },
    locales: ['es'],
    workflows: ['TRANSLATION', 'REVIEW'],
  })
  const stepOf = async (code: string, person: Person): Promise<Step> => {
    const task = tasks.find(({ workflow }) => workflow.code === code)!
    const linguist = await caller(person)
    const me = await json<Named>(linguist.get('/api/v3/user/logged-user'))
    const move = (status: string) =>
      json<void>(linguist.post(`/api/v3/task/${task.uuid}/status-update`, { data: { status } }))
    return {
      task,
      path: `/editor/${encodeURIComponent(btoa(`T-${task.uuid}`))}`,
      async accept() {
        await json(manager.post(`/api/v3/task/${task.uuid}/assignment/${me.uuid}`))
        await move('APPROVED')
      },
      translate: (targets) => translate(linguist, task, targets),
      deliver: () => move('DELIVERED'),
    }
  }
  const translation = await stepOf('TRANSLATION', team.lucia)
  return {
    translation,
    review: await stepOf('REVIEW', team.layla),
    async reviewUuid() {
      const list = manager.get('/api/v3/quality/review', { params: { taskUuid: translation.task.uuid } })
      return (await json<{ content: [Named] }>(list)).content[0].uuid
    },
  }
}

async function translate(linguist: APIRequestContext, { workUnit }: MadeTask, targets: readonly string[]) {
  const address = `/api/v1/atlas/work-unit/${workUnit.uuid}/segment`
  const { content } = await json<{ content: Segment[] }>(linguist.get(address))
  for (const [at, { id, version }] of content.entries())
    await json(linguist.put(`${address}/${id}`, { data: { target: targets[at], confirmed: true, version } }))
}

/** A review of a text of one segment, which Lucía has translated and Layla changed; without a page. Gives its id. */
export async function makeReview(
  team: Readonly<Record<'manager' | 'client' | 'lucia' | 'layla', Person>>,
): Promise<string> {
  const { translation, review, reviewUuid } = await makeSteps(team, '{"open": "Open the file"}')
  for (const [step, target] of [
    [translation, 'Abrir el archivo'],
    [review, 'Abrir el fichero'],
  ] as const) {
    await step.accept()
    await step.translate([target])
    await step.deliver()
  }
  return reviewUuid()
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
