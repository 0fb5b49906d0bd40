import { describe, expect, it } from 'vitest'
import { documentOf } from '../../peer/html-document.ts'
import { translatedFields, type ContentType } from './entries.ts'
import { richTextHtml, translatedTree } from './rich-text.ts'

const text = (value: string, ...types: string[]) => ({
  nodeType: 'text',
  value,
  marks: types.map((type) => ({ type })),
  data: {},
})
const node = (nodeType: string, content: object[], data: object = {}) => ({ nodeType, data, content })
const tree = node('document', [
  node('heading-2', [text('Hello & '), text('welcome', 'bold', 'italic')]),
  node('embedded-entry-block', [], { target: { sys: { id: 'e1' } } }),
  node('unordered-list', [
    node('list-item', [
      node('paragraph', [
        text('See '),
        node('hyperlink', [text('the <docs>')], { uri: 'https://example.com' }),
        node('embedded-entry-inline', [], { target: { sys: { id: 'e2' } } }),
        text('.\nBye'),
      ]),
    ]),
  ]),
])

describe('rich text of Contentful', () => {
  it('each block of text is a paragraph, with marks, links, and inline entries as tags', () => {
    expect(richTextHtml(tree)).toBe(
      '<p data-block="0">Hello &amp; <b><i>welcome</i></b></p>\n' +
        '<p data-block="1">See <a data-node="1">the &lt;docs&gt;</a><img data-node="2">.<br>Bye</p>',
    )
  })

  it('a tree whose texts come back as they are stays the same, but for texts that are cut at line breaks', () => {
    const plain = node('document', [tree.content[0]!, tree.content[1]!])
    expect(translatedTree(plain, richTextHtml(plain))).toEqual(plain)
  })

  it('a translation may move tags, and everything else keeps its place', () => {
    const html =
      '<p data-block="0"><i>Hola</i></p>\n<p data-block="1"><img data-node="2"><a data-node="1">los &lt;docs&gt;</a></p>'
    const made = translatedTree(tree, html) as typeof tree
    expect(made.content[0]).toEqual(node('heading-2', [text('Hola', 'italic')]))
    expect(made.content[1]).toEqual(tree.content[1])
    expect(richTextHtml(made)).toContain('<img data-node="0"><a data-node="1">los &lt;docs&gt;</a>')
    expect(JSON.stringify(made)).toContain('"id":"e2"')
    expect(JSON.stringify(made)).toContain('https://example.com')
  })

  it('names that every object inherits are names like any other', () => {
    const odd = node('document', [node('paragraph', [text('Hello', 'constructor')])])
    expect(richTextHtml(odd)).toBe('<p data-block="0">Hello</p>')
    const made = translatedTree(odd, '<p data-block="0"><constructor>Hola</constructor></p>')
    expect(made).toEqual(node('document', [node('paragraph', [text('Hola')])]))
    const fields = ['title', 'constructor'].map((name) => ({ name, type: 'Symbol' as const }))
    const type: ContentType = { id: 'page', name: 'Page', titleField: 'title', fields }
    const bytes = documentOf([{ name: 'title', value: 'Hola', isPlain: true }])
    expect(translatedFields({}, type, { bytes, source: 'en', code: 'es' })).toEqual({ title: { es: 'Hola' } })
  })
})
