import type { PhrasingContent, Root } from 'mdast'
import type { Restored, Token } from '../inline/tokens.ts'
import type { PlaceholderOptions } from '../inline/placeholders.ts'
import { onOneLine } from '../lines.ts'
import { withoutDirectives } from './directives.ts'
import { type BlockKind, escapeEverything, escapeMarks, escapeStart, escapeText } from './escape.ts'
import { withoutExpressions } from './expressions.ts'
import { hasExpressions, plainBreaks, signatureOf, tokenizeBlock } from './inline-markdown.ts'
import { parseTree } from './parse-tree.ts'

const htmlOf: Readonly<Record<string, string>> = {
  '*': 'em',
  _: 'em',
  '**': 'strong',
  __: 'strong',
  '~': 'del',
  '~~': 'del',
}
const harmless = /^[\p{L}\p{N}\p{M}][\p{L}\p{N}\p{M} ,;()'"’“”«»—–…。、，！？؟،%/-]*[.:!?]?$/u

/** Text with more marks than this is not read back: that would take seconds. */
const mostMarks = 20_000
const anyMark = /[\\`*_~[\]<>&|]/g

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
  const marks = content.reduce(
    (sum, part) => sum + (part.kind === 'text' ? (part.text.match(anyMark)?.length ?? 0) : 0),
    0,
  )
  if (marks > mostMarks) return render(content, kind, escapeEverything, (native) => native)
  const attempts = [
    { html: false, escape: (line: string) => escapeText(line, kind) },
    { html: true, escape: (line: string) => escapeText(line, kind) },
    { html: false, escape: escapeMarks },
    { html: true, escape: escapeMarks },
    { html: false, escape: escapeEverything },
    { html: true, escape: escapeEverything },
  ]
  const hasEmphasis = content.some((part) => part.kind !== 'text' && asHtml(part) !== part.native)
  const isBeside = (at: number): boolean => {
    const next = content[at + 1]
    return next?.kind === 'text' && /^\S/u.test(next.text)
  }
  const hasBareLinks = content.some(
    (part, at) => part.kind === 'standalone' && isBeside(at) && withBrackets(part.native) !== part.native,
  )
  const ways = attempts.filter(({ html }) => hasEmphasis || !html)
  let rendered = ''
  // An address would go on into words right beside it.
  const withLinks = [...ways, ...(hasBareLinks ? ways.map((way) => ({ ...way, brackets: true })) : [])]
  for (const attempt of withLinks) {
    const pieces = content.map((part, at) => {
      if (part.kind === 'text') return part
      const native = attempt.html ? asHtml(part) : part.native
      return { ...part, native: 'brackets' in attempt && isBeside(at) ? withBrackets(native) : native }
    })
    rendered = render(pieces, kind, attempt.escape, (native) => native)
    const alone = render(pieces, kind, attempt.escape, plainBreaks)
    const meant = signatureOf(pieces.map(asToken))
    const read = readBack(alone, kind, definitions, codes)
    if (read === meant) return rendered
  }
  return rendered
}

/** A bare address as a link that ends where it is marked to end. */
function withBrackets(native: string): string {
  if (/^(?:https?:\/\/|[\w.+-]+@)[^\s<>]+$/i.test(native)) return `<${native}>`
  return /^www\.[^\s<>()[\]]+$/i.test(native) ? `[${native}](http://${native})` : native
}

function render(
  pieces: readonly Restored[],
  kind: BlockKind,
  escape: (line: string) => string,
  native: (text: string) => string,
): string {
  return pieces
    .map((part, index) => {
      if (part.kind !== 'text') return native(part.native)
      const next = pieces[index + 1]
      const line = onOneLine(part.text)
      // To some parsers a line with a stroke, escaped or not, is the head of a table when it is underlined.
      const text = kind === 'underlined' ? escape(line).replace(/\\?\|/g, '&#124;') : escape(line)
      const bang =
        next && next.kind !== 'text' && next.native.startsWith('[') && text.endsWith('!') && !text.endsWith('\\!')
      const safe = bang ? `${text.slice(0, -1)}\\!` : text
      // The first cell of a row may stand at the start of its line.
      return index === 0 && kind !== 'heading' ? escapeStart(safe) : safe
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
  const block = {
    paragraph: rendered,
    heading: `# ${rendered}`,
    underlined: `${rendered}\n---`,
    cell: `|x|\n|-|\n| ${rendered} |`,
  }[kind]
  const text = `${block}\n\n${[...definitions].join('\n\n')}`
  const plain = withoutDirectives(hasExpressions(codes) ? withoutExpressions(text) : text)
  const children = contentIn(parseTree(plain), kind)
  if (!children) return undefined
  const slice = (start: number, end: number): string => text.slice(start, end)
  return signatureOf(tokenizeBlock(children, { ...codes, kind, definitions: new Set(), slice, plain }))
}

function contentIn(root: Root, kind: BlockKind): PhrasingContent[] | undefined {
  const first = root.children[0]
  const others = root.children.slice(1)
  if (!others.every((node) => node.type === 'definition' || node.type === 'footnoteDefinition')) return undefined
  if (kind === 'paragraph') return first?.type === 'paragraph' ? first.children : undefined
  if (kind === 'heading' || kind === 'underlined') return first?.type === 'heading' ? first.children : undefined
  if (first?.type !== 'table' || first.children.length !== 2) return undefined
  return first.children[1]?.children[0]?.children
}
