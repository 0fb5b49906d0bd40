import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foldText } from '@dragoman/sdk/text-search'
import { foldedText } from '../../kernel/database/fold-text.ts'
import { content, type Memory, memoryCalls, type TmUnit } from '../../testing/memory-calls.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

let test: TestApp
let memories: ReturnType<typeof memoryCalls>
let memory: Memory
beforeAll(async () => {
  test = await createTestApp()
  memories = memoryCalls(test)
  memory = await memories.make('Spellings')
  for (const [at, [written]] of searches.entries()) await memories.add(memory.uuid, written, `${at}`)
})
afterAll(() => test.close())

/** A text in the memory, a search, and the part that it finds. */
const searches: [string, string, string][] = [
  ['Send your résumé today', 'resume', 'résumé'],
  ['Send a curriculum vitae', 'CÚRRICULUM', 'curriculum'],
  ['Send a cafe\u0301 or two', 'cafe or', 'cafe\u0301 or'],
  ['Die Straße ist gesperrt', 'STRASSE', 'Straße'],
  ['Masse und Gewicht', 'maße', 'Masse'],
  ['İstanbul ve Ankara', 'istanbul', 'İstanbul'],
  ['Yıldız Sarayı', 'yildiz saray', 'Yıldız Saray'],
  ['Łódź leży w Polsce', 'lodz', 'Łódź'],
  ['Đường dẫn này', 'duong dan', 'Đường dẫn'],
  ['لا تُغلِقِ النَّافِذَةَ', 'النافذة', 'النَّافِذَةَ'],
  ['حفظ الملف الآن', 'المِلَفّ الآن', 'الملف الآن'],
  ['احفظ الـمـلـف هنا', 'الملف هنا', 'الـمـلـف هنا'],
  ['أضف المستخدم', 'اضف', 'أضف'],
  ['שָׁלוֹם לכולם', 'שלום', 'שָׁלוֹם'],
  ['می\u200Cخواهم بروم', 'میخواهم', 'می\u200Cخواهم'],
  ['Ｗｉｎｄｏｗ　１２ を閉じる', 'window 12', 'Ｗｉｎｄｏｗ　１２'],
  ['ﾌｧｲﾙを保存', 'ファイル', 'ﾌｧｲﾙ'],
  ['ガイドを開く', 'ｶﾞｲﾄﾞ', 'ガイド'],
  ['각 항목을 저장', '각 항목', '각 항목'],
  ['ΣΊΣΥΦΟΣ και Αθήνα', 'σισυφος', 'ΣΊΣΥΦΟΣ'],
  ['The oﬃce is closed', 'office', 'oﬃce'],
  ['Wait for it… then go', 'it...', 'it…'],
  ['Auto\u00ADmatic saving', 'automatic', 'Auto\u00ADmatic'],
  ['Back\\slash [bracket] ^caret-dash', '[bracket] ^caret-', '[bracket] ^caret-'],
]

interface Hit {
  sourceText: string
  ranges: { start: number; end: number }[]
}

async function concordance(query: Record<string, string>): Promise<string[]> {
  const answer = await memories.call(
    'GET',
    content(memory.uuid, `segment/concordance-search?${new URLSearchParams(query)}`),
  )
  expect(answer.status).toBe(200)
  return (answer.body as { content: Hit[] }).content.flatMap(({ sourceText, ranges }) =>
    ranges.map(({ start, end }) => sourceText.slice(start, end)),
  )
}

async function listed(text: string): Promise<string[]> {
  const query = new URLSearchParams({ sourceText: text })
  return (await memories.tmUnits(memory.uuid, `&${query}`)).content.map((tmUnit: TmUnit) => tmUnit.sourceText)
}

describe('searches find what is spelled in another way', () => {
  it.each(searches)('search finds other spellings: %s: %s', async (written, text, found) => {
    expect({ concordance: await concordance({ text }), listed: await listed(text) }).toEqual({
      concordance: [found],
      listed: [written],
    })
  })

  it('a case-sensitive search finds neither other case nor other letters', async () => {
    expect(await concordance({ text: 'resume', matchCase: 'true' })).toEqual([])
    expect(await concordance({ text: 'résumé', matchCase: 'true' })).toEqual(['résumé'])
    for (const text of ['rasume', 'カイド', '가', 'はぴ'])
      expect([...(await concordance({ text })), ...(await listed(text))]).toEqual([])
  })

  it('long search texts find other spellings too', async () => {
    const words = Array.from({ length: 300 }, (_, at) => `élan ${at}`).join(' ')
    await memories.add(memory.uuid, words, 'x')
    const [text, other] = [words.replaceAll('é', 'e'), words.replace('élan 299', 'élan 300')].map((one) =>
      one.slice(-899),
    )
    const whole = words.replaceAll('é', 'E')
    expect([await listed(whole), await listed(other!), await listed(`${whole} 300`)]).toEqual([[words], [], []])
    expect([await concordance({ text: text! }), await concordance({ text: other! })]).toEqual([[words.slice(-899)], []])
  })

  it('the database folds texts exactly like the server', async () => {
    const texts = [...searches.flat(), 'Æsop œuvre ØRE', '½ m² ℡ ㎏ Ⅷ', '😀👍🏽', 'नमस्ते', 'й Й ё', '각']
    const { rows } = await test.db.execute<{ folded: string }>(sql`
      select ${foldedText(sql`text`)} as folded from unnest(${sql.param(texts)}::text[]) with ordinality as given (text, place) order by place`)
    expect(rows.map(({ folded }) => folded)).toEqual(texts.map(foldText))
  })
})
