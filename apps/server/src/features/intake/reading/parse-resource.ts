import { toBcp47 } from '@dragoman/sdk/locale'
import { FileRefused } from '../../../kernel/file-refused.ts'
import { type FileFormat, type ParseOptions } from '../../../engines/formats/format.ts'
import type { LanguageCodes } from '../../../engines/formats/language-codes.ts'
import { formatFor } from '../../../engines/formats/formats.ts'
import type { SegmentationRules } from '../../../engines/segmentation/segmentation-rules.ts'
import { invalid } from '../../../kernel/refusals.ts'
import type { ResourceParams } from '../../work/tables.ts'

/** The settings that a file is read with. */
export interface Reading {
  /** Undefined for the built-in rules. */
  segmentation: SegmentationRules | undefined
  languageCodes: LanguageCodes
}

/** The options for a file's parser. Locales as on the wire. */
export const parseOptions = (
  file: { name: string; params: ResourceParams },
  sourceLocale: string,
  targetLocale: string,
  reading?: Reading,
): ParseOptions => ({ ...sourceOptions(file, sourceLocale, reading), targetLocale: toBcp47(targetLocale) })

/** The same, whatever it is translated into. */
export function sourceOptions(
  file: { name: string; params: ResourceParams },
  sourceLocale: string,
  { segmentation, languageCodes }: Partial<Reading> = {},
): Omit<ParseOptions, 'targetLocale'> {
  const { parserFilter, parameters, tagRegex, applySourceSegmentation } = file.params
  return {
    fileName: file.name,
    sourceLocale: toBcp47(sourceLocale),
    parameters: { ...parameters, ...(tagRegex !== null && { tagRegex }) },
    applySourceSegmentation,
    filter: parserFilter,
    ...(segmentation && { segmentation }),
    ...(languageCodes && { languageCodes }),
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

/** The folder of a file. Clients that are in use send the whole path, with the name of the file at its end. */
export function folderOf(path: string, name: string): string {
  const folder = checkedPath(path)
  if (folder === name) return ''
  return folder.endsWith(`/${name}`) ? folder.slice(0, -name.length - 1) : folder
}
