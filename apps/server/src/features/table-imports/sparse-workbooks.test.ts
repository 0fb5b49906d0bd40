import type { GlossaryImport } from '@dragoman/sdk/operations/glossaries'
import type { PriceListDetail } from '@dragoman/sdk/operations/priceLists'
import { beforeAll, describe, expect, it } from 'vitest'
import { xlsxOf } from '../../engines/formats/fixtures/office.ts'
import { watchLoop } from '../../testing/loop-watch.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { bodyOf, fileForm } from '../../testing/projects.ts'

// Two cells in each row, the second in the last column that a sheet can have: with all cells between them, a small file
// would fill the memory of the server.

const test = await openTestApp()
const { accountAdmin, manager } = test.people

const cell = (place: string, value: string) => `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`

function workbook(headings: readonly string[], rows: number): Uint8Array<ArrayBuffer> {
  const head = headings.map((heading, at) => cell(`${String.fromCodePoint(65 + at)}1`, heading)).join('')
  const body = Array.from(
    { length: rows },
    (_, at) => `<row r="${at + 2}">${cell(`A${at + 2}`, `Entry ${at}`)}<c r="XFD${at + 2}"><v>1</v></c></row>`,
  )
  const content = `<sheetData><row r="1">${head}</row>${body.join('')}</sheetData>`
  return new Uint8Array(xlsxOf([{ name: 'Table', content }]))
}

/** The answer, and how long this thread was computing at a stretch, in milliseconds. */
async function watched<T>(work: () => Promise<T>): Promise<{ answer: T; computing: number }> {
  const stop = watchLoop()
  const answer = await work()
  return { answer, computing: stop().computing }
}

/** A stretch in which no one else would be answered. */
const stretch = 1000

const prices = '/api/v3/price-list'
let priceList: string
beforeAll(async () => {
  const body = { name: 'Sparse', currency: 'EUR', prices: [] }
  priceList = bodyOf<PriceListDetail>(await test.call(accountAdmin, 'POST', prices, body), 201).uuid
})

describe('a small workbook of 15,000 rows with a cell in the last column', () => {
  it.each<[string, () => string, readonly string[]]>([
    ['people', () => '/api/v3/user/import', ['Email', 'Name']],
    ['rates', () => '/api/v3/user/all-user-rates/import', ['Email', 'Currency', 'Source language', 'Target language']],
    ['prices', () => `${prices}/${priceList}/prices/import`, ['Source language', 'Target language']],
  ])('has too many lines for %s, and others are answered meanwhile', async (_, path, headings) => {
    const form = fileForm('table.xlsx', workbook(headings, 15_000))
    const { answer, computing } = await watched(() => test.call(accountAdmin, 'POST', path(), form))
    expect(answer).toMatchObject({ status: 422, body: { code: 'FILE_REFUSED' } })
    expect(JSON.stringify(answer.body)).toContain('This table has 15000 lines.')
    expect(computing).toBeLessThan(stretch)
  })

  it('is imported into a glossary, and others are answered meanwhile', async () => {
    const glossary = '/api/v3/glossary'
    const { uuid } = bodyOf<{ uuid: string }>(
      await test.call(manager, 'POST', glossary, { name: 'Sparse', languages: ['en'] }),
    )
    const form = fileForm('terms.xlsx', workbook(['en', 'es'], 15_000))
    const { answer, computing } = await watched(async () => {
      const { id } = bodyOf<GlossaryImport>(await test.call(manager, 'POST', `${glossary}/${uuid}/import`, form))
      return test.jobEnd(id)
    })
    expect(answer).toMatchObject({ status: 'FINISHED', report: { created: 15_000, terms: 15_000 } })
    expect(computing).toBeLessThan(stretch)
  })
})

it('lines of a sparse workbook are told what is wrong with them, by their numbers', async () => {
  const form = fileForm('prices.xlsx', workbook(['Source language', 'Target language'], 2000))
  const answer = await test.call(accountAdmin, 'POST', `${prices}/${priceList}/prices/import`, form)
  const { wrong, lines } = bodyOf<{ wrong: number; lines: { line: number }[] }>(answer)
  expect([wrong, lines[0]?.line, lines.at(-1)?.line]).toEqual([2000, 2, 2001])
})
