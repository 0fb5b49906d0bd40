import { openTranslationPeer } from '../../server/src/testing/translation-peers.ts'
import { caller, json, makeProject, type MadeTask, type Named } from './make-project.ts'
import { calm, expect, expectAccessible, test } from './test.ts'
import { expectText, segmentField, writeText } from './translation.ts'

const workflows = ['RAW_MT', 'FULL_POST_EDITING']
const editorOf = ({ uuid }: MadeTask) => `/editor/${encodeURIComponent(btoa(`T-${uuid}`))}`
const stepOf = (tasks: readonly MadeTask[], code: string) => tasks.find(({ workflow }) => workflow.code === code)!

test('a machine delivers its step itself, and what it left open is finished by a linguist in the editor', async ({
  page,
  signIn,
  team,
}) => {
  const peer = await openTranslationPeer('OPENAI')
  peer.translate = (text) => (text === 'Close the file' ? '' : `¡${text}!`)
  try {
    const admin = await caller(team.accountadmin)
    const account = `/api/v3/account/${(await json<Named>(admin.get('/api/v3/account/my-account'))).uuid}`
    await json(admin.post(`${account}/ai/key`, { data: { provider: 'OPENAI', apiKey: peer.key, baseUrl: peer.url } }))
    await json(admin.post(`${account}/mt-engine`, { data: { name: 'Engine', provider: 'OPENAI', model: 'small' } }))
    const manager = await caller(team.manager)
    const lucia = await json<Named>((await caller(team.lucia)).get('/api/v3/user/logged-user'))
    const assign = ({ uuid }: MadeTask) => json(manager.post(`/api/v3/task/${uuid}/assignment/${lucia.uuid}`))
    const make = (reference: string, texts: object) =>
      makeProject(team, { reference, files: { 'menu.json': JSON.stringify(texts) }, locales: ['es'], workflows })
    const whole = await make('Whole', { open: 'Open the file' })
    const rest = await make('Rest', { open: 'Open the file', close: 'Close the file' })

    await signIn(team.manager)
    await page.goto(`/tasks/${stepOf(whole.tasks, 'RAW_MT').uuid}`)
    const main = page.getByRole('main')
    await expect(main.getByText('Delivered', { exact: true }).first()).toBeVisible()
    await page.goto(`/projects/${whole.uuid}`)
    await expect(main.getByText('Spanish: 1 task of Full post-editing has no linguist.')).toBeVisible()
    await expect(main.getByText('of Raw machine translation has no linguist')).toHaveCount(0)
    await expectAccessible(page)
    await page.goto(`/projects/${rest.uuid}`)
    await expect(main.getByText('Spanish: 1 task of Raw machine translation has no linguist.')).toBeVisible()
    await assign(stepOf(whole.tasks, 'FULL_POST_EDITING'))
    await assign(stepOf(rest.tasks, 'RAW_MT'))

    await signIn(team.lucia)
    const begin = async (task: MadeTask) => {
      await page.goto(editorOf(task))
      await calm(page)
      await page.getByRole('button', { name: 'Accept' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
    }
    await begin(stepOf(whole.tasks, 'FULL_POST_EDITING'))
    await expectText(segmentField(page, 1), '¡Open the file!')
    await expect(segmentField(page, 1)).not.toHaveAttribute('aria-readonly')

    await page.goto(`/tasks/${stepOf(rest.tasks, 'RAW_MT').uuid}`)
    await expect(page.getByRole('button', { name: 'Open in editor' })).toBeEnabled()
    await begin(stepOf(rest.tasks, 'RAW_MT'))
    await expectText(segmentField(page, 1), '¡Open the file!')
    await expect(segmentField(page, 2)).not.toHaveAttribute('aria-readonly')
    await writeText(page, segmentField(page, 2), 'Cierra el archivo')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('button', { name: 'Deliver' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Deliver' }).click()
    await expect(page.getByRole('banner').getByText('Delivered', { exact: true })).toBeVisible()
  } finally {
    peer.close()
  }
})
