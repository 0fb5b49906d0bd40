import { Document, FootnoteReferenceRun, Header, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import mammoth from 'mammoth'
import { describe, expect, test } from 'vitest'
import { buildWith, optionsFor, pseudo } from '../../fixtures/fixture.ts'
import { docxOf, partOf, partsThatDiffer, wordNamespaces } from '../../fixtures/office.ts'
import type { ParsedSegment } from '../../format.ts'
import { docx } from './docx.ts'

function under(body: string, targetLocale = 'es', parameters: Record<string, unknown> = {}, further = {}) {
  const bytes = docxOf(body, further)
  const options = optionsFor('a.docx', targetLocale, parameters)
  return {
    bytes,
    options,
    segments: docx.parse(bytes, options).segments,
    built: (translate: (segment: ParsedSegment) => string | undefined, part = 'word/document.xml'): string =>
      strFromU8(unzipSync(buildWith(docx, bytes, options, translate))[part] ?? new Uint8Array()),
  }
}

const run = (text: string, properties = ''): string =>
  `<w:r w:rsidR="00AB12CD">${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`
const paragraph = (content: string, properties = ''): string =>
  `<w:p w:rsidR="00AB12CD">${properties && `<w:pPr>${properties}</w:pPr>`}${content}</w:p>`
const field = (instruction: string, result: string): string =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ${instruction} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${result}<w:r><w:fldChar w:fldCharType="end"/></w:r>`

describe('what there is to translate', () => {
  test.each<[string, string, string[]]>([
    ['plain', run('Hello there'), ['Hello there']],
    [
      'runs that Word split',
      run('Hel') +
        '<w:proofErr w:type="spellStart"/>' +
        run('lo th', '<w:lang w:val="en-US"/>') +
        run('ere', '<w:noProof/>'),
      ['Hello there'],
    ],
    ['a word in bold', run('This is ') + run('very', '<w:b/>') + run(' good'), ['This is ⟦1⟧very⟦/1⟧ good']],
    ['bold throughout', run('This is ', '<w:b/>') + run('good', '<w:b/>'), ['This is good']],
    ['bold at the beginning', run('Note', '<w:b/>') + run(': read this.'), ['⟦1⟧Note⟦/1⟧: read this.']],
    ['white space in bold', run('a') + run(' ', '<w:b/>') + run('b'), ['a b']],
    ['a tab and a break', `<w:r><w:tab/><w:t>a</w:t><w:br/><w:t>b</w:t></w:r>`, ['a⟦1/⟧b']],
    [
      'a hyperlink',
      `${run('See ')}<w:hyperlink r:id="rId9">${run('the docs', '<w:rStyle w:val="Hyperlink"/>')}</w:hyperlink>${run('.')}`,
      ['See ⟦1⟧the docs⟦/1⟧.'],
    ],
    [
      'a hyperlink alone',
      `<w:hyperlink r:id="rId9">${run('the docs', '<w:rStyle w:val="Hyperlink"/>')}</w:hyperlink>`,
      ['the docs'],
    ],
    [
      'bookmarks at the edges',
      `<w:bookmarkStart w:id="0" w:name="_Toc1"/>${run('Heading')}<w:bookmarkEnd w:id="0"/>`,
      ['Heading'],
    ],
    [
      'the cursor',
      `${run('a')}<w:bookmarkStart w:id="0" w:name="_GoBack"/><w:bookmarkEnd w:id="0"/>${run('b')}`,
      ['ab'],
    ],
    ['a page number', run('Page ') + field('PAGE', run('7')) + run(' of it'), ['Page ⟦1/⟧ of it']],
    [
      'a link as a field',
      run('See ') + field('HYPERLINK "https://x.org"', run('this')) + run(' now'),
      ['See ⟦1⟧this⟦/1⟧ now'],
    ],
    [
      'a field within a field',
      run('See ') + field('IF', field('PAGE', run('1')) + run('x')) + run(' now'),
      ['See ⟦1/⟧ now'],
    ],
    [
      'deleted and inserted',
      `${run('a ')}<w:del w:id="1" w:author="x">${'<w:r><w:delText>old</w:delText></w:r>'}</w:del><w:ins w:id="2" w:author="x">${run('new')}</w:ins>${run(' b')}`,
      ['a new b'],
    ],
    ['a note', `${run('Text')}<w:r><w:footnoteReference w:id="2"/></w:r>${run(' goes on')}`, ['Text⟦1/⟧ goes on']],
    ['hidden text', run('a ') + run('secret', '<w:vanish/>') + run('b'), ['a ⟦1/⟧b']],
    ['not hidden', run('wide ') + run('open', '<w:vanish w:val="0"/>') + run(' space'), ['wide ⟦1⟧open⟦/1⟧ space']],
    [
      'a content control',
      `${run('Dear ')}<w:sdt><w:sdtPr><w:id w:val="1"/></w:sdtPr><w:sdtContent>${run('Madam')}</w:sdtContent></w:sdt>${run(',')}`,
      ['Dear ⟦1⟧Madam⟦/1⟧,'],
    ],
    [
      'a drop-down',
      `${run('Dear ')}<w:sdt><w:sdtPr><w:dropDownList/></w:sdtPr><w:sdtContent>${run('Madam')}</w:sdtContent></w:sdt>${run(',')}`,
      ['Dear ⟦1/⟧,'],
    ],
    ['a symbol at the end', `${run('Press ')}<w:r><w:sym w:font="Wingdings" w:char="F0E0"/></w:r>`, ['Press ⟦1/⟧']],
    ['a field at the beginning', field('PAGE', run('7')) + run(' of it'), ['⟦1/⟧ of it']],
    ['a note at the end of a sentence', `${run('Done.')}<w:r><w:footnoteReference w:id="2"/></w:r>`, ['Done.']],
    ['a note at the end of words', `${run('Contents')}<w:r><w:footnoteReference w:id="2"/></w:r>`, ['Contents⟦1/⟧']],
    [
      'a picture in the line, and one that floats',
      `${run('Click ')}<w:r><w:drawing><wp:inline/></w:drawing></w:r><w:r><w:tab/></w:r>`,
      ['Click ⟦1/⟧'],
    ],
    ['a picture that floats', `<w:r><w:drawing><wp:anchor/></w:drawing></w:r>${run(' Click')}`, ['Click']],
    ['only a field', field('PAGE', run('7')), []],
    ['brackets of ours', run('a ⟦1⟧ b'), ['a ⟦1/⟧1⟦2/⟧ b']],
    ['entities', run('a &lt;b&gt; &amp;amp;'), ['a <b> &amp;']],
    [
      'sentences',
      run('One. Two ') + run('bold. Three', '<w:b/>') + run('. Four.'),
      ['One.', 'Two ⟦1⟧bold. Three⟦/1⟧.', 'Four.'],
    ],
    ['nothing', '', []],
  ])('%s', (_, content, expected) => {
    expect(under(paragraph(content)).segments.map(({ source }) => source)).toEqual(expected)
  })
})

test('spaces that aren’t white space of XML are text', () => {
  const plain = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`
  const { segments, built } = under(
    paragraph(plain('10.') + plain('\u00A0') + plain('Jänner') + plain('\u202F') + plain('2008')) +
      paragraph(plain('\u3000Le prix') + plain('\u2003: 5')),
  )
  expect(segments.map(({ source }) => source)).toEqual(['10.\u00A0Jänner\u202F2008', 'Le prix\u2003: 5'])
  expect(built(({ source }) => source.toUpperCase())).toContain('>\u3000LE PRIX\u2003: 5<')
})

test('a code at the edge can be moved, and is written where it stands then', () => {
  const { built } = under(paragraph(run('Page ') + field('PAGE', run('7'))))
  expect(built(() => '⟦1/⟧ページ')).toMatch(/<w:fldChar w:fldCharType="end"\/><\/w:r><w:r>.*ページ/)
})

test('a document that an earlier version read without the codes at its edges is built from what it read', () => {
  const { bytes, options } = under(paragraph(run('Page ') + field('PAGE', run('7'))))
  const readBefore = [{ key: 'paragraph-1', source: 'Page', codes: [] }]
  const xml = partOf(
    docx.build(bytes, { ...options, readBefore }, new Map([['paragraph-1', 'Página']])),
    'word/document.xml',
  )
  expect(xml).toMatch(/>Página <.*fldCharType="begin"/)
})

describe('what is left out is listed', () => {
  const leftOut = (body: string, parameters: Record<string, unknown> = {}, further = {}) =>
    docx.parse(docxOf(body, further), optionsFor('a.docx', 'es', parameters)).leftOut

  test('hidden text, and what content controls offer', () => {
    const body = paragraph(
      `${run('Dear ')}<w:sdt><w:sdtPr><w:dropDownList/></w:sdtPr><w:sdtContent>${run('Madam')}</w:sdtContent></w:sdt>${run('secret', '<w:vanish/>')}`,
    )
    const hidden = { key: 'hidden-1', text: 'secret', reason: 'SKIPPED_KEY' }
    const control = { key: 'control-1', text: 'Madam', reason: 'NOT_TRANSLATABLE' }
    expect(leftOut(body)).toEqual([control, hidden])
    expect(leftOut(body, { translateHidden: true })).toEqual([control])
  })

  test('comments and headers', () => {
    const further = {
      'word/comments.xml': {
        type: 'wordprocessingml.comments',
        content: `<w:comments ${wordNamespaces}><w:comment w:id="0">${paragraph(run('Why?'))}</w:comment></w:comments>`,
      },
      'word/header1.xml': {
        type: 'wordprocessingml.header',
        content: `<w:hdr ${wordNamespaces}>${paragraph(run('Head'))}</w:hdr>`,
      },
    }
    const comment = { key: 'comments/paragraph-1', text: 'Why?', reason: 'SKIPPED_KEY' }
    const header = { key: 'header1/paragraph-1', text: 'Head', reason: 'SKIPPED_KEY' }
    expect(leftOut(paragraph(run('Body')), {}, further)).toEqual([comment])
    expect(leftOut(paragraph(run('Body')), { translateHeaders: false }, further)).toEqual([header, comment])
  })
})

describe('a file in the place of a piece', () => {
  const place = '<w:altChunk r:id="rId1"/>'
  const withChunk = (name: string, content: string | Uint8Array): Uint8Array => {
    const parts = unzipSync(docxOf(paragraph(run('Body')) + place))
    const relations = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/aFChunk" Target="${name}"/></Relationships>`
    return zipSync({
      ...parts,
      'word/_rels/document.xml.rels': strToU8(relations),
      [`word/${name}`]: typeof content === 'string' ? strToU8(content) : content,
    })
  }
  const options = optionsFor('a.docx', 'es')

  test.each<[string, string | Uint8Array, string[]]>([
    ['chunk.html', '<p>Some <b>bold</b> words</p>', ['Body', 'Some ⟦1⟧bold⟦/1⟧ words']],
    ['chunk.txt', 'Plain words', ['Body', 'Plain words']],
    ['chunk.docx', docxOf(paragraph(run('Inner'))), ['Body', 'Inner']],
  ])('%s is read', (name, content, sources) => {
    const bytes = withChunk(name, content)
    const { segments } = docx.parse(bytes, options)
    expect(segments.map(({ source }) => source)).toEqual(sources)
    expect(docx.build(bytes, options, new Map([['paragraph-1', 'Body']]))).toBe(bytes)
    const targets = new Map(
      segments.slice(1).map(({ key, source }) => [key, source.replace('words', 'palabras').replace('Inner', 'Dentro')]),
    )
    const built = docx.build(bytes, options, targets)
    expect(partsThatDiffer(bytes, built)).toEqual([`word/${name}`])
    expect(docx.parse(built, options).segments.at(-1)?.source).toMatch(/palabras|Dentro/)
  })

  test('one of another type is listed', () => {
    const { leftOut } = docx.parse(withChunk('chunk.rtf', '{\\rtf}'), options)
    expect(leftOut).toEqual([{ key: 'chunk-1', text: 'chunk.rtf', reason: 'NOT_TRANSLATABLE' }])
  })
})

test('tabs, line breaks, and special characters of a translation are written as elements and entities', () => {
  const { built } = under(paragraph(run('This is ') + run('very', '<w:b/>') + run(' good'), '<w:pStyle w:val="X"/>'))
  expect(built(() => '⟦1⟧Muy⟦/1⟧\tbueno & <así>\nsí')).toContain(
    '<w:p w:rsidR="00AB12CD"><w:pPr><w:pStyle w:val="X"/></w:pPr><w:r><w:rPr><w:b/><w:lang w:val="es"/></w:rPr><w:t xml:space="preserve">Muy</w:t></w:r><w:r><w:rPr><w:lang w:val="es"/></w:rPr><w:tab/><w:t xml:space="preserve">bueno &amp; &lt;así&gt;</w:t><w:br/><w:t xml:space="preserve">sí</w:t></w:r></w:p>',
  )
})

/** A paragraph with a drawing that holds a text box twice, as Word writes it for old programs. */
const textBox = (text: string): string =>
  `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:inline><wp:docPr id="1" name="Box" descr="A box"/><a:graphic><a:graphicData><wps:wsp><wps:txbx><w:txbxContent>${text}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox><w:txbxContent>${text}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`

describe('text boxes', () => {
  const box = textBox(paragraph(run('In the ') + run('box', '<w:b/>')))
  test('are texts by themselves, once', () => {
    const { segments } = under(paragraph(`${run('Before ')}${box}${run(' after')}`))
    expect(segments.map(({ key, source }) => [key, source])).toEqual([
      ['paragraph-1', 'Before ⟦1/⟧ after'],
      ['alternative-1', 'A box'],
      ['paragraph-2', 'In the ⟦1⟧box⟦/1⟧'],
    ])
  })

  test('are translated in both places, also when the text around them is', () => {
    const { built } = under(paragraph(`${run('Before ')}${box}${run(' after')}`))
    for (const around of [true, false]) {
      const xml = built(({ key, source }) =>
        key === 'paragraph-1' ? (around ? 'Antes ⟦1/⟧ después' : undefined) : source.toUpperCase(),
      )
      expect(xml.match(/IN THE /g)).toHaveLength(2)
      expect(xml).toContain('descr="A BOX"')
      expect(xml.includes('Antes ')).toBe(around)
    }
  })

  test('are two texts if their copies differ', () => {
    const two = box.replace('<w:t xml:space="preserve">box', '<w:t xml:space="preserve">new box')
    expect(under(paragraph(two)).segments.filter(({ key }) => key.startsWith('paragraph'))).toHaveLength(2)
  })
})

test('texts beside what they belong to', () => {
  const table = `<w:tbl><w:tblPr><w:tblCaption w:val="Caption"/><w:tblDescription w:val="Prices"/></w:tblPr><w:tr><w:tc>${paragraph(run('Cell'))}</w:tc></w:tr></w:tbl>`
  const body = `${paragraph(`${run('See ')}<w:hyperlink w:tooltip="Tip">${run('this')}</w:hyperlink><w:r><w:pict><v:shape alt="Old"/></w:pict></w:r>`)}${table}`
  const { segments, built } = under(body)
  expect(segments.map(({ source }) => source)).toEqual(['See ⟦1⟧this⟦/1⟧', 'Tip', 'Old', 'Caption', 'Prices', 'Cell'])
  const xml = built(({ source }) => source.toUpperCase())
  for (const part of ['w:tooltip="TIP"', 'alt="OLD"', 'w:val="CAPTION"', 'w:val="PRICES"', '>THIS<'])
    expect(xml).toContain(part)
})

test('of annotated characters the characters are text', () => {
  const { segments, built } = under(
    paragraph(
      `<w:r><w:ruby><w:rt>${run('kan')}</w:rt><w:rubyBase>${run('漢')}</w:rubyBase></w:ruby></w:r>${run('字')}`,
    ),
  )
  expect(segments.map(({ source }) => source)).toEqual(['漢字'])
  expect(built(() => 'x')).not.toContain('kan')
})

test('a watermark is text', () => {
  const mark = '<w:r><w:pict><v:shape><v:textpath style="x" string="DRAFT &amp; so on"/></v:shape></w:pict></w:r>'
  const { segments, built } = under(paragraph(mark))
  expect(segments.map(({ key, source }) => [key, source])).toEqual([['watermark-1', 'DRAFT & so on']])
  expect(built(() => '"<>"')).toContain('string="&quot;&lt;&gt;&quot;"')
})

test('translated content controls are not bound any more, choices are', () => {
  const control = (more: string, content: string): string =>
    `<w:sdt><w:sdtPr><w:dataBinding w:xpath="x"/>${more}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`
  const { segments, built } = under(
    control('', paragraph(run('Title'))) +
      paragraph(`By ${control('<w:text/>', run('Ann'))}`) +
      paragraph(run('On ') + control('<w:date/>', run('Monday'))),
  )
  expect(segments.map(({ source }) => source)).toEqual(['Title', 'Ann', 'On ⟦1/⟧'])
  const xml = built(({ source }) => `${source}.`)
  expect(xml.match(/<w:dataBinding/g)).toHaveLength(1)
  expect(xml).toContain('<w:dataBinding w:xpath="x"/><w:date/>')
})

describe('codes that are lost', () => {
  test('pictures, fields and bookmarks are put behind the text', () => {
    const { built } = under(
      paragraph(
        `${run('See ')}${field('PAGE', run('3'))}${run(' and')}<w:bookmarkStart w:id="7" w:name="x"/>${run(' more')}`,
      ),
    )
    const xml = built(() => 'Nada')
    expect(xml).toContain('>Nada</w:t></w:r><w:r><w:fldChar w:fldCharType="begin"/>')
    expect(xml).toContain('<w:bookmarkStart w:id="7" w:name="x"/></w:p>')
  })

  test('an open field keeps both its halves', () => {
    const begin =
      '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>TOC</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>'
    const end = '<w:r><w:fldChar w:fldCharType="end"/></w:r>'
    const { segments, built } = under(paragraph(begin + run('Chapter one')) + paragraph(run('Chapter two') + end))
    expect(segments.map(({ source }) => source)).toEqual(['Chapter one', 'Chapter two'])
    expect(built(() => 'X')).toContain(
      `${begin}<w:r><w:rPr><w:lang w:val="es"/></w:rPr><w:t xml:space="preserve">X</w:t></w:r></w:p>`,
    )
  })
})

describe('from right to left', () => {
  const body = `${paragraph(run('One', '<w:b/><w14:glow/>'), '<w:keepNext/><w:spacing w:after="1"/><w:jc w:val="left"/>')}${paragraph(run('Two'))}<w:p/><w:tbl><w:tblPr><w:tblStyle w:val="a"/><w:tblW w:w="0"/></w:tblPr><w:tr><w:tc>${paragraph(run('Three'), '<w:bidi w:val="0"/>')}</w:tc></w:tr></w:tbl>`
  test('paragraphs, runs, tables and sections say so, each in its place', () => {
    const xml = under(body, 'ar').built(({ source }) => `${source}.`)
    for (const part of [
      '<w:pPr><w:keepNext/><w:bidi/><w:spacing w:after="1"/><w:jc w:val="left"/></w:pPr>',
      '<w:rPr><w:b/><w:rtl/><w:lang w:bidi="ar"/><w14:glow/></w:rPr>',
      '<w:p w:rsidR="00AB12CD"><w:pPr><w:bidi/></w:pPr><w:r><w:rPr><w:rtl/><w:lang w:bidi="ar"/></w:rPr><w:t xml:space="preserve">Two.',
      '<w:tblStyle w:val="a"/><w:bidiVisual/><w:tblW w:w="0"/>',
      '<w:pPr><w:bidi/></w:pPr><w:r><w:rPr><w:rtl/><w:lang w:bidi="ar"/></w:rPr><w:t xml:space="preserve">Three.',
      '<w:pgSz w:w="11906" w:h="16838"/><w:bidi/><w:docGrid',
    ])
      expect(xml).toContain(part)
  })

  test('not by option, and not for other languages', () => {
    expect(
      under(body, 'ar', { setDirection: false, setLanguage: false }).built(({ source }) => `${source}.`),
    ).not.toMatch(/<w:(?:bidi|rtl|bidiVisual|lang)\/?>/)
    expect(under(body, 'ja').built(({ source }) => `${source}.`)).toContain('<w:b/><w:lang w:eastAsia="ja"/>')
  })
})

describe('parts', () => {
  const header = {
    'word/header1.xml': {
      type: 'wordprocessingml.header',
      content: `<w:hdr ${wordNamespaces}>${paragraph(run('Head'))}</w:hdr>`,
    },
  }
  const comment = {
    'word/comments.xml': {
      type: 'wordprocessingml.comments',
      content: `<w:comments ${wordNamespaces}><w:comment w:id="0">${paragraph(run('Why?'))}</w:comment></w:comments>`,
    },
  }
  const core = {
    'docProps/core.xml': {
      type: 'application/vnd.openxmlformats-package.core-properties',
      content:
        '<cp:coreProperties xmlns:cp="c" xmlns:dc="d"><dc:title>T &amp; t</dc:title><dc:creator>Ann</dc:creator></cp:coreProperties>',
    },
  }
  test.each<[string, Record<string, unknown>, string[]]>([
    ['by default', {}, ['Body', 'Head']],
    ['without headers', { translateHeaders: false }, ['Body']],
    ['with comments', { translateComments: true }, ['Body', 'Head', 'Why?']],
    ['with properties', { translateProperties: true }, ['Body', 'Head', 'T & t']],
  ])('%s', (_, parameters, expected) => {
    const { segments } = under(paragraph(run('Body')), 'es', parameters, { ...header, ...comment, ...core })
    expect(segments.map(({ source }) => source)).toEqual(expected)
  })

  test('only those with translations change', () => {
    const { bytes, options } = under(paragraph(run('Body')), 'es', {}, { ...header, ...comment, ...core })
    expect(docx.build(bytes, options, new Map())).toBe(bytes)
    expect(docx.build(bytes, options, new Map([['paragraph-1', 'Body']]))).toBe(bytes)
    expect(partsThatDiffer(bytes, docx.build(bytes, options, new Map([['header1/paragraph-1', 'Cabeza']])))).toEqual([
      'word/header1.xml',
    ])
  })
})

test('a document whose parts have their types by extension', () => {
  const bytes = docxOf(paragraph(run('Body')))
  const parts = unzipSync(bytes)
  const types = strFromU8(parts['[Content_Types].xml'] ?? new Uint8Array())
    .replace(/<Override [^>]*document\.main[^>]*>/, '')
    .replace(
      'ContentType="application/xml"',
      'ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"',
    )
  const changed = zipSync({ ...parts, '[Content_Types].xml': strToU8(types) })
  expect(docx.parse(changed, optionsFor('a.docx', 'es')).segments.map(({ source }) => source)).toEqual(['Body'])
})

test('a strict document, and one that calls its namespace otherwise', () => {
  for (const change of [
    (xml: string) =>
      xml.replaceAll(
        'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
        'http://purl.oclc.org/ooxml/wordprocessingml/main',
      ),
    (xml: string) => xml.replaceAll('w:', 'x:').replace('xmlns:w=', 'xmlns:x='),
  ]) {
    const bytes = docxOf(paragraph(run('a ') + run('bold', '<w:b/>')), {}, 'document.main', change)
    const options = optionsFor('a.docx', 'ar')
    expect(docx.parse(bytes, options).segments.map(({ source }) => source)).toEqual(['⟦1⟧a ⟦/1⟧bold'])
    const again = docx.parse(buildWith(docx, bytes, options, pseudo), options).segments
    expect(again.map(({ source }) => source)).toEqual(['⟦1⟧á ⟦/1⟧böld'])
  }
})

test('a document that a library wrote, read by another one', async () => {
  const file = new Document({
    title: 'Guide',
    footnotes: { 1: { children: [new Paragraph('A note below.')] } },
    sections: [
      {
        headers: { default: new Header({ children: [new Paragraph('Page head')] }) },
        children: [
          new Paragraph({ text: 'The heading', heading: 'Heading1' }),
          new Paragraph({
            children: [
              new TextRun('Plain, '),
              new TextRun({ text: 'bold', bold: true }),
              new TextRun(' and so on.'),
              new FootnoteReferenceRun(1),
            ],
          }),
          new Table({
            rows: [
              new TableRow({
                children: [
                  new TableCell({ children: [new Paragraph('Cell A')] }),
                  new TableCell({ children: [new Paragraph('Cell B')] }),
                ],
              }),
            ],
          }),
        ],
      },
    ],
  })
  const bytes = new Uint8Array(await Packer.toBuffer(file))
  const options = optionsFor('a.docx', 'es')
  expect(docx.parse(bytes, options).segments.map(({ source }) => source)).toEqual([
    'The heading',
    'Plain, ⟦1⟧bold⟦/1⟧ and so on.',
    'Cell A',
    'Cell B',
    'Page head',
    'A note below.',
  ])
  const built = buildWith(docx, bytes, options, pseudo)
  expect(partsThatDiffer(bytes, built).sort()).toEqual(['word/document.xml', 'word/footnotes.xml', 'word/header1.xml'])
  const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(built) })
  expect(value.replace(/<a [^>]*>|<\/a>/g, '')).toContain(
    '<h1>Thé héádïng</h1><p>Pláïn, <strong>böld</strong> ánd sö ön.',
  )
  expect(value).toContain('<table><tr><td><p>Céll Á</p></td><td><p>Céll B</p></td></tr></table>')
  expect(value).toContain('Á nöté bélöw.')
})
