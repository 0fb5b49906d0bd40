import { directionOf } from '@dragoman/sdk/direction'
import { type Edit, sliceWith } from '../edits.ts'
import type { FileFormat, ParserParameter, ParseOptions } from '../format.ts'
import { type PlaceholderOptions, tokenizeText } from '../inline/placeholders.ts'
import { encodeTokens, restoreCodes, type Token } from '../inline/tokens.ts'
import { flag, type ParameterValues, pattern, readParameters, textOf, withinDeadline } from '../parameters.ts'
import { placeholdersParameter, tagRegexParameter } from '../shared-parameters.ts'
import { segmentsOf, translatedUnits, type Unit, unitOf } from '../units.ts'
import { blocksOf, type HtmlBlock, type HtmlTexts } from './blocks.ts'
import { type DecodedHtml, decodeHtml } from './decode-html.ts'
import { attributeWith, escapeHtml } from './write-html.ts'

const ownParameters: readonly ParserParameter[] = [
  {
    key: 'translateAttributes',
    title: 'Attributes',
    description: 'Whether alternative texts, titles, placeholders, labels and descriptions for search engines are translated.',
    type: 'boolean',
    value: true,
  },
  {
    key: 'furtherAttributes',
    title: 'Further attributes',
    description: 'Names of other attributes that are translated, separated by commas: data-title, data-tooltip.',
    type: 'string',
    value: '',
  },
  {
    key: 'translateCode',
    title: 'Code',
    description: 'Whether the content of pre, code, kbd, samp and var is translated.',
    type: 'boolean',
    value: false,
  },
  {
    key: 'translateComments',
    title: 'Comments',
    description: 'Whether comments are translated. Conditional comments never are.',
    type: 'boolean',
    value: false,
  },
  {
    key: 'preserveWhitespace',
    title: 'White space',
    description: 'Keep line breaks and indentation within texts. Otherwise they become one space, as in a browser.',
    type: 'boolean',
    value: false,
  },
  {
    key: 'setLanguage',
    title: 'Language and direction',
    description: 'The root of the page names the language of the translation, and its direction.',
    type: 'boolean',
    value: true,
  },
]

type ReadFile = DecodedHtml & HtmlTexts & { units: ReadonlyMap<HtmlBlock, Unit>; codes: PlaceholderOptions; values: ParameterValues }

/** Web pages and pieces of them, edited where they stand. */
export const html: FileFormat = {
  name: 'html',
  label: 'HTML',
  extensions: ['html', 'htm'],
  applySourceSegmentation: true,
  parameters: [...ownParameters, placeholdersParameter, tagRegexParameter],

  parse(bytes, options) {
    return withFile(bytes, options, ({ units }) => ({ segments: segmentsOf([...units.values()], options) }))
  },

  build(bytes, options, targets) {
    if (targets.size === 0) return bytes
    return withFile(bytes, options, (file) => {
      const translated = translatedUnits([...file.units.values()], options, targets)
      const edits = editsOf(file, (unit) => {
        const text = translated.get(unit)?.text
        return text === unit.text ? undefined : text
      })
      return file.apply([...edits, ...rootEdits(file, options)])
    })
  },
}

function withFile<Result>(bytes: Uint8Array, options: ParseOptions, work: (file: ReadFile) => Result): Result {
  const values = readParameters(html.parameters, options.parameters, options.fileName)
  const tagRegex = pattern(values, 'tagRegex', options.fileName)
  const codes: PlaceholderOptions = { placeholders: flag(values, 'placeholders'), html: false, tagRegex }
  return withinDeadline([tagRegex], options.fileName, () => {
    const decoded = decodeHtml(bytes, options.fileName)
    const names = textOf(values, 'furtherAttributes').split(',').map((name) => name.trim().toLowerCase())
    const texts = blocksOf(decoded.text, {
      attributes: flag(values, 'translateAttributes'),
      furtherAttributes: new Set(names.filter((name) => name !== '')),
      code: flag(values, 'translateCode'),
      comments: flag(values, 'translateComments'),
      preserveSpace: flag(values, 'preserveWhitespace'),
    })
    const units = new Map(texts.blocks.map((block) => [block, unitOf({ key: block.key }, tokensOf(block, codes))]))
    return work({ ...decoded, ...texts, units, codes, values })
  })
}

/** The tokens of a block; `slice` gives the codes in it with attributes translated. */
function tokensOf(block: HtmlBlock, codes: PlaceholderOptions, slice?: (start: number, end: number) => string): Token[] {
  if (block.kind === 'attribute') return tokenizeText(block.attribute.value, codes)
  if (block.kind === 'comment') return tokenizeText(block.text, codes)
  return block.pieces.flatMap(({ token, start, end }): Token[] => {
    if (token.type !== 'text') return [slice ? { ...token, native: slice(start, end) } : token]
    return tokenizeText(token.text, codes).map((one) =>
      one.type === 'text' ? one : { ...one, native: escapeHtml(one.native), display: one.native },
    )
  })
}

function editsOf(file: ReadFile, targetOf: (unit: Unit) => string | undefined): Edit[] {
  const edits: Edit[] = []
  // Attributes follow the content that they stand in: their edits go into its codes.
  let owner: { block: Extract<HtmlBlock, { kind: 'content' }>; unit: Unit; inside: Edit[] } | undefined
  const finish = (): void => {
    if (!owner) return
    const target = targetOf(owner.unit)
    if (target === undefined) edits.push(...owner.inside)
    else edits.push(contentEdit(owner.block, owner.unit, target, file.codes, sliceWith(file.text, owner.inside)))
    owner = undefined
  }
  for (const [block, unit] of file.units) {
    if (block.kind === 'content') {
      finish()
      owner = { block, unit, inside: [] }
      continue
    }
    const target = targetOf(unit)
    if (target === undefined) continue
    const edit = plainEdit(block, unit, target, file.text)
    if (owner && owner.block.start <= edit.start && edit.end <= owner.block.end) owner.inside.push(edit)
    else edits.push(edit)
  }
  finish()
  return edits
}

function contentEdit(
  block: Extract<HtmlBlock, { kind: 'content' }>,
  unit: Unit,
  target: string,
  codes: PlaceholderOptions,
  slice: (start: number, end: number) => string,
): Edit {
  const own = encodeTokens(tokensOf(block, codes, slice)).codes
  const content = restoreCodes(unit.lead + target + unit.trail, own, 'never')
  const text = content.map((part) => (part.kind === 'text' ? escapeHtml(part.text) : part.native)).join('')
  return { start: block.start, end: block.end, text }
}

function plainEdit(block: Exclude<HtmlBlock, { kind: 'content' }>, unit: Unit, target: string, text: string): Edit {
  const value = restoreCodes(unit.lead + target + unit.trail, unit.codes, 'standalone')
    .map((part) => (part.kind === 'text' ? part.text : part.native))
    .join('')
  if (block.kind === 'attribute') return attributeWith(text, block.attribute, value)
  return { start: block.start, end: block.end, text: value.replace(/--+>?|<!--/g, '—') }
}

/** The language of the translation, and its direction where the page has another one. */
function rootEdits({ root, text, values }: ReadFile, { targetLocale }: ParseOptions): Edit[] {
  if (!root || !flag(values, 'setLanguage')) return []
  const direction = directionOf(targetLocale)
  const present = root.attributes.find(({ name }) => name === 'dir')
  const hasOther = present ? present.value.toLowerCase() !== direction : direction === 'rtl'
  const wanted = [
    ...(root.attributes.some(({ name }) => name === 'xml:lang') ? [['xml:lang', targetLocale] as const] : []),
    ['lang', targetLocale] as const,
    ...(hasOther ? [['dir', direction] as const] : []),
  ]
  return wanted.map(([name, value]) => {
    const attribute = root.attributes.find((one) => one.name === name)
    if (attribute) return attributeWith(text, attribute, value)
    const at = root.start + '<html'.length
    return { start: at, end: at, text: ` ${name}="${value}"` }
  })
}
