import type { Job } from '@dragoman/sdk/operations/jobs'
import type { PriceListDetail } from '@dragoman/sdk/operations/priceLists'
import type { NotTaken } from '@dragoman/sdk/operations/shared'
import { expect, it } from 'vitest'
import { xlsxOf } from '../../engines/formats/fixtures/office.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { bodyOf, fileForm } from '../../testing/projects.ts'

const test = await openTestApp()
const { accountAdmin } = test.people
const prices = '/api/v3/price-list'

const brief = (report: unknown) =>
  ((report as { notTaken?: NotTaken[] }).notTaken ?? []).map(({ kind, name, count }) => `${kind} ${name} ${count}`)

async function reported(path: string, file: FormData): Promise<unknown> {
  const { uuid } = bodyOf<Job>(await test.call(accountAdmin, 'POST', path, file), 202)
  return (await test.jobEnd(uuid)).report
}

it.each([
  ['people', '/api/v3/user/import', 'Email,Name,Phone,,Fax\nnew@example.org,New,1,2,\nother@example.org,Other,3,,\n'],
  [
    'rates',
    '/api/v3/user/all-user-rates/import',
    'Email,Currency,Source language,Target language,Step,Phone,,Fax\na,b,c,d,e,1,2,\n,,,,,3,,\n',
  ],
])('an import of %s names the columns that it did not read, before it writes and after', async (_, path, table) => {
  for (const dryRun of [true, false]) {
    const column = table.startsWith('Email,Name') ? 'D' : 'G'
    expect(brief(await reported(`${path}?dryRun=${dryRun}`, fileForm('table.csv', table)))).toEqual([
      'COLUMN Phone 2',
      `COLUMN ${column} 1`,
    ])
  }
})

it('an import of prices names the columns and sheets that it did not read', async () => {
  const body = { name: 'Unread', currency: 'EUR', prices: [] }
  const { uuid } = bodyOf<PriceListDetail>(await test.call(accountAdmin, 'POST', prices, body), 201)
  const cells = (texts: readonly string[]) =>
    `<row>${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`
  const rows = [
    ['Source language', 'Target language', 'Price per word', 'Discount'],
    ['en', 'es', '0.1', '5'],
  ]
  const workbook = xlsxOf([
    { name: 'Prices', content: `<sheetData>${rows.map(cells).join('')}</sheetData>` },
    { name: 'Old prices', content: `<sheetData>${cells(['en'])}</sheetData>` },
    { name: 'Empty', content: '<sheetData/>' },
  ])
  for (const dryRun of [true, false]) {
    const form = fileForm('prices.xlsx', new Uint8Array(workbook))
    const path = `${prices}/${uuid}/prices/import?dryRun=${dryRun}`
    const report = bodyOf(await test.call(accountAdmin, 'POST', path, form))
    expect(report).toMatchObject({ isImported: !dryRun, added: 1 })
    expect(brief(report)).toEqual(['COLUMN Discount 1', 'SHEET Old prices 1'])
  }
})

it('a table that is read whole leaves nothing to name', async () => {
  const report = await reported(
    '/api/v3/user/import?dryRun=true',
    fileForm('people.csv', 'Email,Name\na@example.org,A\n'),
  )
  expect(report).not.toHaveProperty('notTaken')
})
