import { parse as parseCues } from '@plussub/srt-vtt-parser'
import { moreUploadExtensions, uploadExtensions } from '@dragoman/sdk/upload-types'
import { eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import iconv from 'iconv-lite'
import { XMLParser } from 'fast-xml-parser'
import { loadAll } from 'js-yaml'
import Papa from 'papaparse'
import { getProperties } from 'properties-file'
import { readSheet } from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { parse as parsePlist } from 'xcparse'
import { docxOf, partOf } from '../../../engines/formats/fixtures/office.ts'
import { linesAt, rawPdf } from '../../../engines/formats/pdf/fixtures/raw-pdf.ts'
import { segments, workUnits } from '../../work/work-unit-tables.ts'
import { bodyOf, projectSteps } from '../../../testing/projects.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'

const test = await openTestApp()
const steps = projectSteps(test)

const url = (id: string, rest = '') => `/api/v3/project/${id}${rest}`

/** A file of each format with the texts `Hello, {name}!` and `Bye`, and how a parser that is not ours reads it. */
const formats: readonly { name: string; content: string; read: (file: string) => unknown; translated: unknown }[] = [
  {
    name: 'app.yaml',
    content: '# Greetings\na: Hello, {name}! # when it opens\nb: {c: [Bye]}\n',
    read: (file) => loadAll(file)[0],
    translated: { a: 'HELLO, {name}!', b: { c: ['BYE'] } },
  },
  {
    name: 'app.yml',
    content: 'a: "Hello, {name}!"\nb: >-\n  Bye\n',
    read: (file) => loadAll(file)[0],
    translated: { a: 'HELLO, {name}!', b: 'BYE' },
  },
  {
    name: 'messages.json',
    content: '{"a": {"message": "Hello, {name}!", "description": "Greeting"}, "b": {"message": "Bye"}}\n',
    read: (file) => JSON.parse(file),
    translated: { a: { message: 'HELLO, {name}!', description: 'Greeting' }, b: { message: 'BYE' } },
  },
  {
    name: 'app.properties',
    content: '# Greeting\na = Hello, {name}!\nb: \\\n  Bye\n',
    read: (file) => getProperties(file),
    translated: { a: 'HELLO, {name}!', b: 'BYE' },
  },
  {
    name: 'messages.php',
    content: "<?php\nreturn ['a' => 'Hello, {name}!', 'b' => ['c' => \"Bye\"]];\n",
    read: (file) => [...file.matchAll(/=> ['"]([^'"]*)/g)].map(([, text]) => text),
    translated: ['HELLO, {name}!', 'BYE'],
  },
  {
    name: 'messages.js',
    content: "export default { a: 'Hello, {name}!', b: `Bye` }\n",
    read: (file) => [...file.matchAll(/: ['`]([^'`]*)/g)].map(([, text]) => text),
    translated: ['HELLO, {name}!', 'BYE'],
  },
  {
    name: 'topic.dita',
    content: '<topic id="t"><title>Hello, {name}!</title><body><p>Bye</p></body></topic>\n',
    read: (file) => new XMLParser().parse(file),
    translated: { topic: { title: 'HELLO, {name}!', body: { p: 'BYE' } } },
  },
  {
    name: 'letter.txt',
    content: 'Hello, {name}!\n\nBye',
    read: (file) => file.split('\n\n'),
    translated: ['HELLO, {name}!', 'BYE'],
  },
  {
    name: 'app.csv',
    content: 'key,en,es\na,"Hello, {name}!",\nb,Bye,\n',
    read: (file) => Papa.parse<string[]>(file, { header: false, skipEmptyLines: true }).data.map((row) => row[2]),
    translated: ['es', 'HELLO, {name}!', 'BYE'],
  },
  {
    name: 'app.tsv',
    content: 'key\ttext\r\na\tHello, {name}!\r\nb\tBye\r\n',
    read: (file) => Papa.parse<string[]>(file, { delimiter: '\t', skipEmptyLines: true }).data.map((row) => row[1]),
    translated: ['text', 'HELLO, {name}!', 'BYE'],
  },
  {
    name: 'Localizable.strings',
    content: '/* Greeting */\n"a" = "Hello, {name}!";\n"b" = "Bye";\n',
    read: (file) => parsePlist(`{ ${file} }`),
    translated: { a: 'HELLO, {name}!', b: 'BYE' },
  },
  {
    name: 'Strings.resx',
    content:
      '<?xml version="1.0"?>\n<root><data name="a"><value>Hello, {name}!</value></data><data name="b"><value>Bye</value></data></root>',
    read: (file) =>
      (new XMLParser().parse(file) as { root: { data: { value: string }[] } }).root.data.map(({ value }) => value),
    translated: ['HELLO, {name}!', 'BYE'],
  },
  {
    name: 'strings.xml',
    content:
      '<resources>\n    <string name="a">Hello, %1$s!</string>\n    <string name="b" translatable="false">Dragoman</string>\n    <string name="c">Bye</string>\n</resources>\n',
    read: (file) => (new XMLParser().parse(file) as { resources: { string: string[] } }).resources.string,
    translated: ['HELLO, %1$s!', 'Dragoman', 'BYE'],
  },
  {
    name: 'film.srt',
    content: '1\n00:00:01,000 --> 00:00:02,000\nHello, {name}!\n\n2\n00:00:03,000 --> 00:00:04,000\nBye\n',
    read: (file) => parseCues(file).entries.map(({ from, to, text }) => [from, to, text]),
    translated: [
      [1000, 2000, 'HELLO, {name}!'],
      [3000, 4000, 'BYE'],
    ],
  },
  {
    name: 'film.vtt',
    content: 'WEBVTT\n\n00:01.000 --> 00:02.000\nHello, {name}!\n\n00:03.000 --> 00:04.000\nBye\n',
    read: (file) => parseCues(file).entries.map(({ from, to, text }) => [from, to, text]),
    translated: [
      [1000, 2000, 'HELLO, {name}!'],
      [3000, 4000, 'BYE'],
    ],
  },
]

/** Writes every segment of a work unit in capitals. */
async function translate(workUnitId: string): Promise<string[]> {
  const rows = await test.db.select().from(segments).where(eq(segments.workUnitId, workUnitId))
  for (const { id, source } of rows) {
    const target = source.toUpperCase()
    await test.db
      .update(segments)
      .set({ target, confirmed: true, origin: 'HUMAN', version: 1 })
      .where(eq(segments.id, id))
  }
  return rows.toSorted((a, b) => a.index - b.index).map(({ source }) => source)
}

describe.each(formats)('$name', ({ name, content, read, translated }) => {
  it('a file of this format is uploaded, translated and downloaded', async () => {
    const { manager } = test.people
    const { uuid, workUnits: units } = await steps.draft(manager, [{ name, content }], ['es'], ['TRANSLATION'])
    const [workUnit] = units
    if (!workUnit) throw new Error('no work unit')
    expect(workUnit.genesisCreationStatus).toBe('CREATED')
    const download = () => test.download(manager, url(uuid, `/translated-file/download?workUnitUUID=${workUnit.uuid}`))
    expect(new TextDecoder().decode((await download()).bytes)).toBe(content)
    expect(await translate(workUnit.uuid)).toEqual(['Hello, ⟦1/⟧!', 'Bye'])
    await test.db.update(workUnits).set({ translationStatus: 'NOT_TRANSLATED' }).where(eq(workUnits.id, workUnit.uuid))
    expect(read(new TextDecoder().decode((await download()).bytes))).toEqual(translated)
  })
})

it('a file whose content does not match its extension is refused by name and changes nothing', async () => {
  const { manager } = test.people
  const { uuid } = await steps.create(manager)
  const resource = await steps.announce(manager, uuid, { name: 'app.strings' })
  const image = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a])
  const { status, body } = await steps.send(manager, uuid, resource.uuid, { name: 'app.strings', content: image })
  expect({ status, body }).toMatchObject({
    status: 422,
    body: { code: 'FILE_REFUSED', data: { file: 'app.strings', line: 1 } },
  })
  expect(JSON.stringify(body)).toContain('PNG image')
  expect((await steps.get(manager, uuid)).resources).toEqual([resource])
})

it('every text of a file is a segment or in the list of those left out, with the reason', async () => {
  const { manager, client, stranger } = test.people
  const content =
    '<resources><string name="a">Pick &lt;any></string><string name="b">%s</string><string name="c" translatable="false">Dragoman</string><plurals name="d"><item quantity="one">a</item><item quantity="other">b</item></plurals></resources>'
  const { uuid, resources } = await steps.draft(manager, [{ name: 'strings.xml', content }], ['ja'], ['TRANSLATION'])
  const list = (who: typeof manager, query: string) =>
    test.call(who, 'GET', url(uuid, `/resource/${resources[0]?.uuid}/left-out-text${query}`))
  expect(bodyOf(await list(manager, '?pageSize=2'))).toMatchObject({
    totalElements: 3,
    content: [
      { key: 'c', text: 'Dragoman', reason: 'NOT_TRANSLATABLE' },
      { key: 'd[one]', text: 'a', reason: 'PLURAL_FORM' },
    ],
  })
  expect(bodyOf(await list(client, '?pageSize=2&page=1'))).toMatchObject({
    content: [{ key: 'b', text: '%s', reason: 'ONLY_TAGS' }],
  })
  expect(await list(stranger, '')).toMatchObject({ status: 404 })
  expect(bodyOf(await test.call(manager, 'GET', url(uuid, '/ingestion/status')))).toMatchObject({
    resources: [{ leftOutTexts: 3 }],
  })
})

it('plural keys and a missing header row are found from the file', async () => {
  const { manager } = test.people
  const files = [
    { name: 'i18next.json', content: '{"day_one": "{{count}} day", "day_other": "{{count}} days"}\n' },
    { name: 'rails.yml', content: 'en:\n  day: {one: a day, other: days}\n' },
    { name: 'texts.csv', content: 'Welcome\tHello there\n"Bye"\t"See you, then"\n' },
  ]
  const { workUnits: units } = await steps.draft(manager, files, ['pl'], ['TRANSLATION'])
  const keys = await Promise.all(
    units.map(async ({ uuid }) => {
      const rows = await test.db.select().from(segments).where(eq(segments.workUnitId, uuid))
      return rows.map(({ key, plural }) => `${key} ${plural?.category ?? '-'}`).sort()
    }),
  )
  expect(keys.toSorted()).toEqual([
    ['/day_few few', '/day_many many', '/day_one one', '/day_other other'],
    ['/en/day/few few', '/en/day/many many', '/en/day/one one', '/en/day/other other'],
    ['1/1 -', '1/2 -', '2/1 -', '2/2 -'],
  ])
})

/** A text in an encoding other than UTF-8. */
const encoded = (text: string, charset: 'windows-1252' | 'iso-8859-2') => new Uint8Array(iconv.encode(text, charset))

it('files in other encodings are read as they declare or as chosen, and delivered in the same', async () => {
  const { manager } = test.people
  const { uuid } = await steps.create(manager)
  const table = { name: 'texts.csv', content: encoded('key,text\ngreeting,Größe – 5 €\n', 'windows-1252') }
  const resource = await steps.announce(manager, uuid, { name: table.name })
  const refused = await steps.send(manager, uuid, resource.uuid, table)
  expect(refused).toMatchObject({ status: 422, body: { code: 'FILE_REFUSED' } })
  expect(JSON.stringify(refused.body)).toContain('Choose the encoding')
  const params = url(uuid, `/resource/${resource.uuid}/file-params`)
  const chosen = { parameters: { encoding: 'windows-1252' } }
  expect(await test.call(manager, 'POST', params, chosen)).toMatchObject({ status: 200 })
  expect(await steps.send(manager, uuid, resource.uuid, table)).toMatchObject({ status: 200 })
  const catalog = await steps.addFile(manager, uuid, {
    name: 'messages.po',
    content: encoded(
      'msgid ""\nmsgstr "Content-Type: text/plain; charset=ISO-8859-2\\n"\n\nmsgid "Žluť"\nmsgstr ""\n',
      'iso-8859-2',
    ),
  })
  const units = await steps.addWorkUnits(manager, uuid, [resource, catalog], ['cs'], ['TRANSLATION'])
  await steps.settled(manager, uuid)
  const sources = await Promise.all(units.map((unit) => translate(unit.uuid)))
  expect(sources.flat().sort()).toEqual(['Größe – 5 €', 'Žluť'])
  const download = (workUnit: string) =>
    test.download(manager, url(uuid, `/translated-file/download?workUnitUUID=${workUnit}`))
  const files = await Promise.all(units.map(async (unit) => (await download(unit.uuid)).bytes))
  const [csv = new Uint8Array(), po = new Uint8Array()] = files.sort((a, b) => a.length - b.length)
  expect(new TextDecoder('windows-1252', { fatal: true }).decode(csv)).toBe('key,text\ngreeting,GRÖSSE – 5 €\n')
  expect(new TextDecoder('iso-8859-2', { fatal: true }).decode(po)).toContain('msgstr "ŽLUŤ"')
})

it('XLIFF keeps its size limits, is read where tools were careless, and is refused where it is invalid', async () => {
  const { manager } = test.people
  const xliff = (units: string) =>
    `<xliff version="2.1" xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:slr="urn:oasis:names:tc:xliff:sizerestriction:2.0" srcLang="en"><file id="f" slr:sizeRestriction="4"><slr:profiles generalProfile="xliff:codepoints"/>${units}</file></xliff>`
  const unit = (id: string) => `\n<unit id="${id}"><segment tool:by="x"><source>A & B</source></segment></unit>`
  const file = { name: 'app.xlf', content: xliff(unit('1')) }
  const { workUnits: units } = await steps.draft(manager, [file], ['es'], ['TRANSLATION'])
  const rows = await test.db
    .select()
    .from(segments)
    .where(eq(segments.workUnitId, units[0]?.uuid ?? ''))
  expect(rows).toMatchObject([{ key: '1', source: 'A & B', maxLength: 4 }])

  const { uuid } = await steps.create(manager)
  const resource = await steps.announce(manager, uuid, { name: 'bad.xlf' })
  const twice = { name: 'bad.xlf', content: xliff(unit('1') + unit('1')) }
  const answer = await steps.send(manager, uuid, resource.uuid, twice)
  expect(answer).toMatchObject({ status: 422, body: { code: 'FILE_REFUSED', data: { file: 'bad.xlf', line: 3 } } })
  expect(JSON.stringify(answer.body)).toContain('id \\"1\\"')
  const empty = await steps.send(manager, uuid, resource.uuid, { name: 'bad.xlf', content: xliff('') })
  expect(empty).toMatchObject({ status: 200, body: { totalSegments: 0 } })
})

it('a workbook of a bilingual table is read by its columns, and gets its translations beside the sources', async () => {
  const { manager } = test.people
  const rows = [
    ['Key', 'Source', 'Target', 'Note'],
    ['greeting', 'Hello, {name}!', null, 'On top'],
    ['bye', 'Bye', null, null],
  ]
  const data = rows.map((row) => row.map((value) => (value === null ? null : { value, type: String })))
  const content = new Uint8Array(await writeXlsxFile([{ sheet: 'Texts', data }]).toBuffer())
  const { uuid, workUnits: units } = await steps.draft(
    manager,
    [{ name: 'texts.xlsx', content }],
    ['es'],
    ['TRANSLATION'],
  )
  const [workUnit] = units
  expect(await translate(workUnit?.uuid ?? '')).toEqual(['Hello, ⟦1/⟧!', 'Bye'])
  const { bytes } = await test.download(manager, url(uuid, `/translated-file/download?workUnitUUID=${workUnit?.uuid}`))
  expect((await readSheet(Buffer.from(bytes))).map(([, source, target]) => [source, target])).toEqual([
    ['Source', 'Target'],
    ['Hello, {name}!', 'HELLO, {name}!'],
    ['Bye', 'BYE'],
  ])
})

it('a PDF becomes a Word document, whose name differs from that of another one', async () => {
  const { manager } = test.people
  const content = rawPdf([linesAt(50, 100, ['Hello from', 'the page.']), '0 0 100 100 re f'])
  const paragraph = '<w:p><w:r><w:t>Bye</w:t></w:r></w:p>'
  const files = [
    { name: 'a.docx', content: Uint8Array.from(docxOf(paragraph)) },
    { name: 'a.pdf', content: Uint8Array.from(content) },
  ]
  const { uuid, resources, workUnits: units } = await steps.draft(manager, files, ['es'], ['TRANSLATION'])
  const [, resource] = resources
  const leftOut = await test.call(manager, 'GET', url(uuid, `/resource/${resource?.uuid}/left-out-text`))
  expect(leftOut.body).toMatchObject({ content: [{ key: 'page/2', reason: 'PICTURE' }] })
  const workUnit = units.find(({ filename }) => filename === 'a.pdf')?.uuid ?? ''
  const one = url(uuid, `/translated-file/download?workUnitUUID=${workUnit}`)
  const before = await test.download(manager, one)
  expect(before.headers.get('content-disposition')).toContain('a.docx')
  expect(partOf(before.bytes, 'word/document.xml')).toContain('Hello from the page.')
  expect(await translate(workUnit)).toEqual(['Hello from the page.'])
  const { bytes } = await test.download(manager, url(uuid, '/download'))
  const entries = unzipSync(bytes)
  expect(Object.keys(entries)).toEqual(['es/a.docx', 'es/a (2).docx'])
  expect(partOf(entries['es/a (2).docx']!, 'word/document.xml')).toContain('HELLO FROM THE PAGE.')
})

it('a fixed-width table is read by its own parser', async () => {
  const { manager } = test.people
  const content = 'id  text      rest\n1   Hello     x\n'
  const { uuid } = await steps.create(manager)
  const resource = await steps.addFile(manager, uuid, { name: 'app.csv', content })
  expect(resource.params).toMatchObject({ parserFilter: 'table_csv', defaultFilterSettings: true })
  const change = (body: object) => test.call(manager, 'POST', url(uuid, `/resource/${resource.uuid}/file-params`), body)
  const parameters = { columnWidths: '4,10,4', sourceColumns: 'text' }
  const changed = bodyOf<typeof resource>(await change({ parserFilter: 'table_fwc', parameters }))
  expect(changed.params).toMatchObject({ parserFilter: 'table_fwc', defaultFilterSettings: false })
  const [workUnit] = await steps.addWorkUnits(manager, uuid, [resource], ['es'], ['TRANSLATION'])
  await steps.settled(manager, uuid)
  expect(await translate(workUnit?.uuid ?? '')).toEqual(['Hello'])
  const { bytes } = await test.download(manager, url(uuid, `/translated-file/download?workUnitUUID=${workUnit?.uuid}`))
  expect(new TextDecoder().decode(bytes)).toBe('id  text      rest\n1   HELLO     x\n')
  expect(await change({ parserFilter: 'table_bc' })).toMatchObject({ status: 400 })
})

it('[upload.extensions] the list of parsers has every format with all that a form needs', async () => {
  const { files } = bodyOf<{
    files: Record<string, { filters: object; parameters: Record<string, { choices?: string[] }> }>
  }>(await test.call(test.people.manager, 'GET', '/api/v1/atlas/parser/file-params'))
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['yaml', 'yml', 'properties', 'txt', 'csv', 'tsv', 'strings', 'resx', 'xml', 'srt', 'vtt']),
  )
  // Archives are opened; their files have formats of their own.
  expect([...Object.keys(files), 'pdf', 'zip']).toEqual(expect.arrayContaining([...uploadExtensions]))
  // A format that cannot be uploaded must not be offered.
  const uploadable: readonly string[] = [...uploadExtensions, ...moreUploadExtensions]
  expect(Object.keys(files).filter((extension) => !uploadable.includes(extension))).toEqual([])
  expect(files['pdf']).toMatchObject({ builtAs: 'docx' })
  expect(files['csv']?.filters).toEqual({
    defaultFilter: 'table_csv',
    types: {
      table_csv: { name: 'Comma-separated values', order: 0 },
      table_fwc: { name: 'Fixed-width columns', order: 1 },
    },
  })
  for (const { parameters } of Object.values(files)) {
    for (const { choices = ['any'], ...parameter } of Object.values(parameters)) {
      expect(choices).toContainEqual(expect.stringMatching(/^[a-z\d-]+$/))
      expect(parameter).toEqual({
        title: expect.stringMatching(/./),
        description: expect.stringMatching(/\.$/),
        type: expect.stringMatching(/^(?:boolean|string|int)$/),
        value: expect.anything(),
      })
    }
  }
})
