import type { ContentFilter } from './content/content.ts'
import { contentMessage } from './content/content-message.ts'
import type { LeftOutText, ParsedSegment } from './format.ts'
import { branchesOf, expandMessage, type IcuTree, selectBranch, type Selection } from './icu/expand-message.ts'
import { isClearlyIcu, type IcuNode, parseIcu } from './icu/parse-message.ts'
import { poundFor, type PrintMessage, printMessage } from './icu/print-message.ts'
import { hasOtherPlaceholders, type PlaceholderOptions, tokenizeIcuWords, tokenizeText } from './inline/placeholders.ts'
import { endTagsIn } from './inline/markup.ts'
import { restoreCodes, type Token } from './inline/tokens.ts'
import { isPluralCategory } from './plural-categories.ts'
import { type Unit, unitOf } from './units.ts'

/** How texts of a file are to be understood. Locales are BCP 47. */
export type MessageSyntax = PlaceholderOptions & {
  /** `likely` where other texts of the file are ICU messages. */
  icu: 'always' | 'likely' | 'never'
  /** Whether ICU messages with arguments double each apostrophe. */
  doubledApostrophes?: boolean
  /** The texts that are documents themselves. */
  content?: ContentFilter
  sourceLocale: string
  targetLocale: string
}

/** The properties of a text besides its words. */
export type MessageFacts = Pick<ParsedSegment, 'key' | 'context' | 'note' | 'plural' | 'maxLength' | 'locked' | 'place'>
type Translated = ReadonlyMap<Unit, { text: string; complete: boolean }>

/** A text of a catalog: what there is to translate in it, and how it is written when that is translated. */
export type Message = {
  units: readonly Unit[]
  /** The texts of a document that are not translated. */
  leftOut?: readonly LeftOutText[]
  /** The translated text; `undefined` when nothing of it is translated. */
  compose(translated: Translated): string | undefined
}

/**
 * Content in a format that has markup of its own: which of it is a code, and how text is written between codes.
 * `words` finds the codes within a text that has no such markup.
 */
export type OwnMarkup = {
  tokens(content: string, words: (text: string) => Token[]): Token[]
  escape(text: string): string
}

/** A text with choices in a syntax of its own: its parts, and how it is written when they are translated. */
export type OwnChoices = { nodes: readonly IcuNode[]; print: PrintMessage }

const noMarkup: OwnMarkup = { tokens: (content, words) => words(content), escape: (text) => text }

/** Whether a file's texts are ICU messages: as its option says, or likely by what the texts are. */
export function usesIcu(option: 'auto' | 'on' | 'off', texts: Iterable<string>): MessageSyntax['icu'] {
  if (option !== 'auto') return option === 'on' ? 'always' : 'never'
  for (const text of texts) if (isClearlyIcu(text)) return 'likely'
  return 'never'
}

/** Beside ICU messages a text is one, too, unless it has the placeholders of something else. */
function isIcu(text: string, icu: MessageSyntax['icu']): boolean {
  return icu === 'always' || (icu === 'likely' && (isClearlyIcu(text) || !hasOtherPlaceholders(text)))
}

/** Reads a text, and the translation that the file holds for it, as an ICU message or as plain text with placeholders. */
export function readMessage(
  facts: MessageFacts,
  source: string,
  target: { text: string; confirmed: boolean } | undefined,
  syntax: MessageSyntax,
  { ownMarkup, ownChoices }: { ownMarkup?: OwnMarkup | undefined; ownChoices?: OwnChoices | undefined } = {},
): Message {
  if (ownChoices) {
    const { nodes, print } = ownChoices
    const read = icuMessage(facts, nodes, undefined, syntax, print)
    if (read) return read
  }
  const content = ownMarkup ? undefined : contentMessage(facts, source, target, syntax.content, syntax)
  if (content) return content
  const nodes = !ownMarkup && isIcu(source, syntax.icu) ? parseIcu(source) : undefined
  if (!nodes) return plainMessage(facts, source, target, (text) => tokenizeText(text, syntax), ownMarkup)
  const doubled = syntax.doubledApostrophes === true && (/''/.test(source) || nodes.some(({ kind }) => kind !== 'text'))
  return (
    icuMessage(facts, nodes, target, { ...syntax, endTags: endTagsIn(source) }, (tree, contentOf) =>
      printMessage(tree, doubled, contentOf),
    ) ?? plainMessage(facts, source, target, (text) => [{ type: 'text', text }])
  )
}

function plainMessage(
  facts: MessageFacts,
  source: string,
  target: { text: string; confirmed: boolean } | undefined,
  words: (text: string) => Token[],
  { tokens, escape } = noMarkup,
): Message {
  const existing = target && { tokens: tokens(target.text, words), confirmed: target.confirmed }
  const unit = unitOf(facts, tokens(source, words), existing)
  return {
    units: [unit],
    compose: (translated) => {
      const found = translated.get(unit)
      if (!found) return undefined
      if (target && found.text === unit.target) return target.text
      return restoreCodes(unit.lead + found.text + unit.trail, unit.codes, 'standalone')
        .map((part) => (part.kind === 'text' ? escape(part.text) : part.native))
        .join('')
    },
  }
}

function icuMessage(
  facts: MessageFacts,
  nodes: readonly IcuNode[],
  target: { text: string; confirmed: boolean } | undefined,
  syntax: MessageSyntax,
  print: PrintMessage,
): Message | undefined {
  const tree = expandMessage(nodes, { source: syntax.sourceLocale, target: syntax.targetLocale })
  if (!tree) return undefined
  const existing = target && parseIcu(target.text)
  const units = new Map<IcuTree, Unit>()
  for (const branch of branchesOf(tree)) {
    const tokens = tokensOf(branch.nodes, branch.path, syntax)
    if (!tokens) return undefined
    const content = existing && selectBranch(existing, branch.path, syntax.targetLocale)
    const present = content && tokensOf(content, branch.path, syntax)
    const held = present && { tokens: present, confirmed: target?.confirmed === true }
    units.set(branch, unitOf(branchFacts(facts, branch.path), tokens, held))
  }
  const all = [...units.values()]
  return {
    units: all,
    compose: (translated) => {
      if (!all.some((unit) => translated.has(unit))) return undefined
      const textOf = (unit: Unit): string => translated.get(unit)?.text ?? unit.target ?? unit.text
      if (target && all.every((unit) => textOf(unit) === unit.target)) return target.text
      return print(tree, (branch) => {
        const unit = units.get(branch)
        if (!unit) throw new Error('a branch without text')
        return restoreCodes(unit.lead + textOf(unit) + unit.trail, unit.codes, 'standalone')
      })
    },
  }
}

function tokensOf(nodes: readonly IcuNode[], path: readonly Selection[], syntax: MessageSyntax): Token[] | undefined {
  const tokens: Token[] = []
  let text = ''
  const flush = (): void => {
    if (text !== '') for (const token of tokenizeIcuWords(text, syntax)) tokens.push(token)
    text = ''
  }
  for (const node of nodes) {
    if (node.kind === 'text') {
      text += node.text
      continue
    }
    if (node.kind === 'switch') throw new Error('a branch still holds a choice')
    flush()
    const native = node.kind === 'code' ? node.native : poundFor(node.owner, path)
    if (native === undefined) return undefined
    tokens.push({ type: 'standalone', native })
  }
  flush()
  return tokens
}

function branchFacts(facts: MessageFacts, path: readonly Selection[]): MessageFacts {
  if (path.length === 0) return facts
  const suffix = suffixOf(path)
  const plural = path.findLast((selection) => selection.type !== 'select')
  const note = path.map((selection) => `${selection.argument} = ${selection.selector.replace('=', '')}`).join(', ')
  return {
    ...facts,
    key: facts.key + suffix,
    context: (facts.context ?? '') + suffix,
    note: facts.note === undefined ? note : `${facts.note}\n${note}`,
    ...(plural &&
      isPluralCategory(plural.selector) && {
        plural: {
          category: plural.selector,
          group: facts.key + suffixOf(path.filter((selection) => selection !== plural)),
        },
      }),
  }
}

function suffixOf(path: readonly Selection[]): string {
  return path.map((selection) => `{${selection.argument}=${selection.selector.replace('=', '')}}`).join('')
}
