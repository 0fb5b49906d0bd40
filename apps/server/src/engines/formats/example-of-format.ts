import type { FileFormat, ParseOptions } from './format.ts'

/** A file of the format, in a block of code that names it; the translation of each of its segments, in their order. */
const example = /^```(\S+) (\S+)\n([^]*?)^```\n+((?:- .*\n?)+)/m

/**
 * A section of help with its example, the file before and after: what stands in the list below it is its translation into
 * German. A section without a file, such as that of a container, stays as it is.
 * @throws if the file has other segments than the list
 */
export function showExample(text: string, format: FileFormat): string {
  const [whole, language = '', fileName = '', file = '', list = ''] = example.exec(text) ?? []
  if (whole === undefined) return text
  const options: ParseOptions = {
    fileName,
    sourceLocale: 'en',
    targetLocale: 'de',
    parameters: {},
    applySourceSegmentation: format.applySourceSegmentation,
  }
  const bytes = new TextEncoder().encode(file)
  const { segments } = format.parse(bytes, options)
  const targets = list
    .trim()
    .split('\n')
    .map((line) => line.slice(2))
  const sources = segments.map(({ source }) => source)
  if (targets.length !== sources.length)
    throw new Error(`${fileName} has ${sources.length} segments, its help ${targets.length}: ${sources.join(' / ')}`)
  const built = format.build(bytes, options, new Map(segments.map(({ key }, at) => [key, targets[at] ?? ''])))
  const rows = sources.map((source, at) => `| ${shown(source)} | ${shown(targets[at] ?? '')} |`)
  const shownExample = [
    '## Example',
    block(`A file, \`${fileName}\`:`, language, file),
    'Its segments, and a German translation of each. Tags are shown as numbers:',
    ['| Segment | Translation |', '|---|---|', ...rows].join('\n'),
    block('The translated file:', language, new TextDecoder().decode(built)),
  ]
  return text.replace(whole, () => `${shownExample.join('\n\n')}\n\n`).trim()
}

const block = (title: string, language: string, file: string): string =>
  `${title}\n\n\`\`\`${language}\n${file}${file.endsWith('\n') ? '' : '\n'}\`\`\``

/** Segment text in a cell of a table. */
const shown = (text: string): string => `\`${text.replaceAll(/⟦(\/?\d+\/?)⟧/g, '{$1}').replaceAll('|', '\\|')}\``
