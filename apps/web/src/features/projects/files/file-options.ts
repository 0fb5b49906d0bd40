import type { FileParser, FileParserParameter } from '@dragoman/sdk/operations/projects'
import type { FileOptions as GivenOptions } from '@dragoman/sdk/operations/uploads'
import type { FileOptions } from '../../../files/send-file.ts'

/** How a parser reads a file unless someone says otherwise; only parameters that have been set are listed. */
export const usualOptions = ({ applySourceSegmentation, filters }: FileParser): FileOptions => ({
  parserFilter: filters.defaultFilter,
  applySourceSegmentation,
  parameters: {},
})

/** The options that a parser reads a file with, where some of them are given. */
export const optionsFrom = (
  parser: FileParser,
  { parserFilter, applySourceSegmentation, parameters }: GivenOptions,
): FileOptions => {
  const usual = usualOptions(parser)
  return {
    parserFilter: parserFilter ?? parser.filters.defaultFilter,
    applySourceSegmentation: applySourceSegmentation ?? usual.applySourceSegmentation,
    parameters: parameters ?? {},
  }
}

/** A parser's ways of reading a file, in their order. One that has a single way leaves nothing to choose. */
export const filtersOf = ({ filters }: FileParser): { id: string; name: string }[] =>
  Object.entries(filters.types)
    .sort(([, one], [, other]) => one.order - other.order)
    .map(([id, { name }]) => ({ id, name }))

/** Options that say nothing to a filter. */
const withoutMeaning: Readonly<Record<string, readonly string[]>> = {
  table_csv: ['columnWidths'],
  table_fwc: ['delimiter'],
}

/** Options that many formats share: few people need them, so that they stand behind those of the format itself. */
const sharedKeys = new Set([
  'placeholders',
  'html',
  'icu',
  'tagRegex',
  'onlyKeys',
  'skipKeys',
  'content',
  'contentKeys',
])

type Options = readonly (readonly [key: string, parameter: FileParserParameter])[]

/** The options that a filter has: what the format itself asks, switches first, and what many formats share. */
export function optionGroups(
  { parameters, filters }: FileParser,
  filter = filters.defaultFilter,
): { own: Options; shared: Options } {
  const meaningless = withoutMeaning[filter] ?? []
  const all = Object.entries(parameters).filter(([key]) => !meaningless.includes(key))
  const ordered = [
    ...all.filter(([, { type }]) => type === 'boolean'),
    ...all.filter(([, { type }]) => type !== 'boolean'),
  ]
  return {
    own: ordered.filter(([key]) => !sharedKeys.has(key)),
    shared: ordered.filter(([key]) => sharedKeys.has(key)),
  }
}
