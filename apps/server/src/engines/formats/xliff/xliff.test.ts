import iconv from 'iconv-lite'
import { SaxesParser } from 'saxes'
import { describe, expect, test } from 'vitest'
import { fixtureText, optionsFor, pseudo, under } from '../fixtures/fixture.ts'
import { FileRefused } from '../../../kernel/file-refused.ts'
import { xliff } from './xliff.ts'

/** The targets as an independent reader finds them, tags included. */
function targetsIn(text: string): string[] {
  const targets: string[] = []
  const open: { name: string; text: string }[] = []
  const parser = new SaxesParser({ xmlns: true })
  const add = (content: string): void => {
    for (const element of open) element.text += content
  }
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ local, attributes }) => {
    add(`<${local}${attributes['id'] ? ` ${attributes['id'].value}` : ''}>`)
    if (local === 'target') open.push({ name: local, text: '' })
  })
  parser.on('closetag', ({ local }) => {
    if (local === 'target') targets.push(open.pop()?.text ?? '')
    else add(`</${local}>`)
  })
  parser.on('text', add)
  parser.on('cdata', add)
  parser.write(text).close()
  return targets
}

const upper = ({ source }: { source: string }): string => source.toUpperCase()
const wrap = (body: string, file = 'original="a" source-language="en" target-language="de"'): string =>
  `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file ${file}><body>${body}</body></file></xliff>`
const wrap2 = (body: string): string =>
  `<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en" trgLang="de"><file id="f"><unit id="u">${body}</unit></file></xliff>`

const transUnit = '<trans-unit id="1"><source>a</source></trans-unit>'
const plainSegment = '<segment><source>a</source></segment>'

describe('XLIFF 1.2', () => {
  const text = fixtureText('catalog-1.2.xlf')
  test('the texts to translate are found', () => {
    const { segments } = under('catalog-1.2.xlf', text, 'es')
    expect(segments.map(({ key, source, target, confirmed }) => [key, source, target, confirmed])).toEqual([
      ['1/1', 'Hello ⟦1⟧dear ⟦2/⟧⟦/1⟧,\n            welcome & ⟦3/⟧ have fun <3', undefined, undefined],
      ['1/2', 'Cancel', 'Cancelar', true],
      ['1/4', 'Draft', 'Borrador', false],
      ['1/5', 'Empty', undefined, undefined],
      ['2/1', 'CDATA <b>text</b>', undefined, undefined],
      ['2/2/a', 'One ⟦1⟧two⟦/1⟧.', 'Uno ⟦1⟧dos⟦/1⟧.', false],
      ['2/2/b', 'Three ⟦1/⟧four.', undefined, undefined],
      ['2/3', 'Keep ⟦1/⟧ and ⟦2⟧term⟦/2⟧ ⟦3/⟧', undefined, undefined],
    ])
    expect(segments[0]).toMatchObject({ context: 'greeting', note: 'The first screen.', maxLength: 40 })
    expect(segments[0]?.codes.map((code) => code.display)).toEqual(['bold', '{name}', '<br/>'])
  })

  test('targets go where they belong', () => {
    const built = under('catalog-1.2.xlf', text, 'es').build(upper)
    expect(targetsIn(built)).toEqual([
      'HELLO <g 1>DEAR <x 2></x></g>,\n            WELCOME & <ph 3><br/></ph> HAVE FUN <3',
      'CANCEL',
      'Anular',
      'DRAFT',
      'EMPTY',
      'CDATA <B>TEXT</B>',
      '<mrk>ONE <bpt 1><i></bpt>TWO<ept 2></i></ept>.</mrk> <mrk>THREE <it 3><u></it>FOUR.</mrk>',
      'KEEP <mrk>DRAGOMAN</mrk> AND <mrk>TERM</mrk> %d',
    ])
    expect(built).toContain('</source>\n          <target state="translated">HELLO')
    expect(built).toContain('<target state="translated" x:by="mt">DRAFT</target>')
    expect(built).toContain('<target>CANCEL</target>')
    expect(built).toContain('<target state="translated">EMPTY</target>')
    expect(built).toContain('<source>Not this</source></trans-unit>')
  })

  test('everything else stays', () => {
    const built = under('catalog-1.2.xlf', text, 'es').build(({ key }) => (key === '1/2' ? 'Anular' : undefined))
    expect(built).toBe(text.replace('<target>Cancelar</target>', '<target>Anular</target>'))
  })

  test('a draft that is right as it is becomes translated', () => {
    const built = under('catalog-1.2.xlf', text, 'es').build(({ target }) =>
      target === 'Borrador' ? target : undefined,
    )
    expect(built).toBe(text.replace("state='needs-review-translation'", 'state="translated"'))
  })

  test('another target language', () => {
    const file = under('catalog-1.2.xlf', text, 'ja')
    expect(file.segments.every((segment) => segment.target === undefined)).toBe(true)
    const built = file.build(({ key }) => (key === '1/1' ? 'こんにちは' : undefined))
    expect(targetsIn(built)).toEqual(['こんにちは', 'Anular'])
    expect(built.match(/target-language="ja"/g)).toHaveLength(2)
  })

  test.each<[string, string, string]>([
    ['crossing pairs', 'a <bpt id="1"/>b<bpt id="2"/>c<ept id="1"/>d<ept id="2"/>', 'a ⟦1⟧b⟦2/⟧c⟦/1⟧d⟦3/⟧'],
    ['bx and ex', '<bx id="1" rid="9"/>a<ex id="2" rid="9"/>', '⟦1⟧a⟦/1⟧'],
    ['nested', '<g id="1"><g id="2"><g id="3">x</g></g></g>', '⟦1⟧⟦2⟧⟦3⟧x⟦/3⟧⟦/2⟧⟦/1⟧'],
    ['references', '&#65;&#x42;&quot;&apos;', 'AB"\''],
    ['a comment', 'a<!-- c -->b', 'ab'],
    ['an empty pair', 'a<g id="1"/>b', 'a⟦1/⟧b'],
  ])('%s', (_, source, expected) => {
    const { segments, build } = under('a.xlf', wrap(`<trans-unit id="1"><source>${source}</source></trans-unit>`), 'de')
    expect(segments.map((segment) => segment.source)).toEqual(
      expected.includes('⟦') || expected !== '' ? [expected] : [],
    )
    expect(targetsIn(build((segment) => segment.source))).toHaveLength(1)
  })

  test('a prefix of the elements is kept', () => {
    const prefixed =
      '<x:xliff version="1.2" xmlns:x="urn:oasis:names:tc:xliff:document:1.2"><x:file source-language="en"><x:body><x:trans-unit id="1"><x:source>a</x:source></x:trans-unit></x:body></x:file></x:xliff>'
    expect(under('a.xlf', prefixed, 'de').build(upper)).toContain('<x:file source-language="en" target-language="de">')
    expect(under('a.xlf', prefixed, 'de').build(upper)).toContain(
      '</x:source><x:target state="translated">A</x:target>',
    )
  })

  test('only characters that XML and the encoding have are written', () => {
    const ascii = `<?xml version="1.0" encoding="US-ASCII"?>${wrap('<trans-unit id="1"><source>a</source></trans-unit>')}`
    expect(under('a.xlf', ascii, 'de').build(() => 'Ö😀 \u0001\u000B]]>&')).toContain('>&#xD6;&#x1F600; ]]&gt;&amp;<')
  })

  test('a unit whose source has marks keeps what is not translated', () => {
    const unit =
      '<trans-unit id="1"><source>A. B.</source><seg-source><mrk mtype="seg" mid="1">A.</mrk> <mrk mtype="seg" mid="2">B.</mrk></seg-source></trans-unit>'
    expect(
      targetsIn(under('a.xlf', wrap(unit), 'de').build(({ source }) => (source === 'A.' ? 'Ah.' : undefined))),
    ).toEqual(['<mrk>Ah.</mrk> <mrk>B.</mrk>'])
  })
})

describe('texts within codes', () => {
  const image = (alt: string): string => `<ph id="1">&lt;img alt="<sub>${alt}</sub>"/&gt;</ph>`
  const link =
    '<bpt id="2">&lt;a title="<sub>Our <ph id="3">&lt;i t="<sub>deep</sub>"&gt;</ph> shop</sub>"&gt;</bpt>shop<ept id="2">&lt;/a&gt;</ept>'
  const unit = (target = ''): string =>
    wrap(`<trans-unit id="1"><source>See ${image('Photo')} in the ${link}.</source>${target}</trans-unit>`)

  test('are translated by themselves, at any depth', () => {
    const { segments, build } = under('a.xlf', unit(), 'de')
    expect(segments.map(({ key, source }) => [key, source])).toEqual([
      ['1', 'See ⟦1/⟧ in the ⟦2⟧shop⟦/2⟧.'],
      ['1/sub-1', 'Photo'],
      ['1/sub-2', 'Our ⟦1/⟧ shop'],
      ['1/sub-2/sub-1', 'deep'],
    ])
    expect(targetsIn(build(upper))).toEqual([
      'SEE <ph 1><img alt="<sub>PHOTO</sub>"/></ph> IN THE <bpt 2><a title="<sub>OUR <ph 3><i t="<sub>DEEP</sub>"></ph> SHOP</sub>"></bpt>SHOP<ept 2></a></ept>.',
    ])
    expect(targetsIn(build(({ source }) => (source === 'deep' ? 'tief <&' : undefined)))[0]).toContain(
      'See <ph 1><img alt="<sub>Photo</sub>"/></ph> in the <bpt 2><a title="<sub>Our <ph 3><i t="<sub>tief <&</sub>',
    )
  })

  test('find their translations, which stay where others change', () => {
    const file = under(
      'a.xlf',
      unit(
        `<target state="final">Zum ${link.replace('shop<ept', 'Laden<ept').replace('deep', 'tief')}: ${image('Foto')}</target>`,
      ),
      'de',
    )
    expect(file.segments.map(({ target, confirmed }) => [target, confirmed])).toEqual([
      ['Zum ⟦2⟧Laden⟦/2⟧: ⟦1/⟧', true],
      ['Foto', true],
      ['Our ⟦1/⟧ shop', true],
      ['tief', true],
    ])
    const built = file.build(({ source }) => (source.startsWith('Our') ? 'Unser ⟦1/⟧ Laden' : undefined))
    expect(targetsIn(built)).toEqual([
      'Zum <bpt 2><a title="<sub>Unser <ph 3><i t="<sub>tief</sub>"></ph> Laden</sub>"></bpt>Laden<ept 2></a></ept>: <ph 1><img alt="<sub>Foto</sub>"/></ph>',
    ])
    expect(file.build(({ target }) => target)).toContain(`: ${image('Foto')}</target>`)
  })

  test('are there where nothing else is, and not where another unit has them', () => {
    const only = (sub: string): string =>
      wrap(`<trans-unit id="1"><source><ph id="1">alt="${sub}"</ph></source></trans-unit>`)
    const file = under('a.xlf', only('<sub>Photo</sub>'), 'de')
    expect(file.segments.map(({ source }) => source)).toEqual(['Photo'])
    expect(targetsIn(file.build(() => 'Foto'))).toEqual(['<ph 1>alt="<sub>Foto</sub>"</ph>'])
    expect(under('a.xlf', only('<sub xid="7">Photo</sub>'), 'de').segments).toEqual([])
  })

  test('are there in segments, too', () => {
    const body = `<trans-unit id="1"><source>A ${image('B')}. C.</source><seg-source><mrk mtype="seg" mid="1">A ${image('B')}.</mrk> <mrk mtype="seg" mid="2">C.</mrk></seg-source></trans-unit>`
    const { segments, build } = under('a.xlf', wrap(body), 'de')
    expect(segments.map(({ key, source }) => [key, source])).toEqual([
      ['1/1', 'A ⟦1/⟧.'],
      ['1/1/sub-1', 'B'],
      ['1/2', 'C.'],
    ])
    expect(targetsIn(build(({ source }) => `${source}!`))).toEqual([
      '<mrk>A <ph 1><img alt="<sub>B!</sub>"/></ph>.!</mrk> <mrk>C.!</mrk>',
    ])
  })
})

describe('XLIFF 2.1', () => {
  const text = fixtureText('catalog-2.1.xlf')
  test('the texts to translate are found', () => {
    const { segments } = under('catalog-2.1.xlf', text, 'es')
    expect(
      segments.map(({ key, source, target, confirmed, context, note }) => [
        key,
        source,
        target,
        confirmed,
        context,
        note,
      ]),
    ).toEqual([
      ['u1/s1', 'Press ⟦1⟧start ⟦2/⟧⟦/1⟧ now.', undefined, undefined, 'dialog.title', 'Title of the dialog'],
      ['u1/s2', 'Then ⟦1⟧wait⟦/1⟧.', 'Luego ⟦1⟧espera⟦/1⟧.', true, 'dialog.title', 'Title of the dialog'],
      ['u2', 'Alone ⟦1/⟧ — ⟦2/⟧', undefined, undefined, undefined, undefined],
    ])
  })

  test('targets and states', () => {
    const built = under('catalog-2.1.xlf', text, 'es').build(pseudo)
    expect(targetsIn(built)).toEqual([
      'Préss <pc 1>stárt <ph 2></ph></pc> nöw.',
      'Thén <sc 3></sc>wáït<ec></ec>.',
      'Álöné <cp></cp> — <mrk m1>code()</mrk>',
    ])
    expect(built).toContain('<segment id="s1" state="translated">')
    expect(built).toContain('<segment id="s2" state="final">')
    expect(built).toContain('<segment state="translated"><source>Alone')
    expect(built).toContain('<unit id="u3" translate="no"><segment><source>Hidden</source></segment></unit>')
  })

  test('another target language', () => {
    const built = under('catalog-2.1.xlf', text, 'pt-BR').build(({ key }) => (key === 'u2' ? 'Só' : undefined))
    expect(built).toContain('trgLang="pt-BR"')
    expect(targetsIn(built)).toEqual(['Só'])
  })

  test.each<[string, string, string]>([
    ['an isolated end', '<sc id="1" isolated="yes"/>a', '⟦1/⟧a'],
    ['sc and ec', 'x<sc id="1"/>a<ec startRef="1"/>', 'x⟦1⟧a⟦/1⟧'],
    ['sm and em', '<sm id="1" type="term"/>a<em startRef="1"/>', '⟦1⟧a⟦/1⟧'],
    ['pc in pc', '<pc id="1"><pc id="2">a</pc></pc>', '⟦1⟧⟦2⟧a⟦/2⟧⟦/1⟧'],
    ['sm that forbids translation', 'x <sm id="1" translate="no"/>a<ph id="2"/> b<em startRef="1"/> c', 'x ⟦1/⟧ c'],
    ['sm without em', '<sm id="1" translate="no"/>a<em startRef="2"/>', '⟦1/⟧a⟦2/⟧'],
  ])('%s', (_, source, expected) => {
    const { segments, build } = under('a.xliff2', wrap2(`<segment><source>${source}</source></segment>`), 'de')
    expect(segments[0]?.source).toBe(expected)
    expect(build((segment) => segment.source)).toContain(`<target>${source}</target>`)
  })

  test('codes are shown as what they were in the original', () => {
    const body =
      '<originalData><data id="d">&lt;b&gt;</data></originalData><segment><source><pc id="1" dataRefStart="d">a</pc> <ph id="2" dataRef="d"/> <ph id="3" dataRef="d" disp="{x}"/></source></segment>'
    expect(under('a.xlf', wrap2(body), 'de').segments[0]?.codes.map(({ display }) => display)).toEqual([
      '<b>',
      '<b>',
      '{x}',
    ])
  })

  test('texts within codes are units of their own', () => {
    const file = wrap2(
      '<segment><source>See <ph id="1" subFlows="alt"/></source></segment></unit><unit id="alt"><segment><source>Photo</source></segment>',
    )
    expect(under('a.xlf', file, 'de').segments.map(({ key, source }) => [key, source])).toEqual([
      ['u', 'See ⟦1/⟧'],
      ['alt', 'Photo'],
    ])
  })

  test('details of a state are removed with it', () => {
    const built = under(
      'a.xlf',
      wrap2('<segment subState="x:new" state="initial"><source>a</source></segment>'),
      'de',
    ).build(upper)
    expect(built).toContain('<segment state="translated"><source>a</source>')
  })
})

describe('sizes', () => {
  const limits = (file: string) => under('a.xlf', file, 'de').segments.map(({ maxLength, note }) => [maxLength, note])
  const sized = (attributes: string, unit: string, profile = 'xliff:codepoints') =>
    `<xliff version="2.1" xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:s="urn:oasis:names:tc:xliff:sizerestriction:2.0" srcLang="en"><file id="f"${attributes}><s:profiles generalProfile="${profile}" storageProfile="xliff:utf8"/><group id="g"><unit id="1"${unit}>${plainSegment}</unit></group></file></xliff>`

  test.each<[string, number | undefined, string | undefined]>([
    ['maxwidth="12" size-unit="char"', 12, undefined],
    ['maxwidth="12" size-unit="glyph"', 12, undefined],
    ['maxwidth="200" size-unit="pixel"', undefined, 'maxwidth="200" size-unit="pixel"'],
    ['maxwidth="200"', undefined, 'maxwidth="200" size-unit="pixel"'],
    ['maxwidth="9" size-unit="char" maxbytes="20"', 9, 'maxbytes="20"'],
    ['maxwidth="wide" size-unit="char"', undefined, 'maxwidth="wide" size-unit="char"'],
  ])('of XLIFF 1.2: %s', (attributes, maxLength, note) => {
    expect(limits(wrap(transUnit.replace(' id', ` ${attributes} id`)))).toEqual([[maxLength, note]])
  })

  test.each<[string, string, string, string, number | undefined, string | undefined]>([
    ['of a unit', '', ' s:sizeRestriction="12"', 'xliff:codepoints', 12, undefined],
    ['from and to', '', ' s:sizeRestriction="3,12"', 'xliff:codepoints', 12, undefined],
    [
      'without an end',
      '',
      ' s:sizeRestriction="3,*"',
      'xliff:codepoints',
      undefined,
      'sizeRestriction="3,*" (xliff:codepoints)',
    ],
    ['of all units', ' s:sizeRestriction="40"', '', 'xliff:codepoints', 40, undefined],
    ['of all units but one', ' s:sizeRestriction="40"', ' s:sizeRestriction="9"', 'xliff:codepoints', 9, undefined],
    ['of another profile', '', ' s:sizeRestriction="40"', 'x:pixels', undefined, 'sizeRestriction="40" (x:pixels)'],
    [
      'of storage',
      '',
      ' s:storageRestriction="80"',
      'xliff:codepoints',
      undefined,
      'storageRestriction="80" (xliff:utf8)',
    ],
  ])('of XLIFF 2: %s', (_, file, unit, profile, maxLength, note) => {
    expect(limits(sized(file, unit, profile))).toEqual([[maxLength, note]])
  })

  test('stay where they are', () => {
    const file = sized(' s:sizeRestriction="40"', ' s:storageRestriction="80"')
    expect(under('a.xlf', file, 'de').build(upper)).toContain('<unit id="1" s:storageRestriction="80">')
  })
})

describe('what tools write carelessly', () => {
  const lenient = `${wrap(`<trans-unit id="1" mq:status="x"><source>Fish & Chips&nbsp;&copy; <g id="1">a</g></source><mq:note>b</mq:note><note from="R&D">Q&A A & B</note></trans-unit>`)}`
  test('is read where nothing is lost', () => {
    const { segments, build } = under('a.xlf', lenient, 'de')
    expect(segments.map(({ source, note }) => [source, note])).toEqual([['Fish & Chips\u00a0© ⟦1⟧a⟦/1⟧', 'Q&A A & B']])
    expect(build(upper)).toBe(
      lenient.replace(
        '</source>',
        '</source><target state="translated">FISH &amp; CHIPS\u00a0© <g id="1">A</g></target>',
      ),
    )
  })

  test('in sections and comments it is text', () => {
    const file = wrap('<!-- &x; --><trans-unit id="1"><source><![CDATA[a &nope; & b]]></source></trans-unit>')
    expect(under('a.xlf', file, 'de').segments[0]?.source).toBe('a &nope; & b')
  })

  test('an earlier version has read it', () => {
    const bytes = new TextEncoder().encode(wrap(`${transUnit}<trans-unit id="1"><source>b</source></trans-unit>`))
    const readBefore = [
      { key: '1', source: 'a', codes: [] },
      { key: '1~', source: 'b', codes: [] },
    ]
    const built = xliff.build(bytes, { ...optionsFor('a.xlf', 'de'), readBefore }, new Map([['1~', 'B']]))
    expect(targetsIn(new TextDecoder().decode(built))).toEqual(['B'])
  })
})

test.each([wrap('<group/>'), '<xliff version="2.0"><file id="f"/></xliff>'])(
  'without units there is nothing to translate: %s',
  (text) => {
    expect(under('a.xlf', text, 'de').segments).toEqual([])
  },
)

describe('an encoding that is declared is believed', () => {
  const file = (encoding: string, source: string) =>
    `<?xml version="1.0" encoding="${encoding}"?>${wrap(`<trans-unit id="1"><source>${source}</source></trans-unit>`)}`
  test.each<[string, string, string, string]>([
    ['ISO-8859-1', 'Grün', 'Größe – Ω', 'Größe &#x2013; &#x3A9;'],
    ['windows-1251', 'Да', 'Нет é', 'Нет &#xE9;'],
    ['iso-8859-1', 'Grün – ja', 'Größe – Ω', 'Größe – &#x3A9;'],
    ['Shift_JIS', '漢字', 'かな ü', 'かな &#xFC;'],
  ])('%s', (encoding, source, target, written) => {
    const charset = encoding === 'iso-8859-1' ? 'windows-1252' : encoding
    const bytes = new Uint8Array(iconv.encode(file(encoding, source), charset))
    const options = optionsFor('a.xlf', 'de')
    expect(xliff.parse(bytes, options).segments.map((segment) => segment.source)).toEqual([source])
    const built = iconv.decode(Buffer.from(xliff.build(bytes, options, new Map([['1', target]]))), charset)
    expect(built).toContain(`>${written}</target>`)
    expect(built).toContain(`<source>${source}</source>`)
  })

  test('UTF-16 without a mark', () => {
    const bytes = new Uint8Array(Buffer.from(file('UTF-16', 'Grün'), 'utf16le'))
    const options = optionsFor('a.xlf', 'de')
    expect(xliff.parse(bytes, options).segments.map(({ source }) => source)).toEqual(['Grün'])
    const built = Buffer.from(xliff.build(bytes, options, new Map([['1', 'Ω']])))
    expect(built.toString('utf16le')).toContain('>Ω</target>')
  })

  test.each([
    ['x-unknown', 'x-unknown'],
    ['ISO-8859-7', 'ISO-8859-7'],
  ])('%s is refused with what to do where the file is not in it', (encoding, named) => {
    const bytes = new Uint8Array(Buffer.from(file(encoding, '\u00ff'), 'latin1'))
    expect(() => xliff.parse(bytes, optionsFor('a.xlf', 'de'))).toThrow(new RegExp(`${named}.*UTF-8`, 'i'))
  })
})

describe('what cannot be read is refused', () => {
  const entities = '<!DOCTYPE xliff [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'
  test.each<[string, string, number, string]>([
    ['empty', '', 1, 'well-formed'],
    ['cut off', wrap('<trans-unit id="1">\n<source>a').slice(0, -30), 2, 'well-formed'],
    ['a wrong end tag', `<xliff version="1.2">\n<file></fil></xliff>`, 2, 'well-formed'],
    ['an unknown entity', wrap('\n\n<trans-unit id="1"><source>&company;</source></trans-unit>'), 3, '&company; isn'],
    ['an id twice', wrap(`${transUnit}\n<group>${transUnit}</group>`), 2, 'another <trans-unit> with the id "1"'],
    ['no body', '<xliff version="1.2">\n<file original="a"/></xliff>', 2, 'no <body>'],
    ['no file', '<xliff version="1.2"/>', 1, 'no <file>'],
    [
      'a unit twice',
      wrap2(`${plainSegment}</unit>\n<unit id="u">${plainSegment}`),
      2,
      'another <unit> with the id "u"',
    ],
    [
      'a file twice',
      `<xliff version="2.0">\n<file id="f"/>\n<file id="f"/></xliff>`,
      3,
      'another <file> with the id "f"',
    ],
    [
      'a segment called like what is between segments',
      wrap2(`<segment id="s"${plainSegment.slice(8)}\n<ignorable id="s"><source> </source></ignorable>`),
      2,
      'another <ignorable> with the id "s"',
    ],
    [
      'a segment twice',
      wrap2(`<segment id="s"${plainSegment.slice(8)}\n<segment id="s"${plainSegment.slice(8)}`),
      2,
      '<segment> with the id "s"',
    ],
    ['no segment', wrap2('<ignorable><source> </source></ignorable>'), 1, 'There is no <segment>'],
    ['entities of its own', `${entities}\n${wrap('')}`, 1, 'DOCTYPE'],
    ['an external entity', `<!DOCTYPE xliff [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n${wrap('')}`, 1, 'DOCTYPE'],
    ['another document', '<html/>', 1, 'not with <xliff>'],
    ['another version', '<xliff version="3.0"/>', 1, '"3.0"'],
    ['no source', wrap('\n<trans-unit id="1"><target>a</target></trans-unit>'), 2, 'has no source'],
    ['deep nesting', wrap('<group>'.repeat(500)), 1, 'levels'],
    ['another encoding', `<?xml version="1.0" encoding="windows-1252"?>${wrap('<note>é</note>')}`, 1, 'windows-1252'],
  ])('%s', (_, text, line, reason) => {
    let error: unknown
    try {
      xliff.parse(new TextEncoder().encode(text), optionsFor('bad.xlf', 'de'))
    } catch (thrown) {
      error = thrown
    }
    expect(error).toBeInstanceOf(FileRefused)
    expect(error).toMatchObject({ file: 'bad.xlf', line, reason: expect.stringContaining(reason) })
  })

  test('a plain document type is nothing to fear', () => {
    const doctype =
      '<!DOCTYPE xliff PUBLIC "-//XLIFF//DTD XLIFF//EN" "http://www.oasis-open.org/committees/xliff/documents/xliff.dtd">'
    expect(
      under('a.xlf', `${doctype}${wrap('<trans-unit id="1"><source>a</source></trans-unit>')}`, 'de').segments,
    ).toHaveLength(1)
  })
})

describe('ICU messages', () => {
  const file = (source: string, target = ''): string =>
    `<xliff version="1.2"><file original="a" source-language="en" datatype="x"><body><trans-unit id="a"><source>${source}</source>${target}</trans-unit><trans-unit id="b"><source>It's {x}</source></trans-unit></body></file></xliff>`
  const name = '<x id="INTERPOLATION" equiv-text="{{name}}"/>'

  test('have the plural forms of the target, with elements in any of them', () => {
    const { segments, build } = under(
      'a.xlf',
      file(`{N, plural, =0 {none} one {one} other {${name} &amp; more}}`),
      'ru',
    )
    expect(segments.map(({ key, source, codes }) => [key, source, codes[0]?.open])).toEqual([
      ['a{N=0}', 'none', undefined],
      ['a{N=one}', 'one', undefined],
      ['a{N=few}', '⟦1/⟧ & more', name],
      ['a{N=many}', '⟦1/⟧ & more', name],
      ['a{N=other}', '⟦1/⟧ & more', name],
      ['b', "It's ⟦1/⟧", '{x}'],
    ])
    expect(build(({ source }) => (source.includes('It') ? undefined : `${source}<`))).toContain(
      `<target state="translated">{N, plural, =0 {none&lt;} one {one&lt;} few {${name} &amp; more&lt;} many {${name} &amp; more&lt;} other {${name} &amp; more&lt;}}</target>`,
    )
  })

  test('find their translations, and can be switched off', () => {
    const text = file(
      `{G, select, f {she} other {they}}`,
      '<target state="final">{G, select, f {ella} other {ellos}}</target>',
    )
    const { segments } = under('a.xlf', text, 'es')
    expect(segments.map(({ source, target, confirmed }) => [source, target, confirmed]).slice(0, 2)).toEqual([
      ['she', 'ella', true],
      ['they', 'ellos', true],
    ])
    expect(under('a.xlf', text, 'es', { icu: 'off' }).segments).toHaveLength(2)
    expect(under('a.xlf', file('{G, select, f {<g id="1">she</g>} other {they}}'), 'es').segments).toHaveLength(2)
  })
})

test.each([
  ['catalog-1.2.xlf', '3', 'Not this'],
  ['catalog-2.1.xlf', 'u3', 'Hidden'],
])('%s: what is not to be translated is named', (name, key, text) => {
  const { leftOut } = xliff.parse(new TextEncoder().encode(fixtureText(name)), optionsFor(name, 'es'))
  expect(leftOut).toContainEqual({ key, text, reason: 'NOT_TRANSLATABLE' })
})
