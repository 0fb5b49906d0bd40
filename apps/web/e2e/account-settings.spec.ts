import { openTranslationPeer } from '../../server/src/testing/translation-peers.ts'
import { caller, json, makeProject, type Named } from './make-project.ts'
import { enter, makeAdministrator, newAccount } from './people.ts'
import { expect, expectAccessible, test } from './test.ts'
import { expectText, makeTasks, segmentField, writeText } from './translation.ts'

test('a reason that the account adds is offered when a project is canceled, and is counted', async ({
  page,
  signIn,
  team,
}) => {
  await signIn(team.accountadmin)
  await page.goto('/settings/account-settings/cancellation-options')
  const name = 'Strategy'
  await page.getByRole('button', { name: 'Add option' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add option' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('button', { name: 'Add option' }).click()
  await expect(page.getByRole('table', { name: 'Options' }).getByRole('row', { name })).toBeVisible()
  await expectAccessible(page)

  const plan = {
    reference: name,
    files: { 'a.json': '{"a":"Open the valve."}' },
    locales: ['es'],
    workflows: ['TRANSLATION'],
  }
  const { uuid } = await makeProject(team, plan)
  await page.goto(`/projects/${uuid}`)
  await page.getByRole('button', { name: 'Actions', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Cancel project' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Cancel project' })
  await expect(asked.getByRole('button', { name: 'Cancel project' })).toBeDisabled()
  await asked.getByRole('button', { name: /Predefined reason/ }).click()
  await page.getByRole('option', { name }).click()
  await asked.getByRole('button', { name: 'Cancel project' }).click()
  await expect(asked).toBeHidden()
  await page.goto('/settings/account-settings/cancellation-options')
  await expect(page.getByRole('table', { name: 'Report' }).getByRole('row', { name })).toContainText('1')
})

test("a client's language code is added once, and deleted with a way back", async ({ page, signIn, team }) => {
  await signIn(team.accountadmin)
  await page.goto('/settings/account-settings/language-mappings')
  const add = async (code: string, language: string) => {
    await page.getByRole('button', { name: 'Add mapping' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Add mapping' })
    await dialog.getByRole('textbox', { name: 'Client’s code' }).fill(code)
    await dialog.getByRole('combobox', { name: 'Language' }).fill(language)
    await page.getByRole('option', { name: language, exact: true }).click()
    await dialog.getByRole('button', { name: 'Add mapping' }).click()
    return dialog
  }
  const table = page.getByRole('table', { name: 'Language mappings' })
  await add('epo', 'Esperanto')
  await expect(table.getByRole('row', { name: 'epo' })).toBeVisible()
  const twice = await add('EPO', 'Latin')
  await expect(twice).toContainText('epo is already mapped to Esperanto.')
  await expectAccessible(page)
  await twice.getByRole('button', { name: 'Cancel' }).click()
  await table.getByRole('button', { name: 'Delete epo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  // Under the mouse it stays.
  await undo.hover()
  await expect(table.getByRole('row', { name: 'epo' })).toBeHidden()
  await undo.click()
  await expect(table.getByRole('row', { name: 'epo' })).toBeVisible()
  await expect(page.getByText('Account administrators can change this')).toBeVisible()
  await expect(page.getByText(/^Changed .* by .*Tomás Ferreira/)).toBeVisible()
  await page.goto('/settings')
  const mappings = { name: 'Language mappings' }
  await expect(
    page
      .getByRole('list', { name: 'Account' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', mappings) }),
  ).toHaveText(/\D1 in use$/)
  await expect(page.getByRole('list', { name: 'Recent changes' }).getByRole('link', mappings)).toBeVisible()
  await expectAccessible(page)
})

test('an organizational unit weighs recommendations its own way until its settings are deleted', async ({
  page,
  signIn,
  team,
}) => {
  await signIn(team.accountadmin)
  await page.goto('/settings/account-settings/recommendations')
  await page.getByRole('button', { name: 'Add organizational unit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add organizational unit' })
  await dialog.getByRole('combobox', { name: 'Organizational unit' }).click()
  const name = 'Documentation'
  await page.getByRole('option', { name }).click()
  await dialog.getByRole('button', { name: /^\S+ Score|^Score/ }).click()
  await page.getByRole('option', { name: 'Off' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  const row = page.getByRole('row', { name })
  await expect(row).toContainText('Off')
  await expectAccessible(page)
  await row.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row).toBeHidden()
})

test('finance settings check tax ids, show the next number of invoices, and mask bank accounts', async ({
  page,
  signIn,
  team,
}) => {
  await signIn(team.accountadmin)
  await page.goto('/settings/account-settings/finance')
  const company = page.getByRole('region', { name: 'Company' })
  await company.getByRole('textbox', { name: 'Legal name' }).fill('Acme GmbH')
  await company.getByRole('button', { name: 'Add tax ID' }).click()
  const taxId = company.getByRole('textbox', { name: 'Tax ID' })
  await taxId.fill('DE136695977')
  await company.getByRole('button', { name: 'Save' }).click()
  await expect(company.getByText("isn't a valid id")).toBeVisible()
  await taxId.fill('DE 136 695 976')
  await company.getByRole('button', { name: 'Save' }).click()
  await expect(taxId).toHaveValue('DE136695976')

  const numbering = page.getByRole('region', { name: 'Numbering' })
  await numbering.getByRole('textbox', { name: 'Invoices', exact: true }).fill('R-{NNN}')
  await expect(numbering.getByText('Next: R-001')).toBeVisible()

  await page.getByRole('button', { name: 'Add bank account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add bank account' })
  await dialog.getByRole('textbox', { name: 'Account holder' }).fill('Acme GmbH')
  await dialog.getByRole('textbox', { name: 'Account number' }).fill('DE89 3704 0044 0532 0130 00')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('table', { name: 'Bank accounts' })).toContainText('•••• 3000')
  await expectAccessible(page)
})

test('an email that the account turns off is off in the profile, until its owner turns it on', async ({
  page,
  signIn,
  team,
}) => {
  await signIn(team.accountadmin)
  await page.goto('/settings/account-settings/notifications')
  await page.getByRole('radio', { name: 'Account administrator' }).click()
  const savedWith = (text: string) =>
    page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && answer.ok() && answer.request().postData()!.includes(text),
    )
  // The second change follows before the first one is saved.
  const defaultsAreSaved = savedWith('"WEBHOOK_PAUSED"')
  for (const kind of ['Quota of words', 'Paused webhooks'])
    await page.getByRole('combobox', { name: `${kind}: Account administrator: Email` }).selectOption('Off')
  await defaultsAreSaved
  await expect(page.getByRole('alertdialog').filter({ hasText: 'Notifications saved' }).first()).toBeVisible()
  await expectAccessible(page)
  await page.goto('/users/profile?tab=preferences')
  const own = page.getByRole('combobox', { name: 'Quota of words: Email' })
  const paused = page.getByRole('combobox', { name: 'Paused webhooks: Email' })
  await expect(own).toHaveValue('NONE')
  await expect(paused).toHaveValue('NONE')
  const ownAreSaved = savedWith('"QUOTA_REACHED","WEBHOOK_PAUSED"]')
  await own.selectOption('Once a day')
  await paused.selectOption('Once a day')
  await ownAreSaved
  await expect(page.getByRole('switch', { name: 'Quota of words: In the app' })).toBeChecked()
  await page.reload()
  await expect(own).toHaveValue('DAILY')
  await expect(paused).toHaveValue('DAILY')
})

test('the hierarchy opens by keyboard down to a project, and shows where its settings come from', async ({
  page,
  signIn,
  team,
}) => {
  const files = { 'a.json': '{"a":"Open the valve."}' }
  await makeProject(team, { reference: 'Valves', files, locales: ['es'], workflows: ['TRANSLATION'] })
  await signIn(team.accountadmin)
  await page.goto('/settings/account-settings/hierarchy-view')
  const tree = page.getByRole('treegrid', { name: 'Hierarchy' })
  const settings = page.getByRole('table', { name: 'Effective settings' })
  await expect(settings.getByRole('row', { name: 'Automatic delivery' })).toContainText('From: Account')
  await tree.getByRole('row', { name: 'Dragoman Software', level: 3 }).click()
  await page.keyboard.press('ArrowRight')
  await tree.getByRole('row', { name: 'Product', level: 4 }).click()
  await expect(settings.getByRole('row', { name: 'Automatic delivery' })).toContainText('From: Organizational unit')
  await page.keyboard.press('ArrowRight')
  await tree.getByRole('row', { name: 'Valves', level: 5 }).click()
  await expect(settings.getByRole('row', { name: 'Automatic delivery' })).toContainText('From: Project')
  await expectAccessible(page)
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('Docume')
  await expect(tree.getByRole('row', { name: 'Documentation', level: 1 })).toBeVisible()
})

test('an engine is added, says that its key is missing, and is tried beside others', async ({ page, signIn, team }) => {
  await signIn(team.accountadmin)
  await page.goto('/settings/translation-settings/mt')
  const name = 'Northern engine'
  await page.getByRole('button', { name: 'Add engine' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add engine' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('button', { name: 'Add engine' }).click()
  const row = page.getByRole('table', { name: 'Engines' }).getByRole('row', { name })
  await expect(row).toContainText('Key missing')
  await page.getByRole('button', { name: 'Add key' }).click()
  const key = page.getByRole('dialog', { name: 'Add key' })
  await key.getByRole('textbox', { name: 'Key' }).fill('secret')
  await key.getByRole('textbox', { name: 'Address' }).fill('https://10.0.0.1')
  await key.getByRole('button', { name: 'Check and save' }).click()
  await expect(key).toContainText('Enter a public https address.')
  await expectAccessible(page)
  await key.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Try engines' }).click()
  const trial = page.getByRole('dialog', { name: 'Try engines' })
  await trial.getByRole('combobox', { name: 'Target language' }).fill('Esperanto')
  await page.getByRole('option', { name: 'Esperanto', exact: true }).click()
  await trial.getByRole('textbox', { name: 'Sample segments' }).fill('Open the valve.')
  await trial.getByRole('button', { name: 'Translate' }).click()
  await expect(trial.getByRole('region', { name })).toContainText('Key missing')
})

test('a language model reviews a segment, and its suggestion is used', async ({ page, signIn, team }) => {
  const peer = await openTranslationPeer('OPENAI')
  const wrong = { category: 'GRAMMAR', severity: 'MAJOR', excerpt: 'progeto', reason: 'No such word.' }
  peer.translate = (text) => {
    const [{ id }] = JSON.parse(text) as [{ id: string }]
    return JSON.stringify({ findings: [{ id, ...wrong, suggestion: 'Abra a página do projeto.' }] })
  }
  try {
    const admin = await caller(team.accountadmin)
    const { uuid } = await json<Named>(admin.get('/api/v3/account/my-account'))
    const account = `/api/v3/account/${uuid}`
    await json(admin.post(`${account}/ai/key`, { data: { provider: 'OPENAI', apiKey: peer.key, baseUrl: peer.url } }))
    const engine = { name: 'Reviewer', provider: 'OPENAI', model: 'small', targetLocale: 'pt' }
    await json(admin.post(`${account}/mt-engine`, { data: engine }))
    await json(admin.put(`${account}/settings`, { data: { aiReviewEnabled: true } }))
    const { pt: task } = await makeTasks(team, { pt: 'lucia' })
    await signIn(team.lucia)
    await page.goto(task!.path)
    await page.getByRole('button', { name: 'Accept' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
    await expect(segmentField(page, 1)).not.toHaveAttribute('aria-readonly')
    await writeText(page, segmentField(page, 1), 'Abra a página do progeto.')
    await expectText(segmentField(page, 1), 'Abra a página do progeto.')
    await page.getByRole('button', { name: 'Review with AI' }).click()
    const found = page.getByRole('list', { name: 'Possible errors' })
    await expect(found).toContainText('No such word.')
    await expect(page.getByRole('status').filter({ hasText: '1 possible error' })).toBeVisible()
    await expectAccessible(page)
    await found.getByRole('button', { name: 'Use suggestion' }).click()
    await expectText(segmentField(page, 1), 'Abra a página do projeto.')
    await expect(found).toBeHidden()
    await expect(page.getByText('All changes saved')).toBeVisible()
  } finally {
    peer.close()
  }
})

test('administrators limit the addresses of sign-in, their own among them, and sign out their other sessions', async ({
  page,
  browser,
  baseURL,
}) => {
  const author = await makeAdministrator(newAccount('Harbor'))
  await page.goto('/auth/login?redirect=/settings/account-settings/sign-in-security')
  await enter(page, author)
  const addresses = page.getByRole('textbox', { name: 'Addresses and ranges' })
  const save = page.getByRole('button', { name: 'Save' })
  await addresses.fill('198.51.100.0/24')
  await page.getByLabel('Current password', { exact: true }).fill(author.password)
  await save.click()
  await expect(page.getByText(/^Add your own address/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add my address' }).click()
  const required = page.getByRole('switch', { name: 'Require a second factor' })
  await required.press('Space')
  await expect(required).toBeChecked()
  await save.click()
  await expect(page.getByText('Settings saved')).toBeVisible()
  const context = await browser.newContext({ baseURL: baseURL! })
  const other = await context.newPage()
  await other.goto('/auth/login')
  await enter(other, author)
  await expect(other.getByText(/your account requires a second factor/)).toBeVisible()
  await page.goto('/users/profile?tab=security')
  await page.getByRole('button', { name: 'Sign out others' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('1 session signed out')).toBeVisible()
  expect((await other.request.get('/api/v3/auth/current')).status()).toBe(401)
  await context.close()
})
