import type { PhrasingContent, Root } from 'mdast'
import type { Restored, Token } from '../inline/tokens.ts'
import type { PlaceholderOptions } from '../inline/placeholders.ts'
import { type BlockKind, escapeEverything, escapeStart, escapeText } from './escape.ts'
import { plainBreaks, signatureOf, tokenizeBlock } from './inline-markdown.ts'
import { parseTree } from './parse-tree.ts'

const htmlOf: Readonly<Record<string, string>> = { '*': 'em', _: 'em', '**': 'strong', __: 'strong', '~': 'del', '~~': 'del' }
const harmless = /^[\p{L}\p{N}\p{M}][\p{L}\p{N}\p{M} ,;()'"’“”«»—–…。、，！？؟،%/-]*[.:!?]?$/u

/**
 * Writes content so that it reads back as what was meant. The plainest way is tried first; where Markdown's rules get
 * in the way (emphasis next to Japanese punctuation, marks that are meant as text) emphasis becomes HTML and all
 * punctuation is escaped. `definitions` are those that the content refers to.
 */
export function renderContent(
  content: readonly Restored[],
  kind: BlockKind,
  definitions: ReadonlySet<string>,
  codes: PlaceholderOptions,
): string {
  const only = content[0]
  const isHarmless = (text: string): boolean => harmless.test(text) && !/www\.|^\d+[.)]/.test(text)
  if (content.length === 1 && only?.kind === 'text' && isHarmless(only.text)) return only.text
  const attempts = [
    { html: false, escapeAll: false },
    { html: true, escapeAll: false },
    { html: false, escapeAll: true },
    { html: true, escapeAll: true },
  ]
  let rendered = ''
  for (const attempt of attempts) {
    const pieces = content.map((part) => ({ ...part, ...(part.kind !== 'text' && attempt.html && { native: asHtml(part) }) }))
    rendered = render(pieces, kind, attempt.escapeAll, (native) => native)
    const alone = render(pieces, kind, attempt.escapeAll, plainBreaks)
    const meant = signatureOf(pieces.map(asToken))
    const read = readBack(alone, kind, definitions, codes)
    if (read === meant) return rendered
  }
  return rendered
}

function render(pieces: readonly Restored[], kind: BlockKind, escapeAll: boolean, native: (text: string) => string): string {
  return pieces
    .map((part, index) => {
      if (part.kind !== 'text') return native(part.native)
      const next = pieces[index + 1]
      const line = part.text.replace(/[ \t]*[\r\n]+[ \t]*/g, ' ')
      const text = escapeAll ? escapeEverything(line) : escapeText(line, kind)
      const bang = next && next.kind !== 'text' && next.native.startsWith('[') && text.endsWith('!') && !text.endsWith('\\!')
      const safe = bang ? `${text.slice(0, -1)}\\!` : text
      return index === 0 && kind === 'paragraph' ? escapeStart(safe) : safe
    })
    .join('')
}

function asToken(part: Restored): Token {
  return part.kind === 'text' ? { type: 'text', text: part.text } : { type: 'standalone', native: part.native }
}

function asHtml(part: Extract<Restored, { native: string }>): string {
  const name = htmlOf[part.native]
  if (name === undefined || part.kind === 'standalone') return part.native
  return part.kind === 'open' ? `<${name}>` : `</${name}>`
}

/** The signature of rendered content as a parser understands it; `undefined` when it isn't one block of its kind. */
function readBack(
  rendered: string,
  kind: BlockKind,
  definitions: ReadonlySet<string>,
  codes: PlaceholderOptions,
): string | undefined {
  const block = { paragraph: rendered, heading: `# ${rendered}`, cell: `|x|\n|-|\n| ${rendered} |` }[kind]
  const text = `${block}\n\n${[...definitions].join('\n\n')}`
  const children = contentIn(parseTree(text), kind)
  if (!children) return undefined
  const slice = (start: number, end: number): string => text.slice(start, end)
  return signatureOf(tokenizeBlock(children, { ...codes, kind, definitions: new Set(), slice }))
}

function contentIn(root: Root, kind: BlockKind): PhrasingContent[] | undefined {
  const first = root.children[0]
  const others = root.children.slice(1)
  if (!others.every((node) => node.type === 'definition' || node.type === 'footnoteDefinition')) return undefined
  if (kind === 'paragraph') return first?.type === 'paragraph' ? first.children : undefined
  if (kind === 'heading') return first?.type === 'heading' ? first.children : undefined
  if (first?.type !== 'table' || first.children.length !== 2) return undefined
  return first.children[1]?.children[0]?.children
}
