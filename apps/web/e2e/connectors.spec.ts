import { startWordpressPeer } from '../../server/src/testing/peers/wordpress.ts'
import { deliverTask } from './deliver-task.ts'
import { toast } from './main-job-steps.ts'
import { caller, json, type MadeTask, type Named } from './make-project.ts'
import { expect, expectAccessible, test } from './test.ts'

const post = (text: string) => `<!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`

test('an administrator connects a blog, tries it, takes its posts in, and decides about a conflict', async ({
  step,
  team,
}) => {
  const peer = await startWordpressPeer()
  const key = peer.add('Opening hours', post('We open at nine.'))
  peer.add('Directions', post('Take the second street.'))
  const { baseUrl, wpUser, wpPassword } = peer.fields
  let home = ''
  try {
    await step('a linguist sees no connectors', team.lucia, async (page) => {
      await page.goto('/integrations')
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('link', { name: 'All connectors' })).toHaveCount(0)
    })

    await step('the connection is set up step by step', team.accountadmin, async (page) => {
      await page.goto('/integrations')
      await expect(page.getByText('Nothing is connected yet')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Connect WordPress' }).click()
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Company blog')
      await page.getByRole('combobox', { name: 'Organizational unit' }).click()
      await page.getByRole('option', { name: 'Product' }).click()
      await page.getByRole('textbox', { name: 'Address' }).fill(baseUrl!)
      await page.getByRole('textbox', { name: 'User name' }).fill(wpUser!)
      await page.getByRole('textbox', { name: 'Application password' }).fill('wrong')
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Save and try' }).click()
      await expect(page.getByText('The sign-in was refused')).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue(baseUrl!)
      await page.getByRole('textbox', { name: 'Application password' }).fill(wpPassword!)
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(
        page.getByRole('group', { name: 'Only these' }).or(page.getByLabel('Only these')).first(),
      ).toBeVisible()
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('combobox', { name: 'Source language' }).fill('English')
      await page.getByRole('option', { name: 'English', exact: true }).click()
      await page.getByRole('combobox', { name: 'Target languages' }).fill('Spanish')
      await page.getByRole('option', { name: 'Spanish', exact: true }).click()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('combobox', { name: 'Workflow steps' }).click()
      await page.getByRole('option', { name: 'Translation', exact: true }).click()
      await page.keyboard.press('Escape')
      await page.getByText('Deliver once the last step is done').click()
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('button', { name: 'Try it' }).click()
      await expect(page.getByText(/^Would create 1 project with 2 files and \d+ words\.$/)).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Turn on' }).click()
      await expect(toast(page, 'Connection turned on.')).toBeVisible()
      await expect(page.getByRole('table', { name: 'Items' }).getByText('No project has this text yet')).toHaveCount(2)
      home = page.url().replace(/\?.*$/, '')
      await page.goto(`${home}?tab=languages`)
      await page.getByRole('button', { name: 'Confirm all 2' }).click()
      await expect(page.getByText('Confirmed', { exact: true })).toHaveCount(2)
      await expectAccessible(page)
    })

    const admin = await caller(team.accountadmin)
    const lucia = await caller(team.lucia)
    const { uuid: linguist } = await json<Named>(lucia.get('/api/v3/user/logged-user'))
    const { content: items } = await json<{ content: { project: Named }[] }>(
      admin.get(`/api/v3/connector/config/${home.split('/').at(-1)}/item`),
    )
    const project = `/api/v3/project/${items[0]!.project.uuid}`
    await expect(async () => {
      const { workUnits } = await json<{ workUnits: { genesisCreationStatus: string }[] }>(admin.get(project))
      expect(workUnits.filter(({ genesisCreationStatus }) => genesisCreationStatus !== 'CREATED')).toEqual([])
    }).toPass()
    for (const newStatus of ['PENDING', 'APPROVED'])
      await json(admin.post(`${project}/status`, { data: { newStatus } }))
    const { content: tasks } = await json<{ content: MadeTask[] }>(
      admin.get('/api/v3/task', { params: { projectUuid: items[0]!.project.uuid } }),
    )
    for (const task of tasks) {
      await json(admin.post(`/api/v3/task/${task.uuid}/assignment/${linguist}`))
      await deliverTask(lucia, task)
    }

    await step('translations are delivered, and one that was changed there is held', team.manager, async (page) => {
      const deliver = async () => {
        await page.goto(home)
        await page.getByRole('button', { name: 'Sync now' }).click()
        await page.getByRole('menuitem', { name: 'Deliver translations' }).click()
      }
      await deliver()
      await expect(page.getByText('The translation is there')).toHaveCount(2)
      expect(peer.translation(key, 'es')).toContain('Abrir')
      peer.changeTranslation(key, 'es', post('Abrimos a las diez.'))
      await deliver()
      await page.getByRole('button', { name: /^Decide about .Opening hours/ }).click()
      const panel = page.getByRole('dialog', { name: 'Opening hours, Spanish' })
      await expect(panel.getByText('Abrimos a las diez.')).toBeVisible()
      await expect(panel.getByRole('button', { name: 'Keep theirs' })).toBeDisabled()
      await expectAccessible(page)
      await panel.getByRole('radio', { name: 'Overwrite with ours' }).click({ force: true })
      await panel.getByRole('button', { name: 'Write ours now' }).click()
      await expect(page.getByText('The translation is there')).toHaveCount(1)
      expect(peer.translation(key, 'es')).toContain('Abrir')
      await page.goto('/connectors?filter=state:ready')
      await expect(page.getByRole('link', { name: 'Company blog' })).toBeVisible()
      await expectAccessible(page)
    })
  } finally {
    peer.close()
  }
})

test('addresses of kinds and pages that are not there say so', async ({ page, signIn, team }) => {
  await signIn(team.accountadmin)
  const lost = [
    '/connectors/nope',
    '/connectors/zendesk',
    '/connectors/wordpress/config',
    '/connectors/github/config/create',
  ]
  for (const address of lost) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found')
  }
  for (const address of [
    '/connectors/contentful/config',
    '/connectors/figma/config-group',
    '/connectors/blaise/sync',
  ]) {
    await page.goto(address)
    await expect(page.getByRole('navigation', { name: 'Lists' })).toBeVisible()
  }
})
