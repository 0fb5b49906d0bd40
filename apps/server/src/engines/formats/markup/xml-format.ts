import { directionOf } from '@dragoman/sdk/direction'
import { stripCodes } from '@dragoman/sdk/segment-text'
import { contentFilter, contentParameters } from '../content/content.ts'
import { applyEdits, type Edit } from '../edits.ts'
import type { FileFormat, LeftOutText, ParserParameter, ParseOptions } from '../format.ts'
import type { PlaceholderOptions } from '../inline/placeholders.ts'
import { keyFilter, keyParameters } from '../key-parameters.ts'
import { meansLanguage, nameOfLanguage } from '../language-codes.ts'
import { flag, type ParameterValues, pattern, readParameters, textOf, withinDeadline } from '../parameters.ts'
import { htmlParameter, placeholdersParameter, tagRegexParameter } from '../shared-parameters.ts'
import { parsedFile, translatedUnits, type Unit } from '../units.ts'
import { attributeEdit, readOpenXml, type XmlElement } from '../xml/read-xml.ts'
import { decodeXmlFile, type XmlFile } from '../xml/xml-file.ts'
import { addOwnRules, addRulesWithin } from './its-rules.ts'
import type { RuleSet } from './rule-sets.ts'
import { Rules } from './rules.ts'
import { type XmlBlock, XmlBlocks } from './xml-blocks.ts'
import { unitsOfBlocks, xmlEdits, type XmlUnits } from './xml-units.ts'

/** The options of documents that are read by rules. */
export const markupParameters: readonly ParserParameter[] = [
  {
    key: 'itsRules',
    title: 'ITS rules',
    description:
      'ITS 2.0 rules as XML, beginning with <its:rules>. They extend the rules of the format and of the document.',
    type: 'string',
    value: '',
  },
  {
    key: 'furtherAttributes',
    title: 'Additional attributes',
    description: 'Other attributes to translate, separated by commas: data-title, data-tooltip.',
    type: 'string',
    value: '',
  },
  {
    key: 'preserveWhitespace',
    title: 'Preserve whitespace',
    description: 'Keep line breaks and indentation. When off, they collapse to one space, as in a browser.',
    type: 'boolean',
    value: false,
  },
  {
    key: 'setXmlLang',
    title: 'Set xml:lang',
    description: 'Set xml:lang of the document to the language of the translation, where it names the source language.',
    type: 'boolean',
    value: true,
  },
  placeholdersParameter,
  tagRegexParameter,
  htmlParameter,
  ...keyParameters,
  ...contentParameters,
]

type ReadFile = XmlFile & {
  root: XmlElement
  direction: string | undefined
  blocks: readonly XmlBlock[]
  units: XmlUnits
  /** Those that the options don't leave out. */
  wanted: readonly Unit[]
  leftOut: readonly LeftOutText[]
  codes: PlaceholderOptions
  values: ParameterValues
}

/** A format whose documents are XML; `ruleSet` says by which rules they are read. */
export function markupFormat(
  facts: Pick<FileFormat, 'name' | 'label' | 'extensions'>,
  ruleSet: (root: XmlElement, doctype: string) => RuleSet,
): FileFormat {
  return {
    ...facts,
    applySourceSegmentation: true,
    parameters: markupParameters,
    parse: (bytes, options) =>
      withFile(bytes, options, ruleSet, ({ wanted, leftOut }) => parsedFile(wanted, options, leftOut)),
    build(bytes, options, targets) {
      if (targets.size === 0) return bytes
      return withFile(bytes, options, ruleSet, (file) => {
        const translated = translatedUnits(file.wanted, options, targets)
        const edits = xmlEdits(file.blocks, file.units, file, (unit) => {
          const text = translated.get(unit)?.text
          return text === unit.text ? undefined : text
        })
        return file.encode(applyEdits(file.text, [...edits, ...languageEdits(file, options)]))
      })
    },
  }
}

function withFile<Result>(
  bytes: Uint8Array,
  options: ParseOptions,
  ruleSet: (root: XmlElement, doctype: string) => RuleSet,
  work: (file: ReadFile) => Result,
): Result {
  const { fileName } = options
  const values = readParameters(markupParameters, options.parameters, fileName)
  const tagRegex = pattern(values, 'tagRegex', fileName)
  const keys = keyFilter(values, fileName)
  const content = contentFilter(values, fileName)
  const codes: PlaceholderOptions = {
    placeholders: flag(values, 'placeholders'),
    html: flag(values, 'html'),
    tagRegex,
    prose: true,
  }
  return withinDeadline([tagRegex, content.pattern, ...keys.patterns], fileName, () => {
    const file = decodeXmlFile(bytes, fileName)
    const { root } = readOpenXml(file.text, fileName)
    const { rules, mixed, direction } = ruleSet(root, doctypeOf(file.text.slice(0, root.start)))
    const all = new Rules(rules)
    addRulesWithin(all, root, file.text, fileName)
    addOwnRules(all, textOf(values, 'itsRules'), fileName)
    const further = textOf(values, 'furtherAttributes').split(',')
    const { blocks, leftOut } = new XmlBlocks(file.text, all, {
      mixed,
      preserve: flag(values, 'preserveWhitespace'),
      attributes: new Set(further.map((name) => name.trim())),
    }).read(root)
    const units = unitsOfBlocks(blocks, { ...file, codes, places: options.places === true, content })
    const wanted: Unit[] = []
    const skipped: LeftOutText[] = []
    for (const [{ key }, unit] of units) {
      const own = 'write' in unit ? unit.units : [unit]
      if ('write' in unit) for (const one of unit.leftOut) skipped.push(one)
      const isWanted = keys.wants(key)
      for (const one of own) {
        if (isWanted) wanted.push(one)
        else skipped.push({ key: one.key, text: stripCodes(one.text), reason: 'SKIPPED_KEY' })
      }
    }
    return work({ ...file, root, direction, blocks, units, wanted, leftOut: [...leftOut, ...skipped], codes, values })
  })
}

const doctypeOf = (prolog: string): string => /<!DOCTYPE[^>[]*/.exec(prolog)?.[0] ?? ''

/** The language of the translation, and its direction where the vocabulary can say that it is another one. */
function languageEdits({ root, text, direction, values }: ReadFile, options: ParseOptions): Edit[] {
  if (!flag(values, 'setXmlLang')) return []
  const edits = ['xml:lang', 'lang'].flatMap((name): Edit[] => {
    const present = root.attributes.get(name)
    if (present === undefined || !meansLanguage(options, present, options.sourceLocale)) return []
    return [attributeEdit(root, text, name, nameOfLanguage(options, options.targetLocale))]
  })
  const [source, target] = [options.sourceLocale, options.targetLocale].map(directionOf)
  if (edits.length === 0 || direction === undefined || source === target) return edits
  return [...edits, attributeEdit(root, text, direction, target ?? 'ltr')]
}
