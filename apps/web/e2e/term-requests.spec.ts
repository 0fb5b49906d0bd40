import { caller, json } from './make-project.ts'
import { expect, expectAccessible, test } from './test.ts'
import { makeTasks, segmentField as field } from './translation.ts'

test('a linguist requests a term in the editor, a manager moves and approves it, and the glossary has it', async ({
  pageOf,
  team,
}) => {
  const { es } = await makeTasks(team, { es: 'lucia' })
  const manager = await caller(team.manager)
  const { uuid } = await json<{ uuid: string }>(
    manager.post('/api/v3/glossary', { data: { name: 'Words', languages: ['en', 'es'] } }),
  )
  const { project } = await json<{ project: { uuid: string } }>(manager.get(`/api/v3/task/${es!.uuid}`))
  await json(manager.post(`/api/v3/project/${project.uuid}/glossaries`, { multipart: { glossaries: uuid } }))

  const board = await pageOf(team.manager)
  await board.goto('/glossary_old/approvals')
  await expect(board.getByRole('heading', { level: 1 })).toHaveText('Term requests')

  const linguist = await pageOf(team.lucia)
  await linguist.goto(es!.path)
  await linguist.getByRole('button', { name: 'Accept' }).click()
  await linguist.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
  await expect(field(linguist, 1)).not.toHaveAttribute('aria-readonly')
  await field(linguist, 1).click()
  await linguist.getByText('Open the project page.').first().selectText()
  await linguist.getByRole('region', { name: 'Terms' }).getByRole('button', { name: 'Request term' }).click()
  const ask = linguist.getByRole('dialog', { name: 'Request term' })
  await expect(ask.getByRole('textbox', { name: 'English' })).toHaveValue('Open the project page.')
  await ask.getByRole('textbox', { name: 'English' }).fill('project page')
  await ask.getByRole('textbox', { name: 'Spanish' }).fill('página del proyecto')
  await expectAccessible(linguist)
  await ask.getByRole('button', { name: 'Request', exact: true }).click()
  await expect(linguist.getByText('Requested: project page')).toBeVisible()

  // The board of someone else shows it by itself; a card is moved with the keyboard.
  const card = (lane: string) => board.getByRole('list', { name: lane }).getByRole('link', { name: 'project page' })
  await expect(card('Requested')).toBeVisible()
  await expectAccessible(board)
  await card('Requested').focus()
  for (const key of ['Space', 'ArrowRight', 'ArrowRight', 'Space']) await board.keyboard.press(key)
  await expect(card('Under review')).toBeVisible()
  await card('Under review').click()
  await expect(board.getByRole('table', { name: 'What would change' })).toContainText('página del proyecto')
  await expect(board.getByRole('region', { name: 'In segments' })).toContainText('Open the project page.')
  await expectAccessible(board)
  await board.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(card('Approved')).toBeVisible()
  const { content } = await json<{ content: { terms: { text: string }[] }[] }>(
    manager.get(`/api/v3/glossary/${uuid}/concept-entries`),
  )
  expect(content[0]!.terms.map(({ text }) => text)).toEqual(['project page', 'página del proyecto'])
  await linguist.goto('/notifications')
  await expect(linguist.getByText('Term approved: project page')).toBeVisible()

  // A search finds it, and a change of several terms is asked for at once.
  await board.goto(`/glossary_old/bulk-update?q=project&target=es&glossary=${uuid}`)
  await board.getByRole('checkbox', { name: 'Select project page' }).check()
  await board.getByRole('button', { name: 'Change selected' }).click()
  const bulk = board.getByRole('dialog', { name: 'Change 1 term' })
  await bulk.getByRole('button', { name: 'Status' }).click()
  await board.getByRole('option', { name: 'Published' }).click()
  await bulk.getByRole('button', { name: 'Request', exact: true }).click()
  await expect(board.getByText('Requested: 1 term')).toBeVisible()

  // Phrases that repeat in a memory become requests.
  const languages = { sourceLocale: 'en', targetLocales: ['es'] }
  const memory = await json<{ uuid: string }>(
    manager.post('/api/v1/atlas-tm', { data: { ...languages, name: 'Pumps' } }),
  )
  for (const [sourceText, targetText] of [
    ['Fill the grease pump.', 'Llene la bomba de grasa.'],
    ['Check the grease pump.', 'Compruebe la bomba de grasa.'],
    ['Grease pump', 'Bomba de grasa'],
  ]) {
    const data = { sourceLocale: 'en', targetLocale: 'es', sourceText, targetText }
    await json(manager.post(`/api/v1/translation-memory/${memory.uuid}/translation-unit`, { data }))
  }
  await board.goto(`/tm/${memory.uuid}`)
  await board.getByRole('button', { name: 'Actions for Pumps' }).click()
  await board.getByRole('menuitem', { name: 'Find term candidates' }).click()
  const find = board.getByRole('dialog', { name: 'Find candidates' })
  await find.getByRole('combobox', { name: 'Glossary' }).fill('word')
  await board.getByRole('option', { name: 'Words' }).click()
  await expectAccessible(board)
  await find.getByRole('button', { name: 'Start search' }).click()
  await expect(board.getByRole('table', { name: 'Candidates' })).toContainText('grease pump')
  await expect(board.getByRole('textbox', { name: 'Spanish' })).toHaveValue('bomba de grasa')
  await expectAccessible(board)
  await board.getByRole('textbox', { name: 'English' }).fill('greasing pump')
  await board.getByRole('button', { name: 'Yes' }).click()
  await board.getByRole('button', { name: 'Request 1 term' }).click()
  await expect(board.getByText('1 term requested')).toBeVisible()
  await board.goto('/glossary_old/approvals')
  await expect(
    board.getByRole('list', { name: 'Requested' }).getByRole('link', { name: 'greasing pump' }),
  ).toBeVisible()
})
