import { unzipSync, strFromU8 } from 'fflate'
import mammoth from 'mammoth'
import { describe, expect, test } from 'vitest'
import { buildWith, optionsFor, pseudo } from '../../fixtures/fixture.ts'
import { docxOf, wordNamespaces } from '../../fixtures/office.ts'
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

const run = (text: string, properties = ''): string => `<w:r w:rsidR="00AB12CD">${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`
const paragraph = (content: string, properties = ''): string => `<w:p w:rsidR="00AB12CD">${properties && `<w:pPr>${properties}</w:pPr>`}${content}</w:p>`
const field = (instruction: string, result: string): string =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ${instruction} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${result}<w:r><w:fldChar w:fldCharType="end"/></w:r>`

describe('what there is to translate', () => {
  test.each<[string, string, string[]]>([
    ['plain', run('Hello there'), ['Hello there']],
    ['runs that Word split', run('Hel') + '<w:proofErr w:type="spellStart"/>' + run('lo th', '<w:lang w:val="en-US"/>') + run('ere', '<w:noProof/>'), ['Hello there']],
    ['a word in bold', run('This is ') + run('very', '<w:b/>') + run(' good'), ['This is ⟦1⟧very⟦/1⟧ good']],
    ['bold throughout', run('This is ', '<w:b/>') + run('good', '<w:b/>'), ['This is good']],
    ['bold at the beginning', run('Note', '<w:b/>') + run(': read this.'), ['⟦1⟧Note⟦/1⟧: read this.']],
    ['white space in bold', run('a') + run(' ', '<w:b/>') + run('b'), ['a b']],
    ['a tab and a break', `<w:r><w:tab/><w:t>a</w:t><w:br/><w:t>b</w:t></w:r>`, ['a⟦1/⟧b']],
    ['a hyperlink', `${run('See ')}<w:hyperlink r:id="rId9">${run('the docs', '<w:rStyle w:val="Hyperlink"/>')}</w:hyperlink>${run('.')}`, ['See ⟦1⟧the docs⟦/1⟧.']],
    ['a hyperlink alone', `<w:hyperlink r:id="rId9">${run('the docs', '<w:rStyle w:val="Hyperlink"/>')}</w:hyperlink>`, ['the docs']],
    ['bookmarks at the edges', `<w:bookmarkStart w:id="0" w:name="_Toc1"/>${run('Heading')}<w:bookmarkEnd w:id="0"/>`, ['Heading']],
    ['the cursor', `${run('a')}<w:bookmarkStart w:id="0" w:name="_GoBack"/><w:bookmarkEnd w:id="0"/>${run('b')}`, ['ab']],
    ['a page number', run('Page ') + field('PAGE', run('7')) + run(' of it'), ['Page ⟦1/⟧ of it']],
    ['a link as a field', run('See ') + field('HYPERLINK "https://x.org"', run('this')) + run(' now'), ['See ⟦1⟧this⟦/1⟧ now']],
    ['a field within a field', run('See ') + field('IF', field('PAGE', run('1')) + run('x')) + run(' now'), ['See ⟦1/⟧ now']],
    ['deleted and inserted', `${run('a ')}<w:del w:id="1" w:author="x">${'<w:r><w:delText>old</w:delText></w:r>'}</w:del><w:ins w:id="2" w:author="x">${run('new')}</w:ins>${run(' b')}`, ['a new b']],
    ['a note', `${run('Text')}<w:r><w:footnoteReference w:id="2"/></w:r>${run(' goes on')}`, ['Text⟦1/⟧ goes on']],
    ['hidden text', run('a ') + run('secret', '<w:vanish/>') + run('b'), ['a ⟦1/⟧b']],
    ['not hidden', run('wide ') + run('open', '<w:vanish w:val="0"/>') + run(' space'), ['wide ⟦1⟧open⟦/1⟧ space']],
    ['a content control', `${run('Dear ')}<w:sdt><w:sdtPr><w:id w:val="1"/></w:sdtPr><w:sdtContent>${run('Madam')}</w:sdtContent></w:sdt>${run(',')}`, ['Dear ⟦1⟧Madam⟦/1⟧,']],
    ['a drop-down', `${run('Dear ')}<w:sdt><w:sdtPr><w:dropDownList/></w:sdtPr><w:sdtContent>${run('Madam')}</w:sdtContent></w:sdt>${run(',')}`, ['Dear ⟦1/⟧,']],
    ['brackets of ours', run('a ⟦1⟧ b'), ['a ⟦1/⟧1⟦2/⟧ b']],
    ['entities', run('a &lt;b&gt; &amp;amp;'), ['a <b> &amp;']],
    ['sentences', run('One. Two ') + run('bold. Three', '<w:b/>') + run('. Four.'), ['One.', 'Two ⟦1⟧bold. Three⟦/1⟧.', 'Four.']],
    ['nothing', '', []],
  ])('%s', (_, content, expected) => {
    expect(under(paragraph(content)).segments.map(({ source }) => source)).toEqual(expected)
  })
})

test('what is written reads as what was meant', () => {
  const { built } = under(paragraph(run('This is ') + run('very', '<w:b/>') + run(' good'), '<w:pStyle w:val="X"/>'))
  expect(built(() => '⟦1⟧Muy⟦/1⟧\tbueno & <así>\nsí')).toContain(
    '<w:p w:rsidR="00AB12CD"><w:pPr><w:pStyle w:val="X"/></w:pPr><w:r><w:rPr><w:b/><w:lang w:val="es"/></w:rPr><w:t xml:space="preserve">Muy</w:t></w:r><w:r><w:rPr><w:lang w:val="es"/></w:rPr><w:tab/><w:t xml:space="preserve">bueno &amp; &lt;así&gt;</w:t><w:br/><w:t xml:space="preserve">sí</w:t></w:r></w:p>',
  )
})
