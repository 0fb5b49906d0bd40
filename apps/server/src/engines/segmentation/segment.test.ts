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
    ['en', ['"Really?" she asked. ', '"Yes!" ', 'He left.']],
    ['en', ['(Why?) is no question. ', '“Stop.” ', 'It stopped.']],
    ['en', ['No. ', 'I will not. ', 'See no. IV there.']],
    ['fr', ['Il dit\u00a0: «\u00a0Oui.\u00a0» ', 'Puis rien.']],
    ['fr', ['«\u00a0Quoi ?\u00a0» dit-il. ', 'Rien.']],
    ['de', ['„Halt.“ ', 'Er ging. ', '»Was?« fragte sie. ', '»Nichts.« ', 'Ende.']],
    ['ja', ['はい！', '「そうです。」', '彼は言った。', '（注）3.14です。']],
    ['zh-CN', ['很好！', '“是的。”', '他说。']],
    ['en', ['[ [']],
    ['en', ['Go! ', '(Now.) ', 'Then a (']],
    ['en', ['Read https://a.b/c.d?e=f&g=h#!i here. ', 'Go! ', 'Done?']],
    ['ja', ['本当?', 'はい!', 'そう']],
    ['en', ['It ends.⟦1/⟧ ', 'Next “one.”⟦2/⟧ ', 'See No.⟦3/⟧ Then p.⟦4/⟧ Five, e.g.⟦5/⟧ Six.']],
    ['de', ['Die Firma Roth & Co. KG zahlt. ', 'Ende.']],
    ['th', ['สวัสดีครับ ผมชื่อสมชาย']],
    ['uk', ['У 1990 р. Т. Г. Шевченко. ', 'Так.']],
    ['tr', ['Dr. Ali ve Prof. Can geldi. ', 'Bitti.']],
    ['ar', ['د. أحمد هنا. ', 'نعم.']],
    ['hr', ['Napisao A. B. Novak. ', 'Da.']],
    ['pt', ['Avenida Paulista n. 5. ', 'Fim.']],
    ['nl', ['Ga naar blz. 12. ', 'Zie pp. 7-9. ', 'Vraag mevr. de Wit, dhr. Vos enz. ', 'Dan komt Piet.']],
    ['nl', ['Dat was in 44 v.Chr. ', 'Het is o.a. bijv. van Jan. ', 'Morgen op 3 jan. 2020 ook.']],
    ['ru', ['В 1991 г. Москва росла и т.д. ', 'Смотри рис. 5 и стр. 7. ', 'Проф. Иванов живёт в г. Омске.']],
    ['cs', ['Viz str. 5 a obr. 3. ', 'Ing. Novák, Mgr. Malá atd. ', 'Pak konec.']],
    ['pl', ['Zob. str. 5 i rys. 3. ', 'Dr. Nowak mieszka przy ul. Długiej itd. ', 'Potem nic.']],
    ['sv', ['Se s. 5 och kap. 3. ', 'T.ex. Anna, Dr. Berg osv. ', 'Sedan slut.']],
    ['da', ['Se s. 5 og fig. 3. ', 'F.eks. Anna og hr. Holm osv. ', 'Så slut.']],
    ['fi', ['Katso s. 5. ', 'Esim. Anna jne. ', 'Sitten loppu.']],
    ['uk', ['Див. рис. 5. ', 'Акад. Коваль і т.д. ', 'Потім кінець.']],
    ['hr', ['Vidi str. 5. ', 'Npr. Ana i dr. Horvat.']],
    ['de', ['Siehe Ziff. 5, Rn. 7 usw. ', 'Und Ende.']],
    ['fr', ['Voir p. 5, chap. 3. ', 'M. Dupont, Mme Roy, etc. ', 'Puis rien.']],
    ['en', ['See it.⟦1/⟧ ', 'Then go. ⟦2/⟧']],
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
