import type { GlossaryConcept, GlossaryImport } from '@dragoman/sdk/operations/glossaries'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../testing/open-test-app.ts'
import type { Person } from '../../../testing/people.ts'
import { bodyOf } from '../../../testing/projects.ts'
import { testOrigin } from '../../../testing/test-app.ts'

const test = await openTestApp()
const { manager } = test.people
const base = '/api/v3/glossary'

const make = async (name: string) =>
  bodyOf<{ uuid: string }>(await test.call(manager, 'POST', base, { name, languages: ['en'] })).uuid
async function importFile(uuid: string, name: string, content: string | Uint8Array<ArrayBuffer>) {
  const form = new FormData()
  form.append('file', new File([content], name))
  const { id } = bodyOf<GlossaryImport>(await test.call(manager, 'POST', `${base}/${uuid}/import`, form))
  return test.jobEnd(id)
}
const concepts = async (uuid: string) =>
  bodyOf<{ content: GlossaryConcept[] }>(
    await test.call(manager, 'GET', `${base}/${uuid}/concept-entries?sort=createdDate,asc&size=100`),
  ).content
const brief = async (uuid: string) =>
  (await concepts(uuid)).map(({ definition, terms }) => [
    definition,
    ...terms.map(({ language, text }) => `${language}: ${text}`),
  ])
async function exported(
  uuid: string,
  fileType: string,
  query = '',
  as: Person = manager,
): Promise<Uint8Array<ArrayBuffer>> {
  const path = `${base}/export/${uuid}/${fileType}`
  const { requestUuid } = bodyOf<{ requestUuid: string }>(await test.call(as, 'GET', `${path}${query}`))
  await test.jobEnd(requestUuid)
  const { downloadUrl } = bodyOf<{ downloadUrl: string }>(await test.call(as, 'GET', `${path}/${requestUuid}/status`))
  return (await test.download(null, downloadUrl.slice(testOrigin.length))).bytes as Uint8Array<ArrayBuffer>
}
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

/** Of another tool: TBX-Basic of 2008. */
const martif = `<?xml version="1.0"?>
<!DOCTYPE martif SYSTEM "TBXcoreStructV02.dtd">
<martif type="TBX-Basic" xml:lang="en"><text><body>
<termEntry id="c1">
 <descrip type="definition">A place for ships &amp; boats</descrip>
 <langSet xml:lang="en-US"><tig><term>harbor</term><termNote type="partOfSpeech">noun</termNote></tig>
  <tig><term>haven</term><termNote type="administrativeStatus">deprecatedTerm-admn-sts</termNote></tig></langSet>
 <langSet xml:lang="es"><ntig><termGrp><term>puerto</term><termNote type="grammaticalGender">masculine</termNote></termGrp>
  <descripGrp><descrip type="context">Entró en el puerto.</descrip></descripGrp></ntig></langSet>
 <langSet xml:lang="zxx"><tig><term>vergh</term></tig></langSet>
</termEntry>
</body></text></martif>`

describe('imports', () => {
  it('TBX of another tool, again without a change, and into what is there', async () => {
    const uuid = await make('Ships')
    expect(await importFile(uuid, 'ships.tbx', martif)).toMatchObject({
      status: 'FINISHED_WARNING',
      report: { created: 1, merged: 0, unchanged: 0, terms: 3, skipped: 1 },
    })
    const [concept] = await concepts(uuid)
    expect(concept).toMatchObject({
      definition: 'A place for ships & boats',
      terms: [
        { language: 'en_us', text: 'harbor', part: 'Noun', status: 'Approved', forbidden: false },
        { language: 'en_us', text: 'haven', forbidden: true },
        { language: 'es', text: 'puerto', gender: 'Masculine', usage: 'Entró en el puerto.' },
      ],
    })
    expect(await importFile(uuid, 'ships.tbx', martif)).toMatchObject({ report: { unchanged: 1, terms: 0 } })
    const table =
      'Concept,en-US,Spanish,German,Definition,Colour\n,Harbor,puerto,Hafen | Port,,blue\n,ship,barco,,A vessel,\n'
    expect(await importFile(uuid, 'more.csv', table)).toMatchObject({
      status: 'FINISHED',
      report: { created: 1, merged: 1, terms: 4 },
    })
    expect(await brief(uuid)).toEqual([
      ['A place for ships & boats', 'de: Hafen', 'de: Port', 'en_us: harbor', 'en_us: haven', 'es: puerto'],
      ['A vessel', 'en_us: ship', 'es: barco'],
    ])
    const imports = bodyOf<GlossaryImport[]>(await test.call(manager, 'GET', `${base}/${uuid}/jobs`))
    expect(imports.map(({ fileName, termsCount }) => [fileName, termsCount])).toEqual([
      ['more.csv', 4],
      ['ships.tbx', 0],
      ['ships.tbx', 3],
    ])
    expect(bodyOf(await test.call(manager, 'GET', `${base}/${uuid}/last-import-job`))).toEqual(imports[0])
    expect(bodyOf(await test.call(manager, 'GET', `${base}/${uuid}`))).toMatchObject({
      lastImportJob: { jobId: imports[0]!.id, status: 'FINISHED', fileName: 'more.csv' },
      languages: ['en', 'en_us', 'es', 'de'],
    })
    expect(bodyOf(await test.call(manager, 'GET', `${base}/${uuid}/jobs?status=FINISHED_WARNING`))).toHaveLength(2)
  })

  it.each([
    ['broken.tbx', '<martif><text><termEntry></text></martif>', 'The XML is damaged'],
    ['deep.tbx', `<martif>${'<a>'.repeat(300)}`, 'nested more than 200 levels'],
    ['page.tbx', '<html></html>', "This isn't a TBX file. It starts with <html>."],
    [
      'bomb.tbx',
      '<!DOCTYPE martif [<!ENTITY a "aaaa">]><martif>&a;</martif>',
      'Entities that the file itself declares',
    ],
    [
      'silent.tbx',
      '<martif><termEntry><langSet><tig><term>x</term></tig></langSet></termEntry></martif>',
      'no language',
    ],
  ])('%s is refused with the reason, and the glossary does not change', async (name, content, reason) => {
    const uuid = await make(name)
    const job = await importFile(uuid, name, content)
    expect(job.status).toBe('FAILED')
    expect(job.error).toContain(reason)
    expect(await concepts(uuid)).toEqual([])
  })

  it('a table without a column of a language is refused at once', async () => {
    const form = new FormData()
    form.append('file', new File(['Term;Meaning\na;b\n'], 'list.csv'))
    const uuid = await make('No languages')
    expect(await test.call(manager, 'POST', `${base}/${uuid}/import`, form)).toMatchObject({
      status: 422,
      body: { code: 'FILE_REFUSED' },
    })
  })

  it('an export of each kind is read again as the same glossary', async () => {
    const uuid = await make('Round trip <&>')
    await importFile(uuid, 'ships.tbx', martif)
    await importFile(uuid, 'more.csv', 'en-US;es;Definition\n"=SUM(1)";"a ""b"" <c>";First\n')
    const before = await brief(uuid)
    expect(before).toHaveLength(2)
    for (const fileType of ['tbx', 'csv', 'xlsx']) {
      const file = await exported(uuid, fileType)
      const copy = await make(`Copy as ${fileType}`)
      await importFile(copy, `copy.${fileType}`, file)
      expect([fileType, await brief(copy)]).toEqual([fileType, before])
      expect(await importFile(uuid, `own.${fileType}`, file)).toMatchObject({ report: { unchanged: 2, terms: 0 } })
    }
    const [concept] = await concepts(uuid)
    const tbx = text(await exported(uuid, 'tbx', '?languages=es'))
    expect(tbx).toContain(`<conceptEntry id="${concept!.uuid}">`)
    expect(tbx).not.toContain('harbor')
    expect(tbx).toContain('<termNote type="grammaticalGender">masculine</termNote>')
  })

  it('clearing keeps the glossary, and leaves nothing in it', async () => {
    const uuid = await make('To clear')
    await importFile(uuid, 'ships.tbx', martif)
    expect((await test.call(manager, 'POST', `${base}/${uuid}/clear`)).status).toBe(204)
    expect(await concepts(uuid)).toEqual([])
    expect(bodyOf(await test.call(manager, 'GET', `${base}/${uuid}`))).toMatchObject({ totalConcepts: 0 })
  })
})
