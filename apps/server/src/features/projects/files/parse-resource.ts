import { toBcp47 } from '@dragoman/sdk/locale'
import { FileRefused } from '../../../kernel/file-refused.ts'
import { type FileFormat, type ParseOptions } from '../../../engines/formats/format.ts'
import { formatFor } from '../../../engines/formats/formats.ts'
import type { SegmentationRules } from '../../../engines/segmentation/srx.ts'
import { invalid } from '../../../kernel/refusals.ts'
import type { ResourceParams } from '../tables.ts'

/** What parsers are told of a file. Locales as on the wire; `segmentation` are the rules that it was read with. */
export const parseOptions = (
  file: { name: string; params: ResourceParams },
  sourceLocale: string,
  targetLocale: string,
  segmentation?: SegmentationRules,
): ParseOptions => ({ ...sourceOptions(file, sourceLocale, segmentation), targetLocale: toBcp47(targetLocale) })

/** The same, whatever it is translated into. */
export function sourceOptions(
  file: { name: string; params: ResourceParams },
  sourceLocale: string,
  segmentation?: SegmentationRules,
): Omit<ParseOptions, 'targetLocale'> {
  const { parserFilter, parameters, tagRegex, applySourceSegmentation } = file.params
  return {
    fileName: file.name,
    sourceLocale: toBcp47(sourceLocale),
    parameters: { ...parameters, ...(tagRegex !== null && { tagRegex }) },
    applySourceSegmentation,
    filter: parserFilter,
    ...(segmentation && { segmentation }),
  }
}

/** Checks a file's name and gives its format; 400 says which names are possible. */
export function checkedFormat(name: string): FileFormat {
  if (/[/\\]/.test(name) || name === '.' || name === '..') {
    throw invalid('body.name', "A file name can't contain slashes. Put folders into path.")
  }
  try {
    return formatFor(name)
  } catch (error) {
    if (error instanceof FileRefused) throw invalid('body.name', error.reason)
    throw error
  }
}

/** A folder inside a project, without slashes at its ends; 400 for one that leads out of it. */
export function checkedPath(path: string): string {
  const parts = path.split('/').filter((part) => part !== '')
  if (path.includes('\\') || parts.some((part) => part === '.' || part === '..')) {
    throw invalid('body.path', 'A folder is written with slashes, without "." and "..".')
  }
  return parts.join('/')
}
