import { extensionOf } from '@dragoman/sdk/upload-types'
import { FileRefused } from '../../kernel/file-refused.ts'
import { type FileFormat } from './format.ts'
import { everyFormat } from './every-format.ts'
import { insteadOf } from './relatives.ts'

/** Every file format that can be read and written: those of all folders. */
export const formats = everyFormat

/** The wire's description of one extension's parser. */
export type FileParameters = {
  applySourceSegmentation: boolean
  label: string
  builtAs?: string
  filters: { defaultFilter: string; types: Record<string, { name: string; order: number }> }
  parameters: Record<
    string,
    { title: string; description: string; type: string; value: boolean | string | number; choices?: string[] }
  >
}

/**
 * The format of a file, by the extension of its name.
 * @throws FileRefused naming the extension
 */
export function formatFor(fileName: string): FileFormat {
  const extension = /\.([^./\\]+)$/.exec(fileName)?.[1]?.toLowerCase()
  const known = formats.flatMap((format) => format.extensions).toSorted()
  if (extension === undefined) {
    throw new FileRefused({
      file: fileName,
      reason: `The file name has no extension. Supported types: ${known.join(', ')}.`,
    })
  }
  const format = formats.find((candidate) => candidate.extensions.includes(extension))
  if (format) return format
  const advice = insteadOf(extension)
  const reason = `Files of type .${extension} aren't supported. ${advice === undefined ? '' : `${advice} `}Supported types: ${known.join(', ')}.`
  throw new FileRefused({ file: fileName, reason })
}

/** Whether a file's translation is of the same kind as the file. */
export const keepsKind = (fileName: string): boolean => builtAs(fileName) === undefined

/** The name of a file's translation: that of the file, unless it is built as another kind of file. */
export function translatedFileName(fileName: string): string {
  const extension = builtAs(fileName)
  return extension === undefined ? fileName : fileName.replace(/\.[^.]*$/, `.${extension}`)
}

function builtAs(fileName: string): string | undefined {
  const extension = extensionOf(fileName)
  return formats.find(({ extensions }) => extensions.includes(extension))?.builtAs
}

/** The answer of `GET /api/v1/atlas/parser/file-params`: parsers by extension. */
export function formatParameters(all = formats): { files: Record<string, FileParameters> } {
  const files = all.flatMap((format) =>
    format.extensions.map((extension): [string, FileParameters] => [extension, parametersOf(format)]),
  )
  return { files: Object.fromEntries(files) }
}

/** A format's filters by name, its default one among them. */
export function filtersOf(format: FileFormat): Record<string, { name: string; order: number }> {
  return { ...(format.filters ?? { [format.name]: { name: format.label, order: 0 } }) }
}

function parametersOf(format: FileFormat): FileParameters {
  return {
    applySourceSegmentation: format.applySourceSegmentation,
    label: format.label,
    ...(format.builtAs !== undefined && { builtAs: format.builtAs }),
    filters: { defaultFilter: format.name, types: filtersOf(format) },
    parameters: Object.fromEntries(
      format.parameters.map(({ key, choices, ...shown }) => [
        key,
        { ...shown, ...(choices && { choices: [...choices] }) },
      ]),
    ),
  }
}
