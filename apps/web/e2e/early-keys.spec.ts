import type { Page } from '@playwright/test'
import { caller, json } from './make-project.ts'
import { expect, test } from './test.ts'
import { expectLive, expectText, makeTasks, segmentField } from './translation.ts'

/** The code that a key asks for, by the names of its files. */
const later = /\/(?:GlobalKeys|CommandPalette|GoToDialog|FindAndReplace|SegmentComments|EditorConcordance)-[^/]*\.js/

/** Opens a page whose code for keys comes only once the answer is called. */
async function openHeld(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.unroute(later)
  await page.route(later, async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(path)
  return resolve
}

test('text typed early goes to the field that its key asks for', async ({ page, signIn, pageOf, team }) => {
  const { es } = await makeTasks(team, { es: 'lucia' })
  const linguist = await caller(team.lucia)
  await json(linguist.post(`/api/v3/task/${es!.uuid}/status-update`, { data: { status: 'APPROVED' } }))
  await signIn(team.manager)
  for (const [key, text, name] of [
    ['s', 'client:Hal', 'Search by name, number, or organizational unit'],
    ['/', 'turbine', 'Search'],
    ['Control+k', 'column', /command/i],
  ] as const) {
    const release = await openHeld(page, '/projects')
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await page.keyboard.press(key)
    await page.keyboard.type(text)
    release()
    await expect(page.getByRole('combobox', { name, exact: true })).toHaveValue(text)
    await expect(page).toHaveURL(/\/projects/)
  }

  // A key that was for something else is not text of the field that one goes on to.
  const letGo = await openHeld(page, '/projects')
  await page.getByRole('link', { name: 'Home' }).press('Space')
  const search = page.getByRole('combobox', { name: 'Search', exact: true, includeHidden: true })
  await search.pressSequentially('turbine')
  await page.keyboard.press('Control+k')
  letGo()
  await expect(page.getByRole('combobox', { name: /command/i })).toBeFocused()
  await expect(search).toHaveValue('turbine')

  // One’s own keys count as early as those of the set.
  const editorKeys = { set: 'DRAGOMAN', own: [{ command: 'goTo', keys: 'Alt+J' }] }
  await json(linguist.put('/api/v3/user/preference-settings', { data: { editorKeys } }))
  const editor = await pageOf(team.lucia)
  for (const [key, text, role, name] of [
    ['Control+h', 'room', 'textbox', 'Find'],
    ['Alt+j', '2', 'textbox', 'Segment number'],
    ['Control+Shift+M', 'Why?', 'textbox', 'New comment'],
    ['Control+k', 'room', 'searchbox', 'Search text'],
  ] as const) {
    const release = await openHeld(editor, es!.path)
    await expectLive(segmentField(editor, 1))
    await editor.keyboard.press(key)
    await editor.keyboard.type(text)
    release()
    await expect(editor.getByRole(role, { name, exact: true })).toHaveValue(text)
    await editor.getByRole(role, { name, exact: true }).fill('')
  }
  await editor.goto(es!.path)
  await expectText(segmentField(editor, 1), '')
})
