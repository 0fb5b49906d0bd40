import { isObject, objectsIn, ownOf, textIn, type JsonObject } from '../../peer/answered.ts'

// Contentful's rich text is a tree. Each block of text becomes a paragraph; what is inside of it, tags. The tree itself is
// never rebuilt from HTML: a translation takes the place of the blocks in a copy of the source's tree.

const marks: Record<string, string> = {
  bold: 'b',
  italic: 'i',
  underline: 'u',
  code: 'code',
  superscript: 'sup',
  subscript: 'sub',
  strikethrough: 's',
}
const marksByTag = Object.fromEntries(Object.entries(marks).map(([mark, tag]) => [tag, mark]))

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const unescaped = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&amp;', '&')

const childrenOf = (node: JsonObject) => objectsIn(node['content'])
const isText = (node: JsonObject) => node['nodeType'] === 'text'
const isBlockOfText = (node: JsonObject) => /^(?:paragraph|heading-\d)$/.test(textIn(node['nodeType']))

/** Blocks of text in their order. */
function blocksOf(node: JsonObject): JsonObject[] {
  return isBlockOfText(node) ? [node] : childrenOf(node).flatMap(blocksOf)
}

/** A tree as HTML, a paragraph for each of its blocks of text; without those that are empty. */
export function richTextHtml(tree: unknown): string {
  if (!isObject(tree)) return ''
  return blocksOf(tree)
    .flatMap((block, at) => {
      const html = inlineHtml(childrenOf(block))
      return html.trim() === '' ? [] : [`<p data-block="${at}">${html}</p>`]
    })
    .join('\n')
}

const inlineHtml = (nodes: readonly JsonObject[]): string =>
  nodes
    .map((node, at) => {
      if (isText(node)) return markedHtml(node)
      const inner = inlineHtml(childrenOf(node))
      return inner === '' ? `<img data-node="${at}">` : `<a data-node="${at}">${inner}</a>`
    })
    .join('')

function markedHtml(node: JsonObject): string {
  const text = escaped(textIn(node['value'])).replaceAll('\n', '<br>')
  const tags = objectsIn(node['marks']).flatMap(({ type }) => ownOf(marks, textIn(type)) ?? [])
  return tags.reduceRight((html, tag) => `<${tag}>${html}</${tag}>`, text)
}

/** A copy of a tree with the texts of such HTML in the place of its own. */
export function translatedTree(tree: JsonObject, html: string): JsonObject {
  const copy = structuredClone(tree)
  const blocks = blocksOf(copy)
  for (const [, at, inner = ''] of html.matchAll(/<p data-block="(\d+)"[^>]*>([\s\S]*?)<\/p>/g)) {
    const block = blocks[Number(at)]
    if (block) block['content'] = inlineNodes(inner, childrenOf(block))
  }
  return copy
}

/** A tag that is open while others are read. */
interface Open {
  tag: string
  /** The node whose content it is; undefined for marks. */
  node?: JsonObject
  into: JsonObject[]
  originals: readonly JsonObject[]
}

function inlineNodes(html: string, originals: readonly JsonObject[]): JsonObject[] {
  const result: JsonObject[] = []
  const stack: Open[] = [{ tag: '', into: result, originals }]
  const addText = (value: string) => {
    if (value === '') return
    const types = stack.flatMap(({ tag }) => ownOf(marksByTag, tag) ?? [])
    stack.at(-1)!.into.push({ nodeType: 'text', value, marks: types.map((type) => ({ type })), data: {} })
  }
  for (const [token] of html.matchAll(/<[^>]*>|[^<]+/g)) {
    const [, close, tag = ''] = /^<(\/?)([a-z]+)/.exec(token) ?? []
    const top = stack.at(-1)!
    if (!token.startsWith('<')) addText(unescaped(token))
    else if (tag === 'br') addText('\n')
    else if (close) {
      if (stack.length > 1 && top.tag === tag) stack.pop()
    } else {
      const at = /data-node="(\d+)"/.exec(token)?.[1]
      const original = at === undefined ? undefined : top.originals[Number(at)]
      if (original && tag === 'img') top.into.push(original)
      else if (original && tag === 'a') {
        const node = { ...original, content: [] as JsonObject[] }
        top.into.push(node)
        stack.push({ tag, node, into: node.content, originals: childrenOf(original) })
      } else if (ownOf(marksByTag, tag)) stack.push({ tag, into: top.into, originals: top.originals })
    }
  }
  return result.length > 0 ? result : [{ nodeType: 'text', value: '', marks: [], data: {} }]
}
