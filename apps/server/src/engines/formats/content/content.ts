import { applyEdits } from '../edits.ts'
import { FileRefused } from '../../../kernel/file-refused.ts'
import type { LeftOutText, ParserParameter } from '../format.ts'
import { blocksOf } from '../html/blocks.ts'
import { htmlEdits, htmlUnit } from '../html/html-units.ts'
import type { PlaceholderOptions } from '../inline/placeholders.ts'
import { markdownEdits, readMarkdown, settingsOf } from '../markdown/markdown-texts.ts'
import { choice, type ParameterValues, pattern } from '../parameters.ts'
import type { Unit } from '../units.ts'

const kinds = ['plain', 'html', 'markdown'] as const
type Kind = Exclude<(typeof kinds)[number], 'plain'>

/** Options of formats whose texts may be documents themselves. */
export const contentParameters: readonly ParserParameter[] = [
  {
    key: 'content',
    title: 'Text format',
    description:
      'Read texts as plain text, HTML, or Markdown. In HTML and Markdown, each paragraph is a segment, and markup is inline tags.',
    type: 'string',
    value: 'plain',
    choices: kinds,
  },
  {
    key: 'contentKeys',
    title: 'Text format: keys',
    description:
      'Read only texts whose key or key path matches this regular expression as HTML or Markdown. Empty for all texts.',
    type: 'string',
    value: '',
  },
]

/** The texts that are documents: the expression of their keys, for the deadline, and the kind of each. */
export type ContentFilter = {
  pattern: RegExp | undefined
  fileName: string
  kindOf(key: string): Kind | undefined
}

/** @throws FileRefused naming the option that isn't an expression */
export function contentFilter(values: ParameterValues, fileName: string): ContentFilter {
  const kind = values.has('content') ? choice(values, 'content', kinds) : 'plain'
  if (kind === 'plain') return { pattern: undefined, fileName, kindOf: () => undefined }
  const keys = pattern(values, 'contentKeys', fileName)
  const isWanted = (key: string): boolean => keys === undefined || key.search(keys) !== -1
  return { pattern: keys, fileName, kindOf: (key) => (isWanted(key) ? kind : undefined) }
}

/** A document within a text: what there is to translate in it. */
export type Content = {
  units: readonly Unit[]
  leftOut: readonly LeftOutText[]
  /** The document with translations. `targetOf` gives the segment text of a unit, none where it stays as it is. */
  write(targetOf: (unit: Unit) => string | undefined): string
}

/** The properties of a text besides its words. */
export type Facts = Pick<Unit, 'key' | 'context' | 'note' | 'plural' | 'maxLength' | 'locked' | 'place'>
/** Gives a unit of the document its key in the file. */
type Within = (unit: Unit) => Unit

/**
 * Reads a text as a document; `facts` are those of the whole.
 * @throws FileRefused naming the text
 */
export function readContent(
  kind: Kind,
  text: string,
  facts: Facts,
  codes: PlaceholderOptions,
  fileName: string,
): Content {
  const { key } = facts
  const within = ({ place: _place, ...unit }: Unit): Unit => ({
    ...facts,
    ...unit,
    key: `${key}/${unit.key}`,
    context: `${facts.context ?? key}/${unit.key}`,
  })
  try {
    const content = kind === 'html' ? htmlContent(text, within, codes) : markdownContent(text, within, codes, fileName)
    return { ...content, leftOut: content.leftOut.map((one) => ({ ...one, key: `${key}/${one.key}` })) }
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
    throw new FileRefused({ file: fileName, reason: `In the text ${key.slice(0, 100)}: ${error.reason}` })
  }
}

const htmlOptions = {
  attributes: true,
  furtherAttributes: new Set<string>(),
  code: false,
  comments: false,
  preserveSpace: false,
}

function htmlContent(text: string, within: Within, given: PlaceholderOptions): Content {
  const codes: PlaceholderOptions = {
    placeholders: given.placeholders,
    html: false,
    tagRegex: given.tagRegex,
    prose: true,
  }
  const { blocks, leftOut } = blocksOf(text, htmlOptions)
  const units = new Map(blocks.map((block) => [block, within(htmlUnit(block, block.key, text, codes))]))
  return {
    units: [...units.values()],
    leftOut,
    write: (targetOf) => applyEdits(text, htmlEdits({ text, units, codes }, targetOf)),
  }
}

function markdownContent(
  text: string,
  within: Within,
  { placeholders, tagRegex }: PlaceholderOptions,
  fileName: string,
): Content {
  const blocks = { frontMatterKeys: new Set<string>(), code: false }
  const settings = settingsOf(blocks, { placeholders, tagRegex, isMdx: false })
  const file = readMarkdown(text, { fileName }, settings)
  const units = new Map([...file.units].map(([block, unit]) => [block, within(unit)]))
  return {
    units: [...units.values()],
    leftOut: file.leftOut,
    write: (targetOf) => applyEdits(text, markdownEdits({ ...file, units }, targetOf, settings)),
  }
}
