import type { FileParser, FileParserParameter } from '@dragoman/sdk/operations/projects'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { NumberField } from '@dragoman/ui/NumberField'
import { Stack } from '@dragoman/ui/Page'
import { TextField } from '@dragoman/ui/TextField'
import { hasMessage, t } from '../../../i18n/t.ts'
import type { FileOptions } from './send-file.ts'

export interface FileOptionsFieldsProps {
  parser: FileParser
  /** As usual where it is left out. */
  value: FileOptions | undefined
  onChange: (value: FileOptions) => void
  isDisabled?: boolean
}

/** How a parser reads a file unless somebody says otherwise. */
export const usualOptions = ({ applySourceSegmentation, parameters }: FileParser): FileOptions => ({
  applySourceSegmentation,
  parameters: Object.fromEntries(Object.entries(parameters).map(([key, { value }]) => [key, value])),
})

/** The options of a parser, whichever it has. */
export function FileOptionsFields({ parser, value = usualOptions(parser), onChange, isDisabled }: FileOptionsFieldsProps) {
  return (
    <Stack gap={16}>
      <Checkbox
        isSelected={value.applySourceSegmentation}
        onChange={(applySourceSegmentation) => onChange({ ...value, applySourceSegmentation })}
        description={t('projects.files.sentencesText')}
        isDisabled={isDisabled}
      >
        {t('projects.files.sentences')}
      </Checkbox>
      {Object.entries(parser.parameters).map(([key, parameter]) => (
        <Option
          key={key}
          id={key}
          parameter={parameter}
          value={value.parameters[key] ?? parameter.value}
          onChange={(next) => onChange({ ...value, parameters: { ...value.parameters, [key]: next } })}
          isDisabled={isDisabled}
        />
      ))}
    </Stack>
  )
}

interface OptionProps {
  id: string
  parameter: FileParserParameter
  value: string | number | boolean
  onChange: (value: string | number | boolean) => void
  isDisabled?: boolean
}

function Option({ id, parameter: { title, description, type }, value, onChange, isDisabled }: OptionProps) {
  const label = wordOr(`projects.option.${id}`, title)
  const help = wordOr(`projects.optionText.${id}`, description)
  if (type === 'boolean') {
    return (
      <Checkbox isSelected={value === true} onChange={onChange} description={help} isDisabled={isDisabled}>
        {label}
      </Checkbox>
    )
  }
  if (type === 'int') {
    const number = Number(value)
    return <NumberField label={label} description={help} value={number} onChange={onChange} step={1} isDisabled={isDisabled} />
  }
  return <TextField label={label} description={help} value={String(value)} onChange={onChange} isDisabled={isDisabled} />
}

/** The server's own words, in English, where the product has none. */
const wordOr = (id: string, fallback: string) => (hasMessage(id) ? t(id) : fallback)
