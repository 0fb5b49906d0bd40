import type { PhrasingContent } from 'mdast'
import { markup, type PlaceholderOptions, tokenizeText } from '../inline/placeholders.ts'
import type { Token } from '../inline/tokens.ts'
import { onOneLine } from '../lines.ts'
import { type BlockKind, escapeText } from './escape.ts'
import { splitFormulas } from './formulas.ts'
import { rangeOf } from './parse-tree.ts'

// oxlint-disable-next-line no-control-regex -- characters that are codes only because segments cannot hold them
const unsafeCharacter = /^[⟦⟧\u0000-\u001F\uFFFE\uFFFF]$/

/** Template code, which always counts as a code, as do matches of an account's own expression. */
export const templateCodes = String.raw`\{\{[^{}]{1,200}\}\}|\{%[^{}%]{0,200}%\}`
/** Expressions within lines of MDX; `{#name}` is the name of a heading. */
export const expressionCodes = String.raw`\{(?!#)[^{}\r\n]{1,1000}\}`
/** Whether codes are those of MDX. */
export const hasExpressions = ({ tagRegex }: PlaceholderOptions): boolean =>
  tagRegex?.source.includes(expressionCodes) === true
const template = new RegExp(`^(?:${templateCodes}|${expressionCodes})$`)

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。]/u

/** How to turn the content of a block into tokens. */
export type InlineContext = PlaceholderOptions & {
  kind: BlockKind
  /** A piece of the file, with the translations within it (of titles, of alternative texts) already in place. */
  slice: (start: number, end: number) => string
  /** The same as it was parsed. */
  plain: string
  /** Definitions that the content refers to; filled while it is read. */
  definitions: Set<string>
}

/** The content of a paragraph, heading or table cell. Line breaks that mean nothing become spaces. */
export function tokenizeBlock(nodes: readonly PhrasingContent[], context: InlineContext): Token[] {
  const tokens = tokenizePhrasing(nodes, context)
  const last = tokens.at(-1)
  // The name that many processors let a heading have: `{#name}`.
  const anchor = context.kind === 'heading' && last?.type === 'text' ? /\s*\{#[\w.:-]+\}$/.exec(last.text) : null
  if (!anchor || last?.type !== 'text') return tokens
  const words = last.text.slice(0, anchor.index)
  return [...tokens.slice(0, -1), { type: 'text', text: words }, { type: 'standalone', native: anchor[0] }]
}

function tokenizePhrasing(nodes: readonly PhrasingContent[], context: InlineContext): Token[] {
  return nodes.flatMap((node, index) => {
    const { start, end } = rangeOf(node)
    const whole = (): Token => ({ type: 'standalone', native: context.slice(start, end) })
    switch (node.type) {
      case 'text': {
        const raw = context.slice(start, end)
        return splitFormulas(node.value, context.plain.slice(start, end), raw).flatMap(({ text, isFormula }) =>
          isFormula ? [{ type: 'standalone', native: text }] : tokenizeWords(text, raw, context),
        )
      }
      case 'emphasis':
      case 'strong':
      case 'delete':
        return wrapped(node.children, start, end, undefined, context)
      case 'link':
        // An address by itself, with or without angle brackets, is nothing to translate.
        return context.slice(start, start + 1) === '['
          ? wrapped(node.children, start, end, undefined, context)
          : [whole()]
      case 'linkReference': {
        const label = labelOf(context.slice(start, end), node.referenceType)
        context.definitions.add(`[${label}]: x`)
        return wrapped(node.children, start, end, node.referenceType === 'full' ? undefined : `][${label}]`, context)
      }
      case 'imageReference':
        context.definitions.add(`[${labelOf(context.slice(start, end).slice(1), node.referenceType)}]: x`)
        return [whole()]
      case 'footnoteReference':
        context.definitions.add(`${context.slice(start, end)}: x`)
        return [whole()]
      case 'break': {
        const next = nodes[index + 1]
        return [{ type: 'standalone', native: context.slice(start, next ? rangeOf(next).start : end), display: '↵' }]
      }
      case 'html':
        return [markup(context.slice(start, end))]
      default:
        return [whole()]
    }
  })
}

/** Words and what is a code among them. */
function tokenizeWords(text: string, raw: string, context: InlineContext): Token[] {
  let next = 0
  return tokenizeText(foldLines(text), context).map((token) => {
    if (token.type === 'text') return token
    // Template code and expressions stay as they are: they are read before Markdown.
    const at = next !== -1 && template.test(token.native) ? raw.indexOf(token.native, next) : -1
    next = at
    return {
      ...token,
      native: at === -1 ? escapeText(token.native, context.kind) : token.native,
      display: token.native,
    }
  })
}

/**
 * The signature of a text, which doesn't change with its layout: lines folded, codes without the prefixes of their
 * lines.
 */
export function signatureOf(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === 'text') return token.text
      return unsafeCharacter.test(token.native) ? token.native : `\u0001${plainBreaks(token.native)}\u0001`
    })
    .join('')
    .replace(/[ \t\r\n]+/g, ' ')
    .trim()
}

/** A code without what repeats a quotation's or list's prefix on its next line. */
export function plainBreaks(native: string): string {
  return native.replace(/(\r\n|\n|\r)[ \t>]*/g, '\n')
}

function wrapped(
  children: readonly PhrasingContent[],
  start: number,
  end: number,
  close: string | undefined,
  context: InlineContext,
): Token[] {
  const first = children[0]
  const last = children.at(-1)
  if (!first || !last) return [{ type: 'standalone', native: context.slice(start, end) }]
  const pair = `node:${start}`
  return [
    { type: 'open', native: context.slice(start, rangeOf(first).start), pair },
    ...tokenizePhrasing(children, context),
    { type: 'close', native: close ?? context.slice(rangeOf(last).end, end), pair },
  ]
}

/** The label of `[text][label]`, `[label][]` or `[label]`, as it is written. */
function labelOf(raw: string, type: 'full' | 'collapsed' | 'shortcut'): string {
  if (type === 'full') return raw.slice(raw.lastIndexOf('[') + 1, -1)
  return raw.slice(1, type === 'collapsed' ? -3 : -1)
}

/** Between Chinese or Japanese characters a line break is nothing, elsewhere it is a space. */
function foldLines(text: string): string {
  return onOneLine(text, (found, at) =>
    eastAsian.test(text.charAt(at - 1)) && eastAsian.test(text.charAt(at + found.length)) ? '' : ' ',
  )
}
