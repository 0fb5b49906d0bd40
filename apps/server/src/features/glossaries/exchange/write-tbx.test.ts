import { expect, test } from 'vitest'
import { NotTakenTally } from '../../../engines/exchange/not-taken.ts'
import type { ExchangedConcept } from '../../../engines/terminology/exchanged-concept.ts'
import { readTbx } from '../../../engines/terminology/read-tbx.ts'
import { iso2019, martif, writeTbx, type TbxDialect } from './write-tbx.ts'

/** Files in the shapes of the ones that well-known collections and tools give out. */
const shapes = {
  Microsoft: `<martif type="TBX" xml:lang="en-US"><martifHeader><fileDesc><sourceDesc><p>Terms</p></sourceDesc></fileDesc></martifHeader>
<text><body><termEntry id="25_1436160"><langSet xml:lang="en-US"><descripGrp><descrip type="definition">A page that is seen first.</descrip></descripGrp>
<ntig><termGrp><term id="25_1436160_1">home page</term><termNote type="partOfSpeech">Noun</termNote></termGrp></ntig></langSet>
<langSet xml:lang="de-DE"><ntig><termGrp><term id="25_1436160_2">Startseite</term><termNote type="partOfSpeech">Noun</termNote>
<termNote type="grammaticalGender">feminine</termNote></termGrp></ntig></langSet></termEntry></body></text></martif>`,
  IATE: `<martif type="TBX-Basic" xml:lang="en"><text><body><termEntry id="IATE-3556819">
<descripGrp><descrip type="subjectField">employment, 4406</descrip><admin type="source">COM-Council</admin></descripGrp>
<langSet xml:lang="en"><tig><term>parental leave</term><termNote type="termType">fullForm</termNote>
<descrip type="reliabilityCode">9</descrip><descrip type="context">Both may take parental leave.</descrip>
<xref type="externalCrossReference" target="https://example.org/a">Directive, Article 2</xref></tig></langSet>
<langSet xml:lang="ga"><descrip type="languageNote">Checked</descrip><tig><term>saoire thuismitheora</term>
<termNote type="administrativeStatus">preferredTerm-admn-sts</termNote></tig>
<tig><term>saoire do thuismitheoirí</term></tig></langSet></termEntry></body></text></martif>`,
  memoQ: `<martif type="TBX" xml:lang="en"><text><body><termEntry id="c7">
<transacGrp><transac type="transactionType">origination</transac><date>2024-03-01T10:00:00</date>
<transacNote type="responsibility">Ada</transacNote></transacGrp>
<descrip type="subjectField">Pumps</descrip><note>First line</note><note>Second line</note>
<langSet xml:lang="en"><tig><term>gear &amp; pinion</term><termNote type="forbidden">true</termNote><termNote type="processStatus">finalized</termNote><termNote type="caseSense">permissive</termNote>
<admin type="projectSubset">P-1</admin><admin type="x-TEXT.Owner">Ann</admin></tig></langSet>
<langSet xml:lang="hu"><tig><term>fogaskerék</term></tig></langSet></termEntry></body></text></martif>`,
}

async function read(text: string): Promise<ExchangedConcept[]> {
  const concepts: ExchangedConcept[] = []
  for await (const concept of readTbx([new TextEncoder().encode(text)], 'a.tbx')) concepts.push(concept)
  return concepts
}

async function written(concepts: ExchangedConcept[], names: typeof martif, dialect: TbxDialect = 'basic') {
  const notHeld = new NotTakenTally()
  let text = ''
  async function* all() {
    yield* concepts
  }
  for await (const part of writeTbx(all(), { name: 'Terms', names, dialect, notHeld })) text += part
  return { text, notHeld: notHeld.list().map(({ name, count }) => `${name} ${count}`) }
}

test.each(Object.entries(shapes))(
  'a file in the shape of %s is the same after it was written in either version',
  async (_shape, file) => {
    const concepts = await read(file)
    expect(concepts.flatMap(({ notTaken = [] }) => notTaken)).toEqual([])
    for (const names of [martif, iso2019]) {
      const { text, notHeld } = await written(concepts, names)
      expect(await read(text)).toEqual(concepts)
      expect(notHeld).toEqual([])
    }
  },
)

test('fields stand where they stood in the file', async () => {
  const { text } = await written(await read(shapes.IATE), martif)
  expect(text).toMatch(/<termEntry id="IATE-3556819">\s*<descrip type="subjectField">employment, 4406<\/descrip>/)
  expect(text).toMatch(/<langSet xml:lang="ga">\s*<descrip type="languageNote">Checked<\/descrip>/)
  expect(text).toContain('target="https://example.org/a">Directive, Article 2</xref>')
})

test.each([
  ['core', ['definition 1', 'grammaticalGender 1', 'partOfSpeech 2']],
  ['min', ['definition 1', 'grammaticalGender 1']],
] as const)('the dialect %s says what it has no field for', async (dialect, missing) => {
  const { text, notHeld } = await written(await read(shapes.Microsoft), iso2019, dialect)
  expect(notHeld.toSorted()).toEqual(missing)
  expect(text).toContain(dialect === 'core' ? 'type="TBX-Core"' : '<termNote type="partOfSpeech">noun</termNote>')
  expect((await read(text))[0]!.terms.map((term) => term.text)).toEqual(['home page', 'Startseite'])
})
