import { expect, test } from 'vitest'
import { readTbx } from './read-tbx.ts'

const tbx = (note: string) => `<martif type="TBX"><text><body><termEntry id="1"><langSet xml:lang="en"><tig>
  <term>valve</term>
  <termNote type="partOfSpeech">${note}</termNote><termNote type="grammaticalGender">${note}</termNote>
  <termNote type="termType">${note}</termNote><termNote type="processStatus">${note}</termNote>
</tig></langSet></termEntry></body></text></martif>`

test.each(['constructor', 'toString', '__proto__', 'verbose'])(
  'a term note that says %s says nothing that is known',
  async (note) => {
    const { value: concept } = await readTbx([new TextEncoder().encode(tbx(note))], 'a.tbx').next()
    const { part, gender, termType, status } = concept!.terms[0]!
    expect([part, gender, termType, status]).toEqual([undefined, undefined, undefined, undefined])
  },
)

test.each([
  ['pt-BR', 'pt_br'],
  ['iw', 'he'],
  ['zh-Hant-TW', 'zh_hant_tw'],
  ['no', 'nb'],
  ['x-own', 'x_own'],
])('terms in %s are read as terms in %s', async (code, language) => {
  const text = tbx('noun').replace('xml:lang="en"', `xml:lang="${code}"`)
  const { value: concept } = await readTbx([new TextEncoder().encode(text)], 'a.tbx').next()
  expect(concept!.terms[0]!.language).toBe(language)
})

test.each([
  [
    '<transac type="transactionType">origination</transac><date>2024</date><transacNote type="responsibility">Ada',
    'transacNote',
  ],
  [
    '<basic:transactionType>origination</basic:transactionType><date>2024</date><basic:responsibility>Ada',
    'basic:responsibility',
  ],
])('a step of the history is read from %s', async (step, last) => {
  const text = tbx('noun').replace('<langSet', `<transacGrp>${step}</${last}></transacGrp><langSet`)
  const { value: concept } = await readTbx([new TextEncoder().encode(text)], 'a.tbx').next()
  expect(concept!.terms[0]!.customAttributes).toEqual([
    { name: 'origination', type: 'concept transac', value: '2024 | Ada' },
  ])
})
