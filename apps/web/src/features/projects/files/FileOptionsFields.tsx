import type { FileParser, FileParserParameter } from '@dragoman/sdk/operations/projects'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { Disclosure } from '@dragoman/ui/Disclosure'
import { NumberField } from '@dragoman/ui/NumberField'
import { Stack } from '@dragoman/ui/Page'
import { Radio, RadioGroup } from '@dragoman/ui/RadioGroup'
import { Select } from '@dragoman/ui/Select'
import { TextField } from '@dragoman/ui/TextField'
import { hasMessage, t } from '../../../i18n/t.ts'
import { filtersOf, optionChoices, optionGroups, usualOptions } from './file-options.ts'
import styles from './FileOptionsFields.module.css'
import type { FileOptions } from './send-file.ts'

export interface FileOptionsFieldsProps {
  parser: FileParser
  /** As usual where it is left out. */
  value: FileOptions | undefined
  onChange: (value: FileOptions) => void
  isDisabled?: boolean
  /** One below the heading that the fields stand under. */
  headingLevel: 3 | 4
}

/** How a parser reads a file: its way of reading where it has several, and the options of that way. */
export function FileOptionsFields({ parser, value = usualOptions(parser), onChange, isDisabled, headingLevel }: FileOptionsFieldsProps) {
  const filters = filtersOf(parser)
  const filter = value.parserFilter ?? parser.filters.defaultFilter
  const { own, shared } = optionGroups(parser, filter)
  const optionsOf = (options: typeof own) => {
    const fields = options.map(([key, parameter]) => ({
      key,
      isSwitch: parameter.type === 'boolean',
      field: (
        <Option
          key={key}
          id={key}
          parameter={parameter}
          value={value.parameters[key] ?? parameter.value}
          onChange={(next) => onChange({ ...value, parameters: { ...value.parameters, [key]: next } })}
          isDisabled={isDisabled}
        />
      ),
    }))
    const inputs = fields.filter(({ isSwitch }) => !isSwitch)
    return (
      <>
        {fields.filter(({ isSwitch }) => isSwitch).map(({ field }) => field)}
        {inputs.length > 0 && <div className={styles.fields}>{inputs.map(({ field }) => field)}</div>}
      </>
    )
  }
  return (
    <Stack gap={16}>
      {filters.length > 1 && (
        <RadioGroup
          label={t('projects.files.filter')}
          value={filter}
          onChange={(parserFilter) => onChange({ ...value, parserFilter })}
          isDisabled={isDisabled}
        >
          {filters.map(({ id, name }) => (
            <Radio key={id} value={id} description={wordOr(`projects.filterText.${id}`, '')}>
              {wordOr(`projects.filter.${id}`, name)}
            </Radio>
          ))}
        </RadioGroup>
      )}
      <Checkbox
        isSelected={value.applySourceSegmentation}
        onChange={(applySourceSegmentation) => onChange({ ...value, applySourceSegmentation })}
        description={t('projects.files.sentencesText')}
        isDisabled={isDisabled}
      >
        {t('projects.files.sentences')}
      </Checkbox>
      {optionsOf(own)}
      {shared.length > 0 && (
        <Disclosure title={t('projects.files.codes')} headingLevel={headingLevel}>
          <Stack gap={16}>{optionsOf(shared)}</Stack>
        </Disclosure>
      )}
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
  const choices = optionChoices[id]
  if (choices) {
    const options = choices.map((choice) => ({ id: choice, label: wordOr(`projects.choice.${choice}`, choice) }))
    return <Select label={label} description={help} options={options} value={String(value)} onChange={onChange} isDisabled={isDisabled} />
  }
  return <TextField label={label} description={help} value={String(value)} onChange={onChange} isDisabled={isDisabled} />
}

/** The server's own words, in English, where the product has none. */
const wordOr = (id: string, fallback: string) => (hasMessage(id) ? t(id) : fallback)
