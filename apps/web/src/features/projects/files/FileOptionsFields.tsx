import type { FileParser, FileParserParameter, ParserParameters } from '@dragoman/sdk/operations/projects'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { Disclosure } from '@dragoman/ui/Disclosure'
import { NumberField } from '@dragoman/ui/NumberField'
import { Stack } from '@dragoman/ui/Page'
import { Radio, RadioGroup } from '@dragoman/ui/RadioGroup'
import { Select } from '@dragoman/ui/Select'
import { TextField } from '@dragoman/ui/TextField'
import type { FileOptions } from '../../../files/send-file.ts'
import { t } from '../../../i18n/t.ts'
import styles from '../projects.module.css'
import { filtersOf, optionGroups, usualOptions } from './file-options.ts'
import { choiceWord, filterWords, optionWords } from './option-words.ts'

export interface FileOptionsFieldsProps {
  parser: FileParser
  /** As usual where it is left out. */
  value: FileOptions | undefined
  /** The values found in the file itself, for options that are left to it. */
  found?: ParserParameters | undefined
  onChange: (value: FileOptions) => void
  isDisabled?: boolean
  /** One below the heading that the fields stand under. */
  headingLevel: 3 | 4
}

/** How a parser reads a file: its way of reading where it has several, and the options of that way. */
export function FileOptionsFields({
  parser,
  value = usualOptions(parser),
  found = {},
  onChange,
  isDisabled,
  headingLevel,
}: FileOptionsFieldsProps) {
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
          format={parser.filters.defaultFilter}
          parameter={parameter}
          value={value.parameters[key] ?? parameter.value}
          found={found[key]}
          onChange={(next) => onChange({ ...value, parameters: { ...value.parameters, [key]: next } })}
          isDisabled={isDisabled}
        />
      ),
    }))
    const inputs = fields.filter(({ isSwitch }) => !isSwitch)
    return (
      <>
        {fields.filter(({ isSwitch }) => isSwitch).map(({ field }) => field)}
        {inputs.length > 0 && <div className={styles.fileOptions}>{inputs.map(({ field }) => field)}</div>}
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
          {filters.map(({ id, name }) => {
            const { label, description } = filterWords(id, name)
            return (
              <Radio key={id} value={id} description={description}>
                {label}
              </Radio>
            )
          })}
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
  /** The parser's default filter, which is also its format's name. */
  format: string
  parameter: FileParserParameter
  value: string | number | boolean
  found: string | number | boolean | undefined
  onChange: (value: string | number | boolean) => void
  isDisabled?: boolean
}

function Option({ id, format, parameter, value, found, onChange, isDisabled }: OptionProps) {
  const { type, choices } = parameter
  const words = optionWords(format, id, parameter)
  const { label } = words
  const description = found === undefined ? words.description : <WithFound text={words.description} found={found} />
  if (type === 'boolean') {
    return (
      <Checkbox isSelected={value === true} onChange={onChange} description={description} isDisabled={isDisabled}>
        {label}
      </Checkbox>
    )
  }
  const field = { label, description, isDisabled }
  if (type === 'int') return <NumberField {...field} value={Number(value)} onChange={onChange} step={1} />
  if (!choices) return <TextField {...field} value={String(value)} onChange={onChange} />
  const options = choices.map((choice) => ({ id: choice, label: choiceWord(choice) }))
  // Switches that may be left to the file take booleans, too.
  const chosen = typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value)
  return <Select {...field} options={options} value={chosen} onChange={onChange} />
}

const WithFound = ({ text, found }: { text: string; found: string | number | boolean }) => (
  <>
    {text}{' '}
    <strong>{t('intake.found', { value: typeof found === 'string' ? choiceWord(found) : String(found) })}</strong>
  </>
)
