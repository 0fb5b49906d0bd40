import { CheckboxGroup, type CheckboxGroupProps } from '@dragoman/ui/CheckboxGroup'
import { ComboBox, type ComboBoxProps } from '@dragoman/ui/ComboBox'
import { MultiSelect, type MultiSelectProps } from '@dragoman/ui/MultiSelect'
import { Select, type SelectProps } from '@dragoman/ui/Select'
import { TextArea, type TextAreaProps } from '@dragoman/ui/TextArea'
import { TextField, type TextFieldProps } from '@dragoman/ui/TextField'
import { TagsField, type TagsFieldProps } from './TagsField.tsx'
import { useEffect, useRef } from 'react'
import { useController, type FieldPathByValue, type FieldValues, type UseFormReturn } from 'react-hook-form'

/** The part of a form that a field needs: `useForm()` itself, or the part that sections hand on. */
export type FormOf<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'control' | 'trigger'>

export interface Bound<Values extends FieldValues, Value> {
  form: FormOf<Values>
  /** A name among the form's values, of those that hold what this kind of field edits. */
  name: FieldPathByValue<Values, Value>
  /** The error while the field is empty, which makes it required. */
  missing?: string
  /** A further rule: true, or the error. */
  check?: (value: Value, values: Values) => true | string | Promise<true | string>
}

type Wired = 'form' | 'name' | 'value' | 'defaultValue' | 'onBlur' | 'ref' | 'isRequired' | 'isInvalid' | 'errorMessage'

/** The props of a field that the form provides are left out. */
export type BoundTo<Values extends FieldValues, Value, Props> = Bound<Values, Value> & Omit<Props, Wired | 'onChange'>

const isEmpty = (value: unknown) =>
  Array.isArray(value) ? value.length === 0 : typeof value === 'string' ? value.trim() === '' : !value

/** Binds a field to its form: its value, its error, and how it changes. */
export function useField<Values extends FieldValues, Value>({ form, name, missing, check }: Bound<Values, Value>) {
  const { field, fieldState } = useController({
    control: form.control,
    name,
    rules: {
      validate: (value: Value, values) =>
        missing !== undefined && isEmpty(value) ? missing : (check?.(value, values) ?? true),
    },
  })
  const { value } = field
  const { trigger } = form
  const hasError = fieldState.error !== undefined
  // An error goes when its field is filled from elsewhere, such as from the choice of another field.
  const checked = useRef(value)
  useEffect(() => {
    if (checked.current === value) return
    checked.current = value
    if (hasError) void trigger(name)
  }, [value, hasError, trigger, name])
  return {
    ...field,
    value: field.value as Value,
    isRequired: missing === undefined ? undefined : true,
    errorMessage: fieldState.error?.message,
  }
}

/** One line of text. */
export function FormText<Values extends FieldValues>({
  form,
  name,
  missing,
  check,
  ...props
}: BoundTo<Values, string, TextFieldProps>) {
  const field = useField<Values, string>({ form, name, missing, check })
  return <TextField {...props} {...field} />
}

/** Several lines of text. */
export function FormArea<Values extends FieldValues>({
  form,
  name,
  missing,
  check,
  ...props
}: BoundTo<Values, string, TextAreaProps>) {
  const field = useField<Values, string>({ form, name, missing, check })
  return <TextArea {...props} {...field} />
}

/** One choice out of a long list; null while nothing is chosen. */
export function FormCombo<Values extends FieldValues>({
  form,
  name,
  missing,
  check,
  onChosen,
  ...props
}: BoundTo<Values, string | null, ComboBoxProps> & { onChosen?: (value: string | null) => void }) {
  const { onChange, ...field } = useField<Values, string | null>({ form, name, missing, check })
  return (
    <ComboBox
      {...props}
      {...field}
      onChange={(value) => {
        if (value === field.value) return
        onChange(value)
        onChosen?.(value)
      }}
    />
  )
}

/** One choice out of a short list. */
export function FormSelect<Values extends FieldValues>({
  form,
  name,
  missing,
  check,
  ...props
}: BoundTo<Values, string, SelectProps>) {
  return <Select {...props} {...useField<Values, string>({ form, name, missing, check })} />
}

/** Several choices out of a long list. */
export function FormMultiSelect<Values extends FieldValues>({
  form,
  name,
  missing,
  check,
  ...props
}: BoundTo<Values, string[], MultiSelectProps>) {
  return <MultiSelect {...props} {...useField<Values, string[]>({ form, name, missing, check })} />
}

/** Tags as free text. */
export function FormTags<Values extends FieldValues>({
  form,
  name,
  missing,
  check,
  ...props
}: BoundTo<Values, string[], TagsFieldProps>) {
  return <TagsField {...props} {...useField<Values, string[]>({ form, name, missing, check })} />
}

/** Several of a few choices that are all in view. */
export function FormCheckboxGroup<Values extends FieldValues>({
  form,
  name,
  missing,
  check,
  ...props
}: BoundTo<Values, string[], CheckboxGroupProps>) {
  const { isRequired: _, ...field } = useField<Values, string[]>({ form, name, missing, check })
  return <CheckboxGroup {...props} {...field} />
}
