import { describe, expect, it } from 'vitest'
import { FileRefused } from '../../../kernel/file-refused.ts'
import { unknownContext } from '../../../engines/matching/normalize.ts'
import { readTmx, type TmxOptions, type TmxSkipped, type TmxUnit } from './tmx.ts'
import { type TmxOutput, writeTmx } from './tmx-writer.ts'

const options: TmxOptions = {
  fileName: 'memory.tmx',
  sourceLocale: 'en_us',
  targetLocales: ['es', 'ja', 'pt_br', 'zh_cn', 'zh_tw'],
}
const header =
  '<header creationtool="x" creationtoolversion="1" segtype="sentence" o-tmf="x" adminlang="en" srclang="en-US" datatype="xml"/>'
const file = (tmUnits: string) =>
  `<?xml version="1.0"?>\n<tmx version="1.4">\n${header}\n<body>\n${tmUnits}\n</body></tmx>`
const tmUnit = (source: string, target: string) =>
  `<tu><tuv xml:lang="en-US"><seg>${source}</seg></tuv><tuv xml:lang="es"><seg>${target}</seg></tuv></tu>`

async function* pieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function read(content: string | Uint8Array, given: Partial<TmxOptions> = {}, size = 7) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const found: (TmxUnit | TmxSkipped)[] = []
  for await (const one of readTmx(pieces(bytes, size), { ...options, ...given })) found.push(one)
  return found
}

async function refusal(content: string | Uint8Array, given: Partial<TmxOptions> = {}): Promise<FileRefused> {
  const error = await read(content, given).catch((thrown: unknown) => thrown)
  if (!(error instanceof FileRefused)) throw new Error(`not refused: ${JSON.stringify(error)}`)
  return error
}

function utf16(text: string, littleEndian: boolean, mark: boolean): Uint8Array {
  const marked = (mark ? '\uFEFF' : '') + text
  const view = new DataView(new ArrayBuffer(marked.length * 2))
  for (let at = 0; at < marked.length; at += 1) view.setUint16(at * 2, marked.charCodeAt(at), littleEndian)
  return new Uint8Array(view.buffer)
}

describe('readTmx', () => {
  it('a unit is read with its line, source and translations', async () => {
    expect(await read(file(`${tmUnit('Hello', 'Hola')}\n${tmUnit('A &amp; B', 'A y B')}`))).toEqual([
      { line: 5, source: 'Hello', codes: [], context: unknownContext, targets: [{ locale: 'es', text: 'Hola' }] },
      { line: 6, source: 'A & B', codes: [], context: unknownContext, targets: [{ locale: 'es', text: 'A y B' }] },
    ])
  })

  it.each([1, 2, 3, 64, 100_000])('reading in chunks of %i bytes gives the same units', async (size) => {
    const content = new TextEncoder().encode(
      file(`${tmUnit('Grüße 日本 😀', '¡Hola!')}${tmUnit('co&#x1F;op&amp;&#31;', 'a&#x1E;b &lt;')}`),
    )
    expect(await read(content, {}, size)).toEqual(await read(content))
    expect(await read(content, {}, size)).toMatchObject([
      { source: 'Grüße 日本 😀', targets: [{ text: '¡Hola!' }] },
      { source: 'coop&', targets: [{ text: 'ab <' }] },
    ])
  })

  it.each<[string, string, string, number, string | undefined]>([
    ['a pair', '<bpt i="1">&lt;b&gt;</bpt>Bold<ept i="1">&lt;/b&gt;</ept>', '⟦1⟧Bold⟦/1⟧', 1, '<b>'],
    ['a standalone code', 'Line<ph>&lt;br/&gt;</ph>', 'Line⟦1/⟧', 1, '<br/>'],
    ['half of a pair', 'a<it pos="begin">&lt;b&gt;</it>b', 'a⟦1/⟧b', 1, '<b>'],
    ['the old element for codes', 'a<ut>{1}</ut>b', 'a⟦1/⟧b', 1, '{1}'],
    ['a highlight', 'a <hi type="term">b</hi>', 'a ⟦1⟧b⟦/1⟧', 1, '<hi term>'],
    ['text within a code', '<ph>&lt;img alt="<sub>Logo</sub>"&gt;</ph>', '⟦1/⟧', 1, '<img alt="Logo">'],
    ['brackets that look like placeholders', '⟦1⟧', '⟦1/⟧1⟦2/⟧', 2, '⟦'],
    ['CDATA', '<![CDATA[<b>]]>', '<b>', 0, undefined],
    ['character references', '&#x1F600;&#xA0;', '😀\u00a0', 0, undefined],
    ['what Word puts between letters', 'co&#x1F;op&#30;er&#x0000;ate\u001F', 'cooperate', 0, undefined],
    ['breaks of lines and pages', 'one&#xB;two&#12;three\vfour', 'one two three four', 0, undefined],
    ['a reference that is only written about', '&amp;#x1F;', '&#x1F;', 0, undefined],
  ])('reading TMX keeps %s', async (_, seg, text, count, native) => {
    const [found] = await read(file(tmUnit(seg, 'x')))
    expect(found).toMatchObject({ source: text })
    const { codes } = found as TmxUnit
    expect(codes).toHaveLength(count)
    expect(codes[0]?.open).toBe(native)
  })

  it('inline tags of a translation take the numbers of its source', async () => {
    const [byNative] = await read(file(tmUnit('<ph>A</ph> and <ph>B</ph>', '<ph>B</ph> y <ph>A</ph>')))
    expect(byNative).toMatchObject({ source: '⟦1/⟧ and ⟦2/⟧', targets: [{ text: '⟦2/⟧ y ⟦1/⟧' }] })
    const [byMark] = await read(file(tmUnit('<ph x="1">a</ph><ph x="2">b</ph>', '<ph x="2">c</ph><ph x="1">d</ph>')))
    expect(byMark).toMatchObject({ targets: [{ text: '⟦2/⟧⟦1/⟧' }] })
    const [extra] = await read(file(tmUnit('a', '<ph>B</ph>')))
    expect(extra).toMatchObject({
      codes: [],
      targets: [{ text: '⟦1/⟧', codes: [{ id: 1, kind: 'standalone', open: 'B' }] }],
    })
  })

  it.each([
    ['the same locale', 'pt-BR', 'pt_br'],
    ['the only one of the language', 'pt', 'pt_br'],
    ['another locale of the language', 'pt-PT', 'pt_pt'],
    ['one with more than the memory says', 'es-MX', 'es'],
    ['any spelling', 'JA', 'ja'],
    ['underscores', 'pt_BR', 'pt_br'],
    ['a new language', 'de-AT', 'de_at'],
    ['the same in other words', 'zh-Hant-TW', 'zh_tw'],
    ['a script for a region', 'zh-Hans', 'zh_cn'],
    ['what is no language', 'x', 'x'],
  ])('reading TMX accepts %s', async (_, tag, locale) => {
    const found = await read(file(tmUnit('Hello', 'x').replace('"es"', `"${tag}"`)))
    expect(found).toMatchObject([{ targets: [{ locale }] }])
  })

  it('older lang attributes, several translations and a source in any position are read', async () => {
    const content = file(
      '<tu><tuv lang="es"><seg>Hola</seg></tuv><tuv lang="en"><seg>Hello</seg></tuv><tuv lang="ja"><seg>はい</seg></tuv></tu>',
    )
    expect(await read(content)).toMatchObject([
      {
        source: 'Hello',
        targets: [
          { locale: 'es', text: 'Hola' },
          { locale: 'ja', text: 'はい' },
        ],
      },
    ])
  })

  it('translations into several regions stay apart, and none into the source language is read', async () => {
    const variant = (locale: string) => `<tuv xml:lang="${locale}"><seg>${locale}</seg></tuv>`
    const found = await read(
      file(`<tu>${['en-US', 'es-MX', 'es', 'pt-PT', 'en-US', 'en-GB'].map(variant).join('')}</tu>`),
    )
    expect(found).toMatchObject([
      {
        source: 'en-US',
        targets: ['es-MX', 'es', 'pt-PT', 'en-GB'].map((text) => ({
          text,
          locale: text.toLowerCase().replace('-', '_'),
        })),
      },
    ])
    const regions = await read(file(`<tu>${['en-US', 'es-AR', 'es-MX'].map(variant).join('')}</tu>`))
    expect(regions).toMatchObject([
      {
        targets: [
          { locale: 'es', text: 'es-AR' },
          { locale: 'es_mx', text: 'es-MX' },
        ],
      },
    ])
    expect(await read(file(tmUnit('a', 'b').replace('"es"', '"en-US"')))).toMatchObject([{ skipped: 'target' }])
  })

  it.each<[string, string, string, { writtenAt?: string; writtenBy?: string; createdAt?: string }]>([
    [
      'the translation',
      'creationdate="20010101T000000Z" creationid="Tim"',
      'changedate="20150203T040506Z" changeid="Ana" creationdate="20140101T000000Z" creationid="Bo"',
      { writtenAt: '2015-02-03T04:05:06.000Z', writtenBy: 'Ana', createdAt: '2001-01-01T00:00:00.000Z' },
    ],
    [
      'the translation, which was never changed',
      '',
      'creationdate="20140101T000000Z" creationid="Bo"',
      { writtenAt: '2014-01-01T00:00:00.000Z', writtenBy: 'Bo', createdAt: '2014-01-01T00:00:00.000Z' },
    ],
    [
      'the unit',
      'creationdate="20010101T000000Z" creationid="Tim" changedate="20020101T000000Z" changeid="Eva"',
      '',
      { writtenAt: '2002-01-01T00:00:00.000Z', writtenBy: 'Eva', createdAt: '2001-01-01T00:00:00.000Z' },
    ],
    ['neither', '', '', {}],
    ...[
      '',
      'yesterday',
      '2015-02-03',
      '20150203',
      '20150203T040506',
      '20150231T000000Z',
      '20151301T000000Z',
      '20150203T250000Z',
      '00000101T000000Z',
      '00010101T000000Z',
      '29990101T000000Z',
    ].map((date): [string, string, string, object] => [
      `nobody: ${date}`,
      `changedate="${date}"`,
      `changedate="${date}" changeid=" "`,
      {},
    ]),
    ['somebody with a long name', '', `changeid="&#x1F; ${'é'.repeat(300)}"`, { writtenBy: 'é'.repeat(200) }],
  ])('author and time are read from %s', async (_, ofTmUnit, ofTarget, known) => {
    const content = file(
      tmUnit('Hello', 'Hola')
        .replace('<tu>', `<tu ${ofTmUnit}>`)
        .replace('<tuv xml:lang="es">', `<tuv xml:lang="es" ${ofTarget}>`),
    )
    const { createdAt, ...written } = known
    expect(await read(content)).toEqual([
      {
        line: 5,
        source: 'Hello',
        codes: [],
        context: unknownContext,
        createdAt,
        targets: [{ locale: 'es', text: 'Hola', ...written }],
      },
    ])
  })

  it('reading TMX reports what it skips', async () => {
    const tmUnits = [
      '<tu><tuv xml:lang="es"><seg>Hola</seg></tuv></tu>',
      '<tu><tuv xml:lang="en-US"><seg>Hello</seg></tuv></tu>',
      tmUnit(' ', 'x'),
      tmUnit('x', ' '),
      tmUnit('<ph>1</ph>', '<ph>1</ph>'),
    ]
    const found = await read(file(tmUnits.join('\n')))
    expect(found.slice(0, 4)).toEqual([
      { line: 5, skipped: 'source' },
      { line: 6, skipped: 'target' },
      { line: 7, skipped: 'source' },
      { line: 8, skipped: 'target' },
    ])
    expect(found[4]).toMatchObject({ source: '⟦1/⟧' })
  })

  it('a tuid is the key of its unit, unless it only counts the units of the file', async () => {
    const units = ['1', '002', 'menu.3', '3', '70'].map((tuid) =>
      tmUnit('Open', 'Abrir').replace('<tu', `<tu tuid="${tuid}"`),
    )
    expect(await read(file(units.join('')))).toMatchObject(
      [null, null, 'menu.3', null, '70'].map((contextKey) => ({ context: { contextKey } })),
    )
  })

  it('a unit may name its own source language', async () => {
    const content = file(tmUnit('Hello', 'Hola')).replace('srclang="en-US"', 'srclang="*ALL*"')
    expect(await read(content)).toMatchObject([{ source: 'Hello' }])
    const own = file(tmUnit('Hello', 'Hola').replace('<tu>', '<tu srclang="en">')).replace(
      'srclang="en-US"',
      'srclang="*all*"',
    )
    expect(await read(own)).toMatchObject([{ source: 'Hello' }])
    const unsaid = file(tmUnit('Hello', 'Hola')).replace(' srclang="en-US"', '')
    expect(await read(unsaid)).toMatchObject([{ source: 'Hello', targets: [{ locale: 'es', text: 'Hola' }] }])
    expect(await read(unsaid, { sourceLocale: 'de' })).toMatchObject([{ skipped: 'source' }])
  })

  it('the standard document type is read without fetching anything', async () => {
    const content = file(tmUnit('Hello', 'Hola')).replace('<tmx', '<!DOCTYPE tmx SYSTEM "tmx14.dtd">\n<tmx')
    expect(await read(content)).toHaveLength(1)
  })

  describe('encodings', () => {
    const text = file(tmUnit('Grüße', '日本 😀'))
    it.each<[string, Uint8Array]>([
      ['UTF-8', new TextEncoder().encode(text)],
      ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${text}`)],
      ['UTF-16, little end first', utf16(text, true, true)],
      ['UTF-16, big end first', utf16(text, false, true)],
      ['UTF-16 without a mark', utf16(text, true, false)],
      ['UTF-16, big end first, without a mark', utf16(text, false, false)],
      ['UTF-8 that says UTF-16', new TextEncoder().encode(text.replace('?>', ' encoding="UTF-16"?>'))],
    ])('%s', async (_, bytes) => {
      expect(await read(bytes)).toMatchObject([{ source: 'Grüße', targets: [{ text: '日本 😀' }] }])
    })

    it('a declared encoding is read', async () => {
      const latin = file(tmUnit('Grüße', 'x')).replace('?>', ' encoding="ISO-8859-1"?>')
      const bytes = Uint8Array.from(latin, (character) => character.charCodeAt(0))
      expect(await read(bytes)).toMatchObject([{ source: 'Grüße' }])
    })

    it('bytes that are not text are refused with their line', async () => {
      const bytes = new TextEncoder().encode(file(tmUnit('Hello', 'Hola')))
      bytes[bytes.indexOf(0x48)] = 0xff
      expect(await refusal(bytes)).toMatchObject({ line: 5, reason: expect.stringContaining('UTF-8') })
    })

    it('an unknown encoding is refused', async () => {
      expect(await refusal(file('').replace('?>', ' encoding="x-klingon"?>'))).toMatchObject({ line: 1 })
    })
  })

  it.each<[string, string, number, RegExp]>([
    ['an element that is not closed', file('<tu><tuv xml:lang="en-US"><seg>Hello</tuv></tu>'), 5, /damaged/],
    ['a file that ends too early', file(tmUnit('a', 'b')).slice(0, -30), 5, /damaged/],
    ['elements in elements', file('<a>'.repeat(300)), 5, /nested more than 200 levels/],
    ['a reference to nothing', file(tmUnit('&#x110000;', 'b')), 5, /damaged/],
    ['half a character', file(tmUnit('&#xD800;', 'b')), 5, /damaged/],
    ['an entity that nobody knows', file(tmUnit('&nbsp;', 'b')), 5, /damaged/],
    ['another kind of XML', '<xliff/>', 1, /isn't a TMX file/],
    ['no XML at all', 'Hello', 1, /damaged/],
    ['an empty file', '', 1, /damaged/],
    ['no body', `<tmx version="1.4">${header}</tmx>`, 1, /no body/],
    ['no header', '<tmx><body><tu/></body></tmx>', 1, /no header/],
    ['a translation without language', file('<tu><tuv><seg>a</seg></tuv></tu>'), 5, /language/],
    [
      'another source language',
      file(tmUnit('a', 'b')).replace('srclang="en-US"', 'srclang="de"'),
      3,
      /is de, but the memory's is en-US/,
    ],
    ['another region of the source', file(tmUnit('a', 'b')).replace('srclang="en-US"', 'srclang="en-GB"'), 3, /en-GB/],
    ['a unit in another source language', file(`${tmUnit('a', 'b')}\n<tu srclang="fr"/>`), 6, /fr, but/],
    [
      'declared entities',
      file(tmUnit('&x;', 'b')).replace('<tmx', '<!DOCTYPE tmx [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n<tmx'),
      2,
      /Entities/,
    ],
  ])('reading TMX refuses %s, with its line', async (_, content, line, reason) => {
    const error = await refusal(content)
    expect(error).toMatchObject({ file: 'memory.tmx', line, reason: expect.stringMatching(reason) })
    expect(error.message).toBe(`memory.tmx, line ${line}: ${error.reason}`)
  })
})

describe('writeTmx', () => {
  const at = new Date('2026-05-04T03:02:01Z')
  const outputs: TmxOutput[] = [
    {
      source: 'Save ⟦1⟧all⟦/1⟧ "&" <files>⟦2/⟧',
      codes: [
        { id: 1, kind: 'paired', open: '<b>', close: '</b>' },
        { id: 2, kind: 'standalone', open: '%s' },
      ],
      context: { contextKey: 'menu "1"', previousHash: 'aa', nextHash: 'boundary' },
      createdAt: at,
      targets: [
        { locale: 'es', text: '⟦2/⟧Guardar ⟦1⟧todo⟦/1⟧', codes: null, writtenAt: at, writtenBy: 'Ana "A" <a@b>' },
        {
          locale: 'pt_br',
          text: 'Salvar\u0001 tudo',
          codes: [{ id: 1, kind: 'standalone', open: 'x' }],
          writtenAt: at,
          writtenBy: '',
        },
      ],
    },
  ]

  async function written(): Promise<string> {
    async function* given() {
      yield* outputs
    }
    let text = ''
    for await (const piece of writeTmx(given(), 'en_us')) text += piece
    return text
  }

  it('written TMX reads back the same', async () => {
    const [found] = await read(await written())
    expect(found).toEqual({
      line: 6,
      source: outputs[0]!.source,
      codes: outputs[0]!.codes,
      context: outputs[0]!.context,
      targets: [
        { locale: 'es', text: '⟦2/⟧Guardar ⟦1⟧todo⟦/1⟧', writtenAt: at.toISOString(), writtenBy: 'Ana "A" <a@b>' },
        { locale: 'pt_br', text: 'Salvar tudo', writtenAt: at.toISOString() },
      ],
      createdAt: at.toISOString(),
    })
  })

  it('languages and times are written in the TMX format', async () => {
    const text = await written()
    expect(text).toContain('srclang="en-US"')
    expect(text).toContain('<tuv xml:lang="pt-BR" changedate="20260504T030201Z">')
    expect(text).toContain('changeid="Ana &quot;A&quot; &lt;a@b&gt;"')
  })
})
