import type { FileParser } from '@dragoman/sdk/operations/projects'
import type { FileOptions } from '../../../files/send-file.ts'
import { valueText } from '../../../form/conflict-text.ts'
import type { Difference } from '../../../form/ConflictNotice.tsx'
import { clashesOf, mergeValues } from '../../../form/merge-values.ts'
import { t } from '../../../i18n/t.ts'
import { filtersOf } from './file-options.ts'
import { choiceWord, filterWords, optionWords } from './option-words.ts'

/** My options over theirs: what I did not change since `base` takes what they saved. */
export const mergeOptions = (base: FileOptions, mine: FileOptions, theirs: FileOptions): FileOptions => ({
  ...mergeValues(base, mine, theirs),
  parameters: mergeValues(base.parameters, mine.parameters, theirs.parameters),
})

/** The options that two people have changed in different ways, in the order of the form. */
export function optionDifferences(
  parser: FileParser,
  base: FileOptions,
  mine: FileOptions,
  theirs: FileOptions,
): Difference[] {
  const format = parser.filters.defaultFilter
  const flat = ({ parserFilter = format, applySourceSegmentation, parameters }: FileOptions) => ({
    ...Object.fromEntries(Object.entries(parser.parameters).map(([key, { value }]) => [key, parameters[key] ?? value])),
    [filterField]: parserFilter,
    [sentencesField]: applySourceSegmentation,
  })
  return clashesOf(flat(base), flat(mine), flat(theirs)).map(({ field, ...values }) => {
    const parameter = parser.parameters[field]
    const text = (value: unknown) => {
      if (field === filterField)
        return filterWords(String(value), filtersOf(parser).find(({ id }) => id === value)?.name ?? String(value)).label
      return typeof value === 'string' && parameter?.choices ? choiceWord(value) : valueText(value)
    }
    const label =
      field === filterField
        ? t('projects.files.filter')
        : field === sentencesField
          ? t('projects.files.sentences')
          : parameter
            ? optionWords(format, field, parameter).label
            : field
    return { label, mine: text(values.mine), theirs: text(values.theirs) }
  })
}

const filterField = ' filter'
const sentencesField = ' sentences'
