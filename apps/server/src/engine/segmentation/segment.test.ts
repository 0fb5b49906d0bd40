import { describe, expect, test } from 'vitest'
import { segmentText } from './segment.ts'

describe('segmentText', () => {
  test.each<[string, string[]]>([
    ['en', ['Hello Dr. Smith. ', 'How are you? ', 'Bye.']],
    ['en', ['One.⟦1⟧ Two.⟦/1⟧ ', 'Three.']],
    ['en', ['⟦1⟧Fine. Thanks.⟦/1⟧ ', '⟦2⟧Next.⟦/2⟧']],
    ['en', ['Stop.⟦1⟧⟦/1⟧ ', 'Go.']],
    ['en', ['Hello. ', '⟦1/⟧ is here.']],
    ['en', ['It is ⟦1/⟧. ', 'If not, ⟦2/⟧.']],
    ['en', ['See e.g. this, i.e. that. ', 'Next.']],
    ['en', ['1. First step. ', 'Second.']],
    ['en', ['By J. R. Smith and others. ', 'Done.']],
    ['en', ['A line that\n  continues here. ', 'New\n', 'Line Two']],
    ['en', ['Version 3.14 is out! ', 'Is it? ', 'Yes...']],
    ['en', ['I said no. ', 'See no. 5 and p. 3 there.']],
    ['de', ['Auf diese Art. ', 'Siehe Art. 3 dort.']],
    ['de', ['Am 3. Oktober ist z. B. frei. ', 'Ende.']],
    ['es', ['Hola Sr. Pérez. ', '¿Qué tal? ', 'Bien.']],
    ['fr', ['Vois p. ex. M. Dupont. ', 'Oui.']],
    ['ja', ['私は学生です。', 'あなたは？', 'はい！']],
    ['zh-CN', ['你好。', '世界很大！']],
    ['ar', ['مرحبا. ', 'كيف حالك؟ ', 'بخير.']],
    ['en', ['   ']],
    ['en', []],
  ])('%s %j', (locale, sentences) => {
    expect(segmentText(sentences.join(''), locale)).toEqual(sentences)
  })

  test('is linear: a megabyte takes no more than seconds', () => {
    const text = 'It goes on and on. Another one '.repeat(35_000)
    const sentences = segmentText(text, 'en')
    expect(sentences).toHaveLength(35_001)
    expect(sentences.join('')).toBe(text)
  })

  test('joined sentences are the input, whatever it is', () => {
    const pieces = ['a. ', 'B! ', '⟦1⟧', '⟦/1⟧', '⟦2/⟧', '\r\n', '⟦3⟧C. D.⟦/3⟧', 'e.g. ', '。', '⟦']
    for (let seed = 1; seed < 400; seed += 1) {
      let state = seed
      let text = ''
      for (let count = 0; count < 8; count += 1) {
        state = (state * 48271) % 2147483647
        text += pieces[state % pieces.length]
      }
      expect(segmentText(text, 'en').join('')).toBe(text)
    }
  })
})
