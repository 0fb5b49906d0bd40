import { XMLParser } from 'fast-xml-parser'
import JSZip from 'jszip'
import PptxGenJS from 'pptxgenjs'
import { describe, expect, test } from 'vitest'
import { buildWith, optionsFor, pseudo } from '../../fixtures/fixture.ts'
import { partOf, partsThatDiffer, pptxOf, shapeOf, slideOf } from '../../fixtures/office.ts'
import { pptx } from './pptx.ts'

const run = (text: string, attributes = '', inner = ''): string =>
  `<a:r><a:rPr lang="en-US"${attributes}>${inner}</a:rPr><a:t>${text}</a:t></a:r>`
const paragraph = (content: string, properties = ''): string =>
  `<a:p>${properties}${content}<a:endParaRPr lang="en-US"/></a:p>`
const slide = (file: string, content: string) => ({ file, shapes: shapeOf(paragraph(content)) })

function under(bytes: Uint8Array, parameters: Record<string, unknown> = {}, locale = 'es') {
  const options = optionsFor('a.pptx', locale, parameters)
  const { segments } = pptx.parse(bytes, options)
  return {
    list: segments.map(({ key, source }) => `${key}: ${source}`),
    sources: segments.map(({ source }) => source),
    build: (target: (source: string, key: string) => string | undefined) =>
      buildWith(pptx, bytes, options, ({ source, key }) => target(source, key)),
  }
}

describe('texts of slides', () => {
  test.each<[string, string, string[]]>([
    [
      'runs that the spelling checker split',
      run('Hel', ' dirty="0"') + run('lo', ' err="1"') + run(' you'),
      ['Hello you'],
    ],
    ['formatting', run('This is ') + run('bold', ' b="1"') + run(' here'), ['This is ⟦1⟧bold⟦/1⟧ here']],
    ['a link', run('See ') + run('docs', '', '<a:hlinkClick r:id="rId2"/>') + run(' now'), ['See ⟦1⟧docs⟦/1⟧ now']],
    ['a break', `${run('a')}<a:br><a:rPr/></a:br>${run('b')}`, ['a⟦1/⟧b']],
    [
      'a field',
      `${run('Slide ')}<a:fld id="{1}" type="slidenum"><a:rPr/><a:t>3</a:t></a:fld>${run(' of it')}`,
      ['Slide ⟦1/⟧ of it'],
    ],
    ['a field alone', '<a:fld id="{1}" type="slidenum"><a:rPr/><a:t>3</a:t></a:fld>', []],
  ])('%s', (_, content, expected) => {
    expect(under(pptxOf([slide('slide1.xml', content)])).sources).toEqual(expected)
  })

  test('are written with their formatting', () => {
    const built = under(
      pptxOf([slide('slide1.xml', run('This is ', ' sz="1800" dirty="0"') + run('bold', ' sz="1800" b="1"'))]),
    ).build(() => '⟦1⟧Gras⟦/1⟧ & <plus>')
    expect(partOf(built, 'ppt/slides/slide1.xml')).toContain(
      '<a:p><a:r><a:rPr lang="es" sz="1800" b="1"/><a:t>Gras</a:t></a:r><a:r><a:rPr lang="es" sz="1800"/><a:t> &amp; &lt;plus&gt;</a:t></a:r><a:endParaRPr lang="en-US"/></a:p>',
    )
  })
})

describe('slides', () => {
  const chart = {
    type: 'drawingml.chart',
    content: `<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><c:title><c:tx><c:rich>${paragraph(run('Sales'))}</c:rich></c:tx></c:title>${'<c:cat><c:strRef><c:f>S!A1</c:f><c:strCache><c:pt idx="0"><c:v>North</c:v></c:pt></c:strCache></c:strRef></c:cat>'.repeat(2)}<c:val><c:numRef><c:numCache><c:pt idx="0"><c:v>5</c:v></c:pt></c:numCache></c:numRef></c:val></c:chartSpace>`,
  }
  const diagram = (name: string) => ({
    type: `drawingml.diagram${name}`,
    content: `<d:x xmlns:d="d" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><d:t>${paragraph(run('Step', name === 'Drawing' ? ' sz="900"' : ''))}</d:t></d:x>`,
  })
  const bytes = pptxOf(
    [
      {
        ...slide('slide2.xml', run('First')),
        relations: [
          ['chart', '../charts/chart1.xml'],
          ['diagramData', '../diagrams/data1.xml'],
          ['diagramDrawing', '../diagrams/drawing1.xml'],
          ['notesSlide', '../notesSlides/notesSlide1.xml'],
        ],
      },
      { ...slide('slide10.xml', run('Not shown')), hidden: true },
      {
        file: 'slide1.xml',
        shapes: shapeOf(paragraph(run('Third')), '', 'A picture') + shapeOf(paragraph(run('12')), 'sldNum'),
      },
    ],
    {
      'ppt/charts/chart1.xml': chart,
      'ppt/diagrams/data1.xml': diagram('Data'),
      'ppt/diagrams/drawing1.xml': {
        ...diagram('Drawing'),
        type: 'application/vnd.ms-office.drawingml.diagramDrawing',
      },
      'ppt/notesSlides/notesSlide1.xml': {
        type: 'presentationml.notesSlide',
        content: slideOf('notes', shapeOf(paragraph(run('Say hello')), 'body')),
      },
      'ppt/slideMasters/slideMaster1.xml': {
        type: 'presentationml.slideMaster',
        content: slideOf('sldMaster', shapeOf(paragraph(run('Click to edit')), 'title')),
      },
    },
  )

  test('come in the order in which they are shown, with what is on them', () => {
    expect(under(bytes).list).toEqual([
      'slide-1/paragraph-1: First',
      'slide-1/chart1/paragraph-1: Sales',
      'slide-1/chart1/label-1: North',
      'slide-1/data1/paragraph-1: Step',
      'slide-1/notes/paragraph-1: Say hello',
      'slide-3/alternative-1: A picture',
      'slide-3/paragraph-1: Third',
    ])
  })

  test.each<[string, Record<string, unknown>, string]>([
    ['hidden slides', { translateHidden: true }, 'slide-2/paragraph-1: Not shown'],
    ['masters', { translateMasters: true }, 'slidemaster1/paragraph-1: Click to edit'],
  ])('by option: %s', (_, parameters, expected) => {
    expect(under(bytes, parameters).list).toContain(expected)
    expect(under(bytes).list).not.toContain(expected)
  })

  test('without notes and alternative texts', () => {
    expect(under(bytes, { translateNotes: false, translateAlternativeText: false }).list).toHaveLength(5)
  })

  test('left-out texts are listed', () => {
    const leftOut = (parameters: Record<string, unknown>) =>
      pptx.parse(bytes, optionsFor('a.pptx', 'es', parameters)).leftOut
    const slideTwo = { key: 'slide-2/paragraph-1', text: 'Not shown', reason: 'SKIPPED_KEY' }
    const notes = { key: 'slide-1/notes/paragraph-1', text: 'Say hello', reason: 'SKIPPED_KEY' }
    expect(leftOut({})).toEqual([slideTwo])
    expect(leftOut({ translateHidden: true })).toEqual([])
    expect(leftOut({ translateNotes: false })).toEqual([notes, slideTwo])
  })

  test('comments are listed, too', () => {
    const comments = {
      type: 'presentationml.comments',
      content: '<p:cmLst xmlns:p="p"><p:cm><p:text>Shorter?</p:text></p:cm></p:cmLst>',
    }
    const withComments = pptxOf([slide('slide1.xml', run('Hi'))], { 'ppt/comments/comment1.xml': comments })
    expect(pptx.parse(withComments, optionsFor('a.pptx', 'es')).leftOut).toEqual([
      { key: 'comment1/comment-1', text: 'Shorter?', reason: 'SKIPPED_KEY' },
    ])
  })

  test('a diagram is translated where it is kept and where it is drawn, a label in every series', () => {
    const built = under(bytes).build((source) => source.toUpperCase())
    expect(partOf(built, 'ppt/diagrams/data1.xml')).toContain('STEP')
    expect(partOf(built, 'ppt/diagrams/drawing1.xml')).toContain('<a:rPr lang="es" sz="900"/><a:t>STEP')
    expect(partOf(built, 'ppt/charts/chart1.xml').match(/<c:v>NORTH/g)).toHaveLength(2)
    expect(partsThatDiffer(bytes, built)).toHaveLength(6)
  })

  test('links have tips: once for the runs of one link, beside its words, and on shapes', () => {
    const link = (text: string, attributes = '') =>
      run(text, attributes, '<a:hlinkClick r:id="rId2" tooltip="Read &quot;it&quot;"/>')
    const shape = shapeOf(paragraph(run('See ') + link('do') + link('cs', ' b="1"'))).replace(
      ' name="Shape"/>',
      ' name="Shape"><a:hlinkClick r:id="" tooltip="Go on"/></p:cNvPr>',
    )
    const file = under(pptxOf([{ file: 'slide1.xml', shapes: shape }]))
    expect(file.list).toEqual([
      'slide-1/tip-1: Go on',
      'slide-1/paragraph-1: See ⟦1⟧do⟦/1⟧⟦2⟧cs⟦/2⟧',
      'slide-1/tip-2: Read "it"',
    ])
    const both = partOf(
      file.build((source) => source.toUpperCase()),
      'ppt/slides/slide1.xml',
    )
    expect(both.match(/tooltip="[^"]*"/g)).toEqual([
      'tooltip="GO ON"',
      ...Array.from({ length: 2 }, () => 'tooltip="READ &quot;IT&quot;"'),
    ])
    expect(both).toContain('<a:t>DO</a:t>')
    const alone = partOf(
      file.build((_, key) => (key.includes('tip') ? '‹›' : undefined)),
      'ppt/slides/slide1.xml',
    )
    expect(alone).toContain('tooltip="‹›"/></a:rPr><a:t>do</a:t>')
  })

  test('only what is translated changes', () => {
    const options = optionsFor('a.pptx', 'es')
    expect(pptx.build(bytes, options, new Map())).toBe(bytes)
    expect(partsThatDiffer(bytes, pptx.build(bytes, options, new Map([['slide-3/paragraph-1', 'x']])))).toEqual([
      'ppt/slides/slide1.xml',
    ])
  })
})

describe('from right to left', () => {
  const bytes = pptxOf([
    {
      file: 'slide1.xml',
      shapes: `${shapeOf(paragraph(run('Title')), 'ctrTitle')}${shapeOf(paragraph(run('a'), '<a:pPr lvl="1" algn="l"/>') + paragraph(run('b'), '<a:pPr algn="ctr"><a:buNone/></a:pPr>') + paragraph(run('c')))}<p:graphicFrame><a:graphic><a:tbl><a:tblPr firstRow="1"/><a:tr><a:tc>${paragraph(run('d'))}</a:tc></a:tr></a:tbl></a:graphic></p:graphicFrame>`,
    },
  ])
  test('paragraphs and tables are marked right-to-left, and left alignment becomes right', () => {
    const xml = partOf(
      under(bytes, {}, 'fa').build((source) => `${source}.`),
      'ppt/slides/slide1.xml',
    )
    for (const part of [
      '<a:p><a:pPr rtl="1"/><a:r><a:rPr lang="fa"/><a:t>Title.',
      '<a:pPr lvl="1" algn="r" rtl="1"/>',
      '<a:pPr algn="ctr" rtl="1"><a:buNone/></a:pPr>',
      '<a:p><a:pPr algn="r" rtl="1"/><a:r><a:rPr lang="fa"/><a:t>c.',
      '<a:tblPr firstRow="1" rtl="1"/>',
    ])
      expect(xml).toContain(part)
  })

  test('not by option', () => {
    expect(
      partOf(
        under(bytes, { setDirection: false }, 'fa').build((source) => `${source}.`),
        'ppt/slides/slide1.xml',
      ),
    ).not.toContain('rtl')
  })
})

test('a presentation that a library wrote, read by others', async () => {
  const deck = new PptxGenJS()
  const first = deck.addSlide()
  first.addText([{ text: 'Hello ' }, { text: 'bold', options: { bold: true } }, { text: ' world' }], {
    x: 1,
    y: 1,
    w: 5,
    h: 1,
  })
  first.addTable([[{ text: 'Cell A' }, { text: 'Cell B' }]])
  first.addNotes('Speak slowly')
  deck.addSlide().addChart('bar', [{ name: 'Series', labels: ['North', 'South'], values: [1, 2] }], {
    x: 1,
    y: 1,
    w: 5,
    h: 3,
    showTitle: true,
    title: 'Sales',
  })
  const bytes = new Uint8Array((await deck.write({ outputType: 'nodebuffer' })) as Buffer)
  expect(under(bytes).sources).toEqual(
    expect.arrayContaining([
      'Hello ⟦1⟧bold⟦/1⟧ world',
      'Cell A',
      'Cell B',
      'Speak slowly',
      'Sales',
      'North',
      'South',
      'Series',
    ]),
  )
  const zip = await JSZip.loadAsync(buildWith(pptx, bytes, optionsFor('a.pptx', 'es'), pseudo))
  const texts = (await zip.file('ppt/slides/slide1.xml')?.async('string')) ?? ''
  const words: string[] = []
  const collect = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(collect)
    else if (node !== null && typeof node === 'object') {
      for (const [name, value] of Object.entries(node)) {
        if (name === 'a:t') words.push(...[value].flat().map(String))
        else collect(value)
      }
    }
  }
  collect(new XMLParser({ trimValues: false }).parse(texts))
  expect(words.join('|')).toBe('Héllö |böld| wörld|Céll Á|Céll B')
})
