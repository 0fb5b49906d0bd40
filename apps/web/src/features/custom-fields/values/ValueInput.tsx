import { MultiSelect } from '@dragoman/ui/MultiSelect'
import { Select } from '@dragoman/ui/Select'
import { TextField } from '@dragoman/ui/TextField'
import { t } from '../../../i18n/t.ts'
import { problemOf, type InputField, type ValueDraft } from './value-draft.ts'

interface ValueInputProps {
  field: InputField
  draft: ValueDraft
  onChange: (draft: ValueDraft) => void
  /** Whether it says what is wrong. */
  isTried: boolean
  /** Whether it has the focus at once. */
  isFocused?: boolean
}

/** No option can have a line break. */
const noChoice = '\n'

/** The input of a custom field, by its type. */
export function ValueInput({ field, draft, onChange, isTried, isFocused = false }: ValueInputProps) {
  const { uuid, name, description, type, kind, options, required } = field
  const problem = isTried ? problemOf(field, draft) : null
  const common = {
    name: uuid,
    label: name,
    description: description && <bdi>{description}</bdi>,
    ...(required ? { isRequired: true } : { isOptional: !isFocused }),
    errorMessage: problem === null ? undefined : t(problem === 'number' ? 'custom.numberWrong' : 'custom.missing'),
    autoFocus: isFocused,
  }
  const none = required ? [] : [{ id: noChoice, label: t('shell.none') }]
  if (type === 'BOOLEAN')
    return (
      <Select
        {...common}
        options={[...none, { id: 'true', label: t('shell.yes') }, { id: 'false', label: t('shell.no') }]}
        value={draft.text || (required ? null : noChoice)}
        onChange={(text) => onChange({ ...draft, text: text === noChoice ? '' : text })}
      />
    )
  if (type !== 'MULTIVALUE')
    return (
      <TextField
        {...common}
        inputMode={type === 'NUMERIC' ? 'numeric' : 'text'}
        maxLength={500}
        value={draft.text}
        onChange={(text) => onChange({ ...draft, text })}
      />
    )
  // An option that the field no longer has stays until another one is selected.
  const all = [...new Set([...options, ...draft.chosen])].map((option) => ({ id: option, label: option }))
  if (kind === 'SINGLE_SELECT')
    return (
      <Select
        {...common}
        options={[...none, ...all]}
        value={draft.chosen[0] ?? (required ? null : noChoice)}
        onChange={(option) => onChange({ ...draft, chosen: option === noChoice ? [] : [option] })}
      />
    )
  return (
    <MultiSelect
      {...common}
      options={all}
      value={draft.chosen}
      onChange={(chosen) => onChange({ ...draft, chosen })}
      selectedLabel={t('custom.selected')}
    />
  )
}
