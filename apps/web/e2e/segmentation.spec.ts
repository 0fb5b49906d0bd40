import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { caller, json } from './make-project.ts'
import { expect, expectAccessible, test } from './test.ts'

const srx = `<?xml version="1.0"?>
<srx xmlns="http://www.lisa.org/srx20" version="2.0">
<header segmentsubflows="no" cascade="no"><formathandle type="end" include="yes"/></header>
<body><languagerules><languagerule languagerulename="Lines">
<!-- ours -->
<rule break="yes"><beforebreak>;</beforebreak><afterbreak>\\s</afterbreak></rule>
</languagerule></languagerules>
<maprules><languagemap languagepattern=".*" languagerulename="Lines"/></maprules></body></srx>
`

const segmentsOf = (page: Page) => page.getByRole('region', { name: 'Segments' }).getByRole('listitem')
const rulesTable = (page: Page, set: string) => page.getByRole('table', { name: `Rules of ${set}` })

async function openUnit(page: Page, name: string) {
  await page.goto('/settings/translation-settings/segmentation')
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

async function trySegments(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'Sample text' }).fill(text)
}

test('segmentation rules of an organizational unit are customized, tested, uploaded, downloaded, and reset', async ({
  page,
  signIn,
  team,
}) => {
  await signIn(team.accountadmin)
  await openUnit(page, 'Product')
  await expect(page.getByText('Built-in', { exact: true })).toBeVisible()
  await trySegments(page, 'Ask Foo. Inc. today. Fine.')
  await expect(segmentsOf(page)).toContainText(['Ask Foo.', 'Inc. today.', 'Fine.'])

  await page.getByRole('button', { name: 'Customize' }).click()
  await page.getByRole('textbox', { name: 'Abbreviation that doesn’t end a segment' }).fill('Foo.')
  await page.getByRole('button', { name: 'Add exception' }).click()
  await trySegments(page, 'Ask Foo. Inc. today. Fine.')
  await expect(segmentsOf(page)).toHaveCount(2)
  await expect(segmentsOf(page).first()).toContainText('No break after “Foo.”: rule 1 of All languages')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Rules saved')).toBeVisible()
  await expect(page.getByText('Custom rules', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Before break, rule 1' })).toHaveValue('\\bFoo\\.')

  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Import SRX' }).click()
  await (await chooser).setFiles({ name: 'lines.srx', mimeType: 'application/xml', buffer: Buffer.from(srx) })
  await expect(rulesTable(page, 'Lines').getByRole('row')).toHaveCount(2)
  await trySegments(page, 'One; two. Three.')
  await expect(segmentsOf(page)).toContainText(['One;', 'two. Three.'])
  const stored = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await page.getByRole('button', { name: 'Save' }).click()
  await stored
  await expect(page.getByText('lines.srx')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export SRX' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toBe(srx)

  // Someone else saves a rule more: what differs is shown, and taken over mine.
  const address = `/api/v3/client/${new URL(page.url()).pathname.split('/').at(-1)}/segmentation`
  const theirs = srx.replace('</rule>', '</rule><rule break="yes"><beforebreak>,</beforebreak></rule>')
  const file = { name: 'lines.srx', mimeType: 'application/xml', buffer: Buffer.from(theirs) }
  const other = await caller(team.admin)
  await json(other.put(address, { multipart: { file } }))
  await page.getByRole('textbox', { name: 'Before break, rule 1' }).fill('[;:]')
  await page.getByRole('button', { name: 'Save' }).click()
  const notice = page.getByRole('status').filter({ hasText: 'changed this' })
  await expect(notice.getByRole('row').nth(1)).toContainText('Rules of Lines')
  await expect(notice.getByRole('row').nth(1)).toContainText('Break: , |')
  await expect(notice.getByRole('row').nth(1)).toContainText('Break: [;:] | \\s')
  await expect(page.getByRole('textbox', { name: 'Before break, rule 1' })).toHaveValue('[;:]')
  await notice.getByRole('button', { name: 'Load theirs' }).click()
  await expect(page.getByRole('textbox', { name: 'Before break, rule 2' })).toHaveValue(',')

  await page.getByRole('button', { name: 'Reset' }).click()
  await page
    .getByRole('alertdialog', { name: 'Reset to built-in rules?' })
    .getByRole('button', { name: 'Reset' })
    .click()
  await expect(page.getByRole('heading', { name: 'Built-in rules apply' })).toBeVisible()
})

test('an invalid expression is reported in its row, and leaving asks before edits are lost', async ({
  page,
  signIn,
  team,
}) => {
  await signIn(team.accountadmin)
  await openUnit(page, 'Documentation')
  await page.getByRole('button', { name: 'Customize' }).click()
  await page.getByRole('button', { name: 'Add rule', exact: true }).click()
  await page.getByRole('button', { name: 'Add rule', exact: true }).click()
  await page.getByRole('textbox', { name: 'After break, rule 2' }).fill('(')
  const row = rulesTable(page, 'All languages').getByRole('row').nth(2)
  await expect(row).toContainText('afterbreak of rule 2')
  await expect(page.getByText('See the error in the row above.')).toBeVisible()
  await page.getByRole('button', { name: 'Move rule 2 up' }).click()
  await expect(rulesTable(page, 'All languages').getByRole('row').nth(1)).toContainText('afterbreak of rule 1')
  await page.getByRole('button', { name: 'Remove rule 1' }).click()
  await expect(page.getByRole('region', { name: 'Segments' })).toBeVisible()

  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Segmentation' }).click()
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByRole('textbox', { name: 'Before break, rule 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByRole('button', { name: 'Customize' })).toBeVisible()
})

test('a file that is not SRX is refused with a message', async ({ page, signIn, team }) => {
  await signIn(team.accountadmin)
  await openUnit(page, 'Documentation')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Import SRX' }).click()
  await (await chooser).setFiles({ name: 'other.srx', mimeType: 'application/xml', buffer: Buffer.from('<html/>') })
  await expect(page.getByText('Couldn’t open other.srx')).toBeVisible()
})
