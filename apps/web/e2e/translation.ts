import { expect, type Locator, type Page } from '@playwright/test'
import { caller, fileOf, json, makeProject, type Named } from './make-project.ts'
import type { Person } from './people.ts'

/** A task that was made for a test: accepted by its linguist, open in the editor at `path`. */
export interface MadeTask {
  uuid: string
  workUnitUuid: string
  path: string
}

/** The field of a segment in the editor, with chips or plain. */
export const segmentField = (page: Page, number: number): Locator =>
  page.getByRole('textbox', { name: `Segment ${number},` })

/** The text in a field of the editor, with tags as they are written in it. */
export const segmentText = (field: Locator): Promise<string> =>
  field.evaluate((element) => {
    if (element instanceof HTMLTextAreaElement) return element.value
    const copy = element.cloneNode(true) as HTMLElement
    for (const chip of copy.querySelectorAll<HTMLElement>('[data-tag]')) chip.replaceWith(chip.dataset['tag']!)
    return copy.textContent
  })

/** Waits until a field of the editor holds a text. */
export const expectText = (field: Locator, text: string) => expect.poll(() => segmentText(field)).toBe(text)

/** Waits until a field of the editor takes every letter: before it is live, it keeps only those that have a key. */
export const expectLive = (field: Locator) =>
  expect(field.and(field.page().locator('textarea, [contenteditable=true]'))).toBeFocused()

/** Puts a text in the place of what a field of the editor holds. */
export async function writeText(page: Page, field: Locator, text: string) {
  await field.click()
  await expectLive(field)
  await page.keyboard.press('ControlOrMeta+a')
  if (text === '') await page.keyboard.press('Delete')
  else await page.keyboard.insertText(text)
}

const file = 'app.xlf'

/** Five segments: one of words alone, one with a pair of codes, one that a memory knows, and one twice. */
const xliff = `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
  <file original="app.txt" source-language="en" datatype="plaintext">
    <body>
      <trans-unit id="1"><source>Open the project page.</source></trans-unit>
      <trans-unit id="2"><source>Open the <g id="1">new</g> folder.</source><note>A button.</note></trans-unit>
      <trans-unit id="3"><source>Close all the open windows.</source></trans-unit>
      <trans-unit id="4"><source>Save it</source></trans-unit>
      <trans-unit id="5"><source>Save it</source></trans-unit>
    </body>
  </file>
</xliff>
`

const tmx = `<?xml version="1.0" encoding="UTF-8"?>
<tmx version="1.4"><header creationtool="test" creationtoolversion="1" segtype="sentence" o-tmf="none" adminlang="en" srclang="en" datatype="plaintext"/><body>
<tu><tuv xml:lang="en"><seg>Close all the open windows.</seg></tuv><tuv xml:lang="es"><seg>Cierra todas las ventanas.</seg></tuv><tuv xml:lang="ar"><seg>أغلق كل النوافذ.</seg></tuv></tu>
</body></tmx>
`

/** A project of one file, approved, with each of its tasks accepted by a linguist. Gives the tasks by language. */
export async function makeTasks<Linguist extends string>(
  team: Readonly<Record<Linguist | 'manager' | 'client', Person>>,
  linguists: Readonly<Record<string, Linguist>>,
): Promise<Record<string, MadeTask>> {
  const manager = await caller(team.manager)
  const locales = Object.keys(linguists)
  const memory = await json<Named>(
    manager.post('/api/v1/atlas-tm', {
      data: { name: `Editor ${Date.now()}`, sourceLocale: 'en', targetLocales: locales },
    }),
  )
  const multipart = { file: fileOf('known.tmx', tmx) }
  const job = await json<Named>(manager.post(`/api/v1/translation-memory/${memory.uuid}/import`, { multipart }))
  const stateOf = async () => (await json<{ status: string }>(manager.get(`/api/v3/job/${job.uuid}`))).status
  await expect.poll(stateOf, { timeout: 90_000 }).toBe('FINISHED')
  const { tasks } = await makeProject(team, {
    reference: 'In the editor',
    files: { [file]: xliff },
    locales,
    workflows: ['TRANSLATION'],
    memories: [{ tmUuid: memory.uuid, read: true, write: true, penalty: 4 }],
  })
  const made: Record<string, MadeTask> = {}
  for (const { uuid, workUnit } of tasks) {
    const linguist = await caller(team[linguists[workUnit.targetLanguage]!])
    const me = await json<Named>(linguist.get('/api/v3/user/logged-user'))
    await json(manager.post(`/api/v3/task/${uuid}/assignment/${me.uuid}`))
    const path = `/editor/${encodeURIComponent(btoa(`T-${uuid}`))}`
    made[workUnit.targetLanguage] = { uuid, workUnitUuid: workUnit.uuid, path }
  }
  return made
}
