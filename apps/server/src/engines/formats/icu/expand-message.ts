import { categoriesOf, categoryOf, isPluralCategory } from '../plural-categories.ts'
import type { IcuNode, IcuSwitch } from './parse-message.ts'

/** More branches than this in one message are nothing that a person would translate one by one. */
const maxBranches = 200

/** One choice on the way to a branch. */
export type Selection = { key: string; argument: string; type: IcuSwitch['type']; offset: number; selector: string }

/** A message with all its choices moved to the outside: a branch has whole sentences only. */
export type IcuTree =
  | { kind: 'branch'; path: readonly Selection[]; nodes: readonly IcuNode[] }
  | { kind: 'choice'; of: Omit<Selection, 'selector'>; cases: readonly { selector: string; tree: IcuTree }[] }

type Locales = { source: string; target: string }
type Environment = ReadonlyMap<string, string>

/**
 * Folds the text around plurals and selects into their branches, with the plural categories of the target locale.
 * Exact branches (`=0`) stay. `undefined` when there would be too many branches.
 */
export function expandMessage(nodes: readonly IcuNode[], locales: Locales): IcuTree | undefined {
  const budget = { branches: maxBranches }
  return expand(nodes, [], locales, budget)
}

/**
 * The content of another message for the same arguments (a translation) where the selections are made.
 * `undefined` when it chooses by anything else.
 */
export function selectBranch(
  nodes: readonly IcuNode[],
  path: readonly Selection[],
  locale: string,
): IcuNode[] | undefined {
  const resolved = resolve(nodes, environmentOf(path), locale)
  return resolved.some((node) => node.kind === 'switch') ? undefined : resolved
}

/** All branches, in order. */
export function branchesOf(tree: IcuTree): Extract<IcuTree, { kind: 'branch' }>[] {
  return tree.kind === 'branch' ? [tree] : tree.cases.flatMap((one) => branchesOf(one.tree))
}

function expand(
  nodes: readonly IcuNode[],
  path: readonly Selection[],
  locales: Locales,
  budget: { branches: number },
): IcuTree | undefined {
  const resolved = resolve(nodes, environmentOf(path), locales.source)
  const first = resolved.find((node) => node.kind === 'switch')
  if (!first) {
    budget.branches -= 1
    return budget.branches < 0 ? undefined : { kind: 'branch', path, nodes: resolved }
  }
  const of = { key: first.key, argument: first.argument, type: first.type, offset: first.offset }
  const cases: { selector: string; tree: IcuTree }[] = []
  for (const selector of selectorsFor(first, resolved, locales.target)) {
    const tree = expand(resolved, [...path, { ...of, selector }], locales, budget)
    if (!tree) return undefined
    cases.push({ selector, tree })
  }
  return { kind: 'choice', of, cases }
}

/** Replaces the switches that the environment decides by the branch it decides for. */
function resolve(nodes: readonly IcuNode[], environment: Environment, locale: string): IcuNode[] {
  return nodes.flatMap((node) => {
    if (node.kind !== 'switch') return [node]
    const selector = environment.get(node.key)
    return selector === undefined ? [node] : resolve(caseFor(node, selector, locale), environment, locale)
  })
}

function caseFor(node: IcuSwitch, selector: string, locale: string): readonly IcuNode[] {
  const exact = node.cases.get(selector)
  if (exact) return exact
  if (node.type !== 'select' && selector.startsWith('=')) {
    const type = node.type === 'plural' ? 'cardinal' : 'ordinal'
    const category = node.cases.get(categoryOf(Number(selector.slice(1)) - node.offset, locale, type))
    if (category) return category
  }
  const other = node.cases.get('other')
  if (!other) throw new Error(`no branch "other" for ${node.argument}`)
  return other
}

function selectorsFor(node: IcuSwitch, nodes: readonly IcuNode[], targetLocale: string): string[] {
  const written = new Set<string>()
  collectSelectors(node.key, nodes, written)
  if (node.type === 'select') return [...written].filter((selector) => selector !== 'other').concat('other')
  const exact = [...written].filter((selector) => !isPluralCategory(selector))
  return [...exact, ...categoriesOf(targetLocale, node.type === 'plural' ? 'cardinal' : 'ordinal')]
}

function collectSelectors(key: string, nodes: readonly IcuNode[], found: Set<string>): void {
  for (const node of nodes) {
    if (node.kind !== 'switch') continue
    for (const [selector, branch] of node.cases) {
      if (node.key === key) found.add(selector)
      collectSelectors(key, branch, found)
    }
  }
}

function environmentOf(path: readonly Selection[]): Environment {
  return new Map(path.map((selection) => [selection.key, selection.selector]))
}
