import type { Restored } from '../inline/tokens.ts'
import type { IcuTree, Selection } from './expand-message.ts'

export type Branch = Extract<IcuTree, { kind: 'branch' }>

/** Writes a message in some syntax; `contentOf` gives a branch its content. */
export type PrintMessage = (tree: IcuTree, contentOf: (branch: Branch) => readonly Restored[]) => string

/** Writes a message; `contentOf` gives a branch its content. `doubled`: each apostrophe is written as two. */
export function printMessage(
  tree: IcuTree,
  doubled: boolean,
  contentOf: (branch: Branch) => readonly Restored[],
): string {
  if (tree.kind === 'branch') return printBranch(contentOf(tree), tree.path, doubled)
  const { argument, type, offset } = tree.of
  const cases = tree.cases.map(
    ({ selector, tree: inner }) => `${selector} {${printMessage(inner, doubled, contentOf)}}`,
  )
  return `{${argument}, ${type}, ${offset === 0 ? '' : `offset:${offset} `}${cases.join(' ')}}`
}

/**
 * How a `#` of the plural `owner` is written within a branch: as it is where that plural is the innermost choice, else
 * as a number. `undefined` where neither says the same.
 */
export function poundFor(owner: string, path: readonly Selection[]): string | undefined {
  if (path.at(-1)?.key === owner) return '#'
  const selection = path.find((one) => one.key === owner)
  return selection && selection.offset === 0 ? `{${selection.argument}, number}` : undefined
}

function printBranch(content: readonly Restored[], path: readonly Selection[], doubled: boolean): string {
  const innermost = path.at(-1)
  const inPlural = innermost !== undefined && innermost.type !== 'select'
  return content
    .map((part, index) => {
      if (part.kind !== 'text') return part.native
      const next = content[index + 1]
      const follows = next === undefined ? (innermost ? '}' : '') : next.kind === 'text' ? next.text : next.native
      return quoteIcu(part.text, follows.slice(0, 1), inPlural, doubled)
    })
    .join('')
}

/** Text as ICU writes it: braces (and `#` in a plural) quoted, apostrophes doubled all or only where they would quote. */
function quoteIcu(text: string, follows: string, inPlural: boolean, doubled: boolean): string {
  // Apostrophes between braces belong to their quotation.
  const pattern = inPlural ? /[{}#](?:[{}#']*[{}#])?|'+/g : /[{}](?:[{}']*[{}])?|'+/g
  return text.replace(pattern, (found, at: number) => {
    if (!found.startsWith("'")) return `'${found.replaceAll("'", "''")}'`
    const next = text.charAt(at + found.length) || follows
    return doubled || found.length > 1 || /[{}<>#|']/.test(next) ? found.replaceAll("'", "''") : found
  })
}
