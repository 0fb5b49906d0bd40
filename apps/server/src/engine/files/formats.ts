import { FileRefused, type FileFormat } from './format.ts'
import { json } from './json/json.ts'
import { markdown } from './markdown/markdown.ts'
import { po } from './po/po.ts'
import { xliff } from './xliff/xliff.ts'

/** Every file format that can be read and written. */
export const formats: readonly FileFormat[] = [po, json, xliff, markdown]

/** The wire's description of one extension's parser. */
export type FileParameters = {
  applySourceSegmentation: boolean
  label: string
  filters: { defaultFilter: string; types: Record<string, { name: string; order: number }> }
  parameters: Record<string, { title: string; description: string; type: string; value: boolean | string | number }>
}

/**
 * The format of a file, by the extension of its name.
 * @throws FileRefused naming the extension
 */
export function formatFor(fileName: string): FileFormat {
  const extension = /\.([^./\\]+)$/.exec(fileName)?.[1]?.toLowerCase()
  const known = formats.flatMap((format) => format.extensions)
  if (extension === undefined) {
    throw new FileRefused({ file: fileName, reason: `The name has no extension. Known are: ${known.join(', ')}.` })
  }
  const format = formats.find((candidate) => candidate.extensions.includes(extension))
  if (format) return format
  const reason = `Files of type .${extension} cannot be read here. Known are: ${known.join(', ')}.`
  throw new FileRefused({ file: fileName, reason })
}

/** The answer of `GET /api/v1/atlas/parser/file-params`: parsers by extension. */
export function formatParameters(): { files: Record<string, FileParameters> } {
  const files = formats.flatMap((format) =>
    format.extensions.map((extension): [string, FileParameters] => [extension, parametersOf(format)]),
  )
  return { files: Object.fromEntries(files) }
}

function parametersOf(format: FileFormat): FileParameters {
  return {
    applySourceSegmentation: format.applySourceSegmentation,
    label: format.label,
    filters: { defaultFilter: format.name, types: { [format.name]: { name: format.label, order: 0 } } },
    parameters: Object.fromEntries(
      format.parameters.map(({ key, title, description, type, value }) => [key, { title, description, type, value }]),
    ),
  }
}
