import type { GlossaryConcept, GlossaryImport } from '@dragoman/sdk/operations/glossaries'
import type { NotTaken } from '@dragoman/sdk/operations/shared'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { bodyOf } from '../../../testing/projects.ts'
import { testOrigin } from '../../../testing/test-app.ts'

const test = await openTestApp()
const { manager } = test.people
const base = '/api/v3/glossary'

const make = async (name: string, languages = ['en']) =>
  bodyOf<{ uuid: string }>(await test.call(manager, 'POST', base, { name, languages })).uuid

async function importFile(
  uuid: string,
  { name, content, query = '' }: { name: string; content: string | Uint8Array<ArrayBuffer>; query?: string },
) {
  const form = new FormData()
  form.append('file', new File([content], name))
  const { id } = bodyOf<GlossaryImport>(await test.call(manager, 'POST', `${base}/${uuid}/import${query}`, form))
  return test.jobEnd(id)
}
const notTaken = ({ report }: { report: unknown }) =>
  ((report as { notTaken?: NotTaken[] }).notTaken ?? []).map(({ kind, name, count, takenAs }) =>
    [kind, name, count, takenAs].filter((each) => each !== undefined).join(' '),
  )
const terms = async (uuid: string) =>
  bodyOf<{ content: GlossaryConcept[] }>(
    await test.call(manager, 'GET', `${base}/${uuid}/concept-entries?sort=createdDate,asc&size=100`),
  ).content.flatMap((concept) => concept.terms)

async function exported(uuid: string, fileType: string, query = '') {
  const path = `${base}/export/${uuid}/${fileType}`
  const { requestUuid } = bodyOf<{ requestUuid: string }>(await test.call(manager, 'GET', `${path}${query}`))
  const job = await test.jobEnd(requestUuid)
  const { downloadUrl } = bodyOf<{ downloadUrl: string }>(
    await test.call(manager, 'GET', `${path}/${requestUuid}/status`),
  )
  const { bytes } = await test.download(null, downloadUrl.slice(testOrigin.length))
  return { job, bytes: bytes as Uint8Array<ArrayBuffer> }
}

describe('a term in a file', () => {
  const marks = ['forbidden', 'dnt', 'exactMatch', 'caseSensitive', 'internal'] as const
  const whole = {
    language: 'en',
    text: 'cat a | less',
    status: 'Under_Review',
    part: 'Verb',
    gender: 'Feminine',
    termType: 'Acronym',
    usage: 'Run cat | less.',
    definition: 'Shows a file',
    note: 'Of shells',
    ...Object.fromEntries(marks.map((mark) => [mark, true])),
  }
  const plain = Object.fromEntries(marks.map((mark) => [mark, false]))
  const beside = { language: 'en', text: String.raw`a \| b|c`, status: 'Approved', part: 'Noun', ...plain }
  const other = { language: 'es', text: 'parar', status: 'Approved', ...plain, forbidden: true }

  it.each(['tbx', 'csv', 'xlsx'])('is the same after it was exported as %s and imported', async (fileType) => {
    const uuid = await make(`All that a term is, as ${fileType}`)
    for (const concept of [[whole, beside, other], [{ ...other, text: 'fin', forbidden: false, internal: true }]]) {
      let conceptUuid: string | undefined
      for (const term of concept) {
        const body = { ...term, ...(conceptUuid ? { conceptUuid } : { glossaryUuid: uuid }) }
        const added = await test.call(manager, 'POST', `${base}/term`, body)
        ;({ conceptUuid } = bodyOf<{ conceptUuid: string }>(added))
      }
    }
    const copy = await make(`Copy as ${fileType}`)
    const { bytes } = await exported(uuid, fileType)
    const job = await importFile(copy, { name: `copy.${fileType}`, content: bytes })
    expect(notTaken(job)).toEqual([])
    expect(await terms(copy)).toMatchObject([whole, beside, other, { text: 'fin', forbidden: false, internal: true }])
  })

  it('a table keeps columns about all terms of a row, and about the terms of one language', async () => {
    const uuid = await make('Headings')
    const table = [
      'en,es,Forbidden,Do not translate,es: Status,Part of Speech,en: Case-sensitive,German (de),de_Status,Usage (de),en_GB note,Part no,ID,is: Forbidden',
      'kill | end,matar,yes,no,New,verb, | x,,,,,,1,',
      'stop,parar,,TRUE,,plural,perhaps,Halt,Deprecated,Halt!,,,2,yes',
    ].join('\n')
    const job = await importFile(uuid, { name: 'terms.csv', content: table })
    expect(await terms(uuid)).toMatchObject([
      { text: 'kill', forbidden: true, dnt: false, part: 'Verb', caseSensitive: false, status: 'Approved' },
      { text: 'end', forbidden: true, part: 'Verb', caseSensitive: true },
      { text: 'matar', forbidden: true, part: 'Verb', status: 'New' },
      { text: 'Halt', language: 'de', forbidden: true, status: 'Approved', usage: 'Halt!' },
      { text: 'stop', forbidden: false, dnt: true, caseSensitive: false },
      { text: 'parar', dnt: true },
    ])
    expect(notTaken(job).sort()).toEqual([
      'COLUMN ID 2',
      'VALUE Part of Speech: plural 3',
      'VALUE en: Case-sensitive: perhaps 1',
      'VALUE is: Forbidden: yes 1',
    ])
  })

  it.each([
    ['DCA of 2019', '<termNote type="administrativeStatus">obsoleteTerm-admn-sts</termNote>'],
    ['DCT of 2019', '<min:administrativeStatus>deprecatedTerm-admn-sts</min:administrativeStatus>'],
  ])('is forbidden where TBX in the style %s says so', async (style, note) => {
    const uuid = await make(style)
    const content = `<tbx type="TBX-Basic" style="${style.slice(0, 3).toLowerCase()}" xml:lang="en"
      xmlns="urn:iso:std:iso:30042:ed-2" xmlns:min="http://www.tbxinfo.net/ns/min" xmlns:basic="http://www.tbxinfo.net/ns/basic">
      <text><body><conceptEntry id="1"><min:subjectField>shells</min:subjectField><langSec xml:lang="en">
      <termSec><term>kill</term>${note}<basic:context>kill 1</basic:context><min:partOfSpeech>verb</min:partOfSpeech></termSec>
      <termSec><term>stop</term><xref target="https://example.org"/></termSec></langSec></conceptEntry></body></text></tbx>`
    const job = await importFile(uuid, { name: 'terms.tbx', content })
    const field = { name: 'subjectField', type: 'concept descrip', value: 'shells' }
    const link = { name: 'xref', type: 'xref', value: 'https://example.org' }
    expect(await terms(uuid)).toMatchObject([
      { text: 'kill', forbidden: true, usage: 'kill 1', part: 'Verb', glossaryCustomAttributes: [field] },
      { text: 'stop', forbidden: false, glossaryCustomAttributes: [link, field] },
    ])
    expect(notTaken(job)).toEqual([])
    const copy = await exported(uuid, 'tbx', '?tbxDialect=min')
    expect(notTaken(copy.job)).toEqual(['FIELD processStatus 2', 'FIELD context 1', 'FIELD xref 1'])
    const again = await importFile(uuid, { name: 'own.tbx', content: (await exported(uuid, 'tbx')).bytes })
    expect(again).toMatchObject({ status: 'FINISHED', report: { unchanged: 1, terms: 0 } })
    expect(notTaken(again)).toEqual([])
  })
})

describe('an import of terms', () => {
  it('takes a language as the supported one that says the same, and names those that none is close to', async () => {
    const uuid = await make('Scripts')
    const content = 'en,zh-Hans,zh-Hant,sr-Latn,fr-XX,zxx\nhouse,房子,房屋,kuća,maison,-\n'
    const job = await importFile(uuid, { name: 'scripts.csv', content })
    expect((await terms(uuid)).map(({ language, text }) => `${language} ${text}`)).toEqual([
      'en house',
      'fr maison',
      'sr_latn kuća',
      'zh_cn 房子',
      'zh_tw 房屋',
    ])
    expect(job).toMatchObject({ status: 'FINISHED_WARNING', report: { terms: 5, skipped: 1 } })
    expect(notTaken(job)).toEqual([
      'LANGUAGE zh-Hans 1 zh_cn',
      'LANGUAGE zh-Hant 1 zh_tw',
      'LANGUAGE fr-XX 1 fr',
      'LANGUAGE zxx 1',
    ])
    const chinese = await make('Chinese', ['en', 'zh'])
    await importFile(chinese, { name: 'scripts.csv', content: 'en,zh-Hans\nhouse,房子\n' })
    expect((await terms(chinese)).map(({ language }) => language)).toEqual(['en', 'zh'])
  })

  it('names what it did not take before it writes, and in its report', async () => {
    const uuid = await make('Unread')
    await importFile(uuid, { name: 'first.csv', content: 'en,es,Definition\nstop,parar,To end\n' })
    const content = `Concept,en,es,Definition,Colour,Forbidden\n,stop,parar,Another,red,yes\n,go,ir,,,\n,,,Alone,blue,\n,${'x'.repeat(501)},a,,,\n`
    const told = [
      'COLUMN Colour 2',
      'PRESENT en: stop 1',
      'PRESENT es: parar 1',
      'PRESENT Another 1',
      'CONCEPT Alone 1',
      `TERM ${'x'.repeat(100)} 1`,
    ]
    const before = await terms(uuid)
    const tried = await importFile(uuid, { name: 'second.csv', content, query: '?dryRun=true' })
    expect(tried).toMatchObject({ report: { dryRun: true, created: 2, terms: 3 } })
    expect(notTaken(tried)).toEqual(told)
    expect(await terms(uuid)).toEqual(before)
    expect(bodyOf(await test.call(manager, 'GET', `${base}/${uuid}/last-import-job`))).toMatchObject({
      fileName: 'first.csv',
    })
    expect(bodyOf(await test.call(manager, 'GET', `${base}/${uuid}`))).toMatchObject({
      lastImportJob: { fileName: 'first.csv' },
    })
    const done = await importFile(uuid, { name: 'second.csv', content })
    expect(notTaken(done)).toEqual(told)
    expect(await terms(uuid)).toHaveLength(5)
  })
})

it('an export of terms writes every language in use, and says what its format cannot hold', async () => {
  const uuid = await make('Export')
  const attribute = { name: 'Owner', type: 'TEXT', value: 'Ann' }
  const term = { glossaryUuid: uuid, language: 'de', text: 'Haus', glossaryCustomAttributes: [attribute] }
  await test.call(manager, 'POST', `${base}/term`, term)
  const { job, bytes } = await exported(uuid, 'csv')
  expect(notTaken(job)).toEqual(['FIELD glossaryCustomAttributes 1'])
  expect(new TextDecoder().decode(bytes)).toContain('Haus')
})
