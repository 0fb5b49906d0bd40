import { startBlaisePeer } from '../../server/src/testing/peers/blaise.ts'
import { startWordpressPeer } from '../../server/src/testing/peers/wordpress.ts'
import { caller, json, type Named } from './make-project.ts'
import { expect, expectAccessible, test } from './test.ts'

test('content of WordPress is requested and accepted as it stands, and a source of one’s own is looked into', async ({
  page,
  signIn,
  team,
}) => {
  const [wordpress, blaise] = [await startWordpressPeer(), await startBlaisePeer()]
  try {
    const keys = ['Storage in winter', 'Contact'].map((title) => wordpress.add(title, '<p>Keep it dry.</p>'))
    const part = blaise.add('Brake pad', '<p>Keep it dry.</p>')
    const admin = await caller(team.accountadmin)
    const { content } = await json<{ content: Named[] }>(admin.get('/api/v3/client'))
    const settings = { sourceLocale: 'en', targetLocales: ['es'], workflows: ['TRANSLATION'] }
    for (const { kind, fields } of [wordpress, blaise])
      await json(
        admin.post('/api/v3/connector/config', {
          data: { kind, name: `${kind} site`, orgUnitUuid: content[0]!.uuid, fields, settings },
        }),
      )
    await signIn(team.manager)
    await page.goto('/connectors/wordpress/request/create')
    await page.getByRole('checkbox', { name: 'Storage in winter' }).press('Space')
    await page.getByRole('checkbox', { name: 'Contact' }).press('Space')
    await page.getByRole('textbox', { name: 'Project name' }).fill('Winter update')
    await page.getByRole('textbox', { name: 'Note' }).fill('Storage first')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Winter update')
    // The page reads the request again when it hears of changes, so the content changes only after the press.
    await page.route(
      /\/connector\/request\/[^/]+\/accept$/,
      (route) => {
        wordpress.change(keys[0]!, '<p>Keep it cool.</p>')
        return route.continue()
      },
      { times: 1 },
    )
    await page.getByRole('button', { name: 'Accept 2 items' }).click()
    await expect(page.getByRole('row', { name: /Storage in winter/ })).toContainText('Changed since the request')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Accept 2 items' }).click()
    await expect(page.getByRole('link', { name: 'Open run' })).toBeVisible()
    await page.getByRole('link', { name: 'Open run' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Run')

    await page.goto('/connectors/blaise/toolbox/ToolBox')
    await page.getByRole('button', { name: 'Try it' }).click()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await page.getByRole('button', { name: /Brake pad/ }).click()
    await expect(page.getByRole('region', { name: `${part}.json` })).toContainText('Keep it dry.')
    await page.getByRole('radio', { name: /Texts/ }).click()
    await expect(page.getByRole('list', { name: 'Texts' })).toHaveText('Keep it dry.')
    const exchange = page.getByRole('button', { name: /GET .*\/parts/ }).first()
    await exchange.click()
    await expect(page.getByRole('region', { name: 'Sent' }).first()).toContainText('authorization: ********')
    await expectAccessible(page)
  } finally {
    for (const peer of [wordpress, blaise]) peer.close()
  }
})
