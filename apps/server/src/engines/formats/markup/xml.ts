import { FileRefused } from '../../../kernel/file-refused.ts'
import { android } from '../android/android.ts'
import type { FileFormat, ParseOptions } from '../format.ts'
import { decodeXmlFile } from '../xml/xml-file.ts'
import { ruleSetOf } from './rule-sets.ts'
import { markupFormat, markupParameters } from './xml-format.ts'

const documents = markupFormat({ name: 'xml', label: 'XML', extensions: ['xml'] }, ruleSetOf)

/** XML of any vocabulary: Android's string resources, which are a catalog, and documents, which rules are for. */
export const xml: FileFormat = {
  name: 'xml',
  label: 'XML',
  extensions: ['xml'],
  filters: { xml: { name: 'XML', order: 0 }, android: { name: 'Android resources', order: 1 } },
  // Catalogs need no sentences; for documents, the import settings turn this on.
  applySourceSegmentation: false,
  parameters: markupParameters,
  parse: (bytes, options) => {
    const { format, ...own } = formatOf(bytes, options)
    return format.parse(bytes, { ...options, ...own })
  },
  build(bytes, options, targets) {
    if (targets.size === 0) return bytes
    const { format, ...own } = formatOf(bytes, options)
    return format.build(bytes, { ...options, ...own }, targets)
  },
}

const prolog = /\s+|<\?[^]*?\?>|<!--[^]*?-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\][^>]*)?>/y
const firstTag = /<(?:[\w.-]+:)?([A-Za-z_][\w.-]*)/y

/** The name of the first element; empty where none stands there. */
function firstElementOf(text: string): string {
  prolog.lastIndex = 0
  firstTag.lastIndex = 0
  while (prolog.test(text)) firstTag.lastIndex = prolog.lastIndex
  return firstTag.exec(text)?.[1] ?? ''
}

const otherTypes: Readonly<Record<string, string>> = {
  xliff: '.xlf',
  html: '.html',
  tmx: '.tmx',
  martif: '.tbx',
  tbx: '.tbx',
}

/** The format of a document by its first element, with the options that it knows. */
function formatOf(bytes: Uint8Array, options: ParseOptions): Pick<ParseOptions, 'parameters'> & { format: FileFormat } {
  const { fileName, filter } = options
  const first = firstElementOf(decodeXmlFile(bytes, fileName).text)
  const other = Object.hasOwn(otherTypes, first) ? otherTypes[first] : undefined
  if (other !== undefined) {
    const reason = `The file begins with <${first}>. Give it the extension ${other} and upload it again.`
    throw new FileRefused({ file: fileName, line: 1, reason })
  }
  const format = first === 'resources' || filter === 'android' ? android : documents
  const unknown = Object.keys(options.parameters).find((key) => !markupParameters.some((one) => one.key === key))
  const known = Object.entries(options.parameters).filter(
    ([key]) => key === unknown || format.parameters.some((one) => one.key === key),
  )
  return { format, parameters: Object.fromEntries(known) }
}
