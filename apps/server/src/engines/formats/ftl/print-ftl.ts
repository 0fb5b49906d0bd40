import type { Restored } from '../inline/tokens.ts'
import type { IcuTree } from '../icu/expand-message.ts'
import type { PrintMessage } from '../icu/print-message.ts'
import { defaultOf } from './switches.ts'

/** Where a pattern stands: how far its further lines are indented, and whether the first one begins a line, too. */
export type FluentPlace = { indent: string; isBlock: boolean }

/** Writes a pattern in Fluent's syntax. */
export const printFtl =
  ({ indent, isBlock }: FluentPlace): PrintMessage =>
  (tree, contentOf) => {
    const pattern = printed(tree, indent, contentOf)
    return isBlock ? pattern.replace(/^[.[*]/, literal) : pattern
  }

function printed(tree: IcuTree, indent: string, contentOf: Parameters<PrintMessage>[1]): string {
  if (tree.kind === 'branch') return printedText(contentOf(tree), indent)
  const { argument, key } = tree.of
  const variants = tree.cases.map(({ selector, tree: variant }) => {
    const isDefault = selector === 'other'
    const name = isDefault ? defaultOf(key) : selector.replace(/^=/, '')
    return `${indent}${isDefault ? '   *' : '    '}[${name}] ${printed(variant, `${indent}        `, contentOf)}`
  })
  return `{ ${argument} ->\n${variants.join('\n')}\n${indent}}`
}

function printedText(content: readonly Restored[], indent: string): string {
  const pattern = content
    .map((part) => {
      if (part.kind === 'text')
        return escaped(part.text).replace(
          /\n(?!\n)([ .[*]?)/g,
          (_, first: string) => `\n${indent}${first && literal(first)}`,
        )
      return part.native.startsWith('{') ? part.native : escaped(part.native)
    })
    .join('')
  const core = pattern.replace(/^[ \n]+/, literal)
  const end = core.length - endingBlanks(core)
  return pattern === '' ? literal('') : core.slice(0, end) + (end < core.length ? literal(core.slice(end)) : '')
}

function endingBlanks(text: string): number {
  let start = text.length
  while (start > 0 && ' \n'.includes(text[start - 1]!)) start -= 1
  return text.length - start
}

const escaped = (text: string): string => text.replaceAll(/[{}]/g, literal)

const literal = (text: string): string => `{"${text.replaceAll('\n', '\\u000A')}"}`
