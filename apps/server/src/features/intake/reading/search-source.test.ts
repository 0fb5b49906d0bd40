import { sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { createTestDatabase } from '../../../testing/database/testing.ts'
import { searchWords, spacedWords } from '../../../kernel/database/search-words.ts'

const test = await createTestDatabase()
afterAll(() => test.close())

it.each([
  [
    'English',
    `Don't save "all" files: [a-b]^c_d, x\\y (50%) at https://example.com/a?b=c&d#e or me@example.org; v1.2.3 -4`,
  ],
  ['codes and dashes', '⟦1⟧Open⟦/1⟧ – “the” file… ¿qué? ¡Sí! l’eau e\u0301te\u0301 ÉTÉ\u00a0été\ttab\r\nline'],
  ['Chinese and Japanese', '打开文件「名前」を保存する、カタカナ・ＡＢＣ。豈更'],
  ['Thai, Burmese, Khmer', 'บันทึกไฟล์ทั้งหมด မြန်မာစာ ភាសាខ្មែរ'],
  ['Arabic, Hindi, Korean and emoji', 'افتح الملف، من فضلك! फ़ाइल सहेजें 파일을 저장 👩‍💻 𠮷野家'],
  ['nothing', ''],
])('JavaScript and PostgreSQL split %s into the same words', async (_, text) => {
  const texts = [text, text.toUpperCase(), text]
  const { rows } = await test.database.execute<{ here: string; there: string }>(sql`
    select strip(to_tsvector('simple', ${spacedWords(texts)}))::text as here,
      strip(${searchWords(sql`${texts.join(' ')}::text`)})::text as there`)
  expect(rows[0]?.here).toBe(rows[0]?.there)
})
