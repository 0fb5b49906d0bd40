import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { layoutTasks } from '../file-work/layout-tasks.ts'
import { optionsFor } from './fixtures/fixture.ts'
import { idmlOf, paragraphRange, textRange } from './fixtures/idml.ts'
import { odfOf } from './fixtures/odf.ts'
import { docxOf, pptxOf, shapeOf, xlsxOf } from './fixtures/office.ts'
import { looksOf, shownOf } from './inline/looks.ts'

/** Each text as its place in words and the number of its sentences, where that is more than one. */
async function placesIn(name: string, content: string | Uint8Array): Promise<string[]> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const found: string[] = []
  for await (const texts of layoutTasks.layout(bytes, optionsFor(name, 'es')))
    for (const { place, keys } of texts) {
      const { kind, level, cell, path, time, part } = place
      const words = [
        part && `${part.kind} ${part.name}`.trim(),
        kind + (level ?? ''),
        cell && `${cell.table}/${cell.row}:${cell.column}`,
        path?.join('>'),
        time,
        keys.length > 1 && `×${keys.length}`,
      ]
      found.push(words.filter(Boolean).join(' '))
    }
  return found
}

const word = (text: string, properties = ''): string =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}<w:r><w:t>${text}</w:t></w:r></w:p>`
const wordCell = (text: string): string => `<w:tc>${word(text)}</w:tc>`

/** A Word document with styles. */
function styledDocx(body: string, styles: string): Uint8Array {
  const parts = unzipSync(docxOf(body))
  const rels = 'word/_rels/document.xml.rels'
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles'
  const relation = `<Relationship Id="rIdS" Type="${type}" Target="styles.xml"/></Relationships>`
  const list = strFromU8(parts[rels]!)
  const namespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
  return zipSync({
    ...parts,
    [rels]: strToU8(
      list.includes('</Relationships>')
        ? list.replace('</Relationships>', relation)
        : list.replace(/\/>\s*$/, `>${relation}`),
    ),
    'word/styles.xml': strToU8(`<w:styles xmlns:w="${namespace}">${styles}</w:styles>`),
  })
}

const slideText = (text: string, properties = ''): string =>
  `<a:p>${properties}<a:r><a:rPr/><a:t>${text}</a:t></a:r></a:p>`
const slideTable = `<p:graphicFrame><a:graphic><a:graphicData><a:tbl><a:tr><a:tc><a:txBody>${slideText('In it')}</a:txBody></a:tc></a:tr></a:tbl></a:graphicData></a:graphic></p:graphicFrame>`
const odfCell = (text: string, attributes = ''): string =>
  `<table:table-cell${attributes}><text:p>${text}</text:p></table:table-cell>`
const storyText = (text: string): string => textRange(`<Content>${text}</Content>`)

describe('places of texts', () => {
  test.each<[string, string | Uint8Array, string[]]>([
    [
      'page.html',
      '<title>T</title><h2>A</h2><p>One. Two.</p><ul><li>b<ul><li>c</li></ul></li></ul><blockquote>q</blockquote><table><tr><th>d<td>e<tr><td>f</table>g',
      [
        'ASIDE',
        'HEADING2',
        'PARAGRAPH ×2',
        'ITEM1',
        'ITEM2',
        'QUOTE',
        'PARAGRAPH 1/1:1',
        'PARAGRAPH 1/1:2',
        'PARAGRAPH 1/2:1',
        'PARAGRAPH',
      ],
    ],
    [
      'page.md',
      '---\ntitle: T\n---\n# A\n\nOne. Two.\n\n- b\n  - c\n\n> q\n\n| d | e |\n|---|---|\n| f | g |\n\n![alt](x.png)\n',
      [
        'KEY title',
        'HEADING1',
        'PARAGRAPH ×2',
        'ITEM1',
        'ITEM2',
        'QUOTE',
        'PARAGRAPH 1/1:1',
        'PARAGRAPH 1/1:2',
        'PARAGRAPH 1/2:1',
        'PARAGRAPH 1/2:2',
        'ASIDE',
      ],
    ],
    [
      'letter.docx',
      styledDocx(
        word('A', '<w:pStyle w:val="Own"/>') +
          word('B', '<w:outlineLvl w:val="1"/>') +
          word('c', '<w:numPr><w:ilvl w:val="1"/><w:numId w:val="3"/></w:numPr>') +
          `<w:tbl><w:tr>${wordCell('d')}${wordCell('e')}</w:tr><w:tr>${wordCell('f')}</w:tr></w:tbl>` +
          word('One. Two.'),
        '<w:style w:styleId="H3"><w:name w:val="heading 3"/></w:style><w:style w:styleId="Own"><w:name w:val="Own"/><w:basedOn w:val="H3"/></w:style>',
      ),
      ['HEADING3', 'HEADING2', 'ITEM2', 'PARAGRAPH 1/1:1', 'PARAGRAPH 1/1:2', 'PARAGRAPH 1/2:1', 'PARAGRAPH ×2'],
    ],
    [
      'talk.pptx',
      pptxOf([
        { file: 'slide1.xml', shapes: shapeOf(slideText('A'), 'title') + shapeOf(slideText('b', '<a:pPr lvl="1"/>')) },
        { file: 'slide2.xml', shapes: slideTable },
      ]),
      ['SLIDE 1 HEADING2', 'SLIDE 1 ITEM2', 'SLIDE 2 PARAGRAPH 1/1:1'],
    ],
    [
      'prices.xlsx',
      xlsxOf(
        [{ name: 'One', content: '<sheetData><row r="2"><c r="C2" t="s"><v>0</v></c></row></sheetData>' }],
        ['<si><t>x y</t></si>'],
      ),
      ['SHEET One PARAGRAPH 1/2:3'],
    ],
    [
      'letter.odt',
      odfOf(
        'odt',
        `<text:h text:outline-level="2">A</text:h><text:list><text:list-item><text:p>b</text:p></text:list-item></text:list><table:table><table:table-row>${odfCell('c')}${odfCell('d')}</table:table-row></table:table><text:p>e</text:p>`,
      ),
      ['HEADING2', 'ITEM1', 'PARAGRAPH 1/1:1', 'PARAGRAPH 1/1:2', 'PARAGRAPH'],
    ],
    [
      'prices.ods',
      odfOf(
        'ods',
        `<table:table table:name="S"><table:table-row table:number-rows-repeated="4"><table:table-cell/></table:table-row><table:table-row><table:table-cell table:number-columns-repeated="2"/>${odfCell('x', ' office:value-type="string"')}</table:table-row></table:table>`,
      ),
      ['SHEET S PARAGRAPH 1/5:3'],
    ],
    [
      'talk.odp',
      odfOf(
        'odp',
        '<draw:page><text:p>a</text:p><presentation:notes><text:p>b</text:p></presentation:notes></draw:page><draw:page><text:p>c</text:p></draw:page>',
      ),
      ['SLIDE 1 PARAGRAPH', 'NOTES 1 PARAGRAPH', 'SLIDE 2 PARAGRAPH'],
    ],
    [
      'ad.idml',
      idmlOf([
        { story: 'u1', content: paragraphRange(storyText('A')).replace('/Body', '/Heading 2') },
        {
          story: 'u2',
          content: paragraphRange(
            `${storyText('b')}${textRange(`<Table><Cell Name="1:2">${paragraphRange(storyText('c'))}</Cell></Table>`)}`,
          ),
        },
      ]),
      ['STORY 1 HEADING2', 'STORY 2 PARAGRAPH', 'STORY 2 PARAGRAPH 1/3:2'],
    ],
    ['film.srt', '1\n00:00:01,000 --> 00:00:02,000\nHello\n', ['CUE 00:00:01,000 --> 00:00:02,000']],
    ['app.json', '{"menu": {"a/b": "x"}, "top": "y"}', ['KEY menu>a/b', 'KEY top']],
    ['app.yaml', 'menu:\n  open: x\n', ['KEY menu>open']],
    ['app.properties', 'menu.open=x\n', ['KEY menu>open']],
    ['app.strings', '"Open it" = "x";\n', ['KEY Open it']],
    ['app.po', 'msgctxt "menu"\nmsgid "x"\nmsgstr ""\n\nmsgid "y"\nmsgstr ""\n', ['KEY menu', 'PARAGRAPH']],
    ['app.csv', 'a,b\nc,d\n', ['PARAGRAPH 1/1:1', 'PARAGRAPH 1/1:2', 'PARAGRAPH 1/2:1', 'PARAGRAPH 1/2:2']],
    [
      'topic.dita',
      '<topic id="t"><title>A</title><body><ul><li>b</li></ul><p>c</p></body></topic>',
      ['HEADING1', 'ITEM1', 'PARAGRAPH'],
    ],
  ])('%s', async (name, content, places) => {
    expect(await placesIn(name, content)).toEqual(places)
  })
})

test.each([
  [{ kind: 'paired', open: '<b>', close: '</b>', display: 'b' }, ['BOLD'], ''],
  [{ kind: 'paired', open: '**', close: '**' }, ['BOLD'], ''],
  [{ kind: 'paired', open: '<w:rPr/>', close: '', display: 'b i' }, ['BOLD', 'ITALIC'], ''],
  [{ kind: 'standalone', open: '<br onclick="x()">', display: '↵' }, ['BREAK'], ''],
  [{ kind: 'standalone', open: '`npm run`' }, ['CODE'], 'npm run'],
  [{ kind: 'standalone', open: '{name}' }, [], '{name}'],
  [{ kind: 'standalone', open: '<img src="https://a.test/x.png">' }, [], ''],
  [{ kind: 'standalone', open: '<!-- to do -->', display: 'to do' }, [], ''],
  [{ kind: 'standalone', open: '![x](https://a.test/x.png)' }, [], ''],
] as const)('a tag shows as words of a closed list: %j', (code, looks, shown) => {
  expect([looksOf({ id: 1, ...code }), shownOf({ id: 1, ...code })]).toEqual([looks, shown])
})
