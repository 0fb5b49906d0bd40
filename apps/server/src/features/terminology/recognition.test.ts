import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, expect, it } from 'vitest'
import { termFinder } from '../../engines/terminology/recognize.ts'
import { createTestDatabase } from '../../testing/database/testing.ts'
import { stemsOf } from './stems.ts'

// Each file has the terms of a glossary, and sentences in which brackets mark all that is to be found.
const folder = new URL('sentences/', import.meta.url)
const test = await createTestDatabase()
afterAll(() => test.close())

async function measure(locale: string) {
  const [head, ...lines] = readFileSync(new URL(`${locale}.txt`, folder), 'utf8')
    .trimEnd()
    .split('\n')
  const texts = head!.replace('terms: ', '').split(' | ')
  const stems = await stemsOf(test.database, locale, texts)
  const find = termFinder(
    locale,
    texts.map((text, at) => ({ text, stems: stems[at]!, exactMatch: false, caseSensitive: false })),
  )
  const sentences = lines.map((line) => line.replaceAll(/[[\]]/g, ''))
  const stemsIn = await stemsOf(test.database, locale, sentences)
  const wrong: string[] = []
  let [right, found, wanted] = [0, 0, 0]
  for (const [at, line] of lines.entries()) {
    const expected = [...line.matchAll(/\[(.*?)\]/g)].map(([, text]) => text!)
    const actual = find(sentences[at]!, stemsIn[at]!).map(({ start, end }) => sentences[at]!.slice(start, end))
    right += actual.filter((text) => expected.includes(text)).length
    found += actual.length
    wanted += expected.length
    if (actual.join('|') !== expected.join('|')) wrong.push(`${line} → ${actual.join(', ')}`)
  }
  return { sentences: lines.length, precision: right / found, recall: right / wanted, wrong }
}

const locales = readdirSync(folder).map((name) => name.replace('.txt', ''))

it('the terms of six hundred sentences in twelve languages are found, and few others', async () => {
  const measured = await Promise.all(locales.map(async (locale) => ({ locale, ...(await measure(locale)) })))
  for (const each of measured)
    console.log(each.locale, each.precision.toFixed(3), each.recall.toFixed(3), each.wrong.join('\n   '))
  expect(locales).toHaveLength(12)
  expect(measured.reduce((sum, { sentences }) => sum + sentences, 0)).toBeGreaterThan(600)
  const shares = measured.map(
    ({ locale, precision, recall }) => `${locale} ${precision.toFixed(3)} ${recall.toFixed(3)}`,
  )
  console.log(`precision and recall: ${shares.join(', ')}`)
  const tooLow = measured.filter(({ precision, recall }) => precision < 0.98 || recall < 0.95)
  expect(tooLow).toEqual([])
})
