import {
  use,
  useId,
  useState,
  type ChangeEvent,
  type FocusEventHandler,
  type HTMLInputAutoCompleteAttribute,
  type InputHTMLAttributes,
  type KeyboardEventHandler,
  type ReactNode,
} from 'react'
import { classNames } from './class-names.ts'
import type { FieldProps } from './Field.tsx'
import styles from './Field.module.css'
import { FormErrors } from './form-errors.ts'
import { Icon } from './Icon.tsx'
import { useWord } from './WordsProvider.tsx'

type Typed = HTMLInputElement | HTMLTextAreaElement

type FromInput = Pick<
  InputHTMLAttributes<Typed>,
  | 'name'
  | 'autoFocus'
  | 'maxLength'
  | 'minLength'
  | 'inputMode'
  | 'spellCheck'
  | 'lang'
  | 'dir'
  | 'aria-label'
  | 'aria-labelledby'
  | 'aria-describedby'
>

/** The props of every field that people type text into. */
export interface TypedFieldProps extends FieldProps, FromInput {
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  onFocus?: FocusEventHandler<Typed>
  onBlur?: FocusEventHandler<Typed>
  onKeyDown?: KeyboardEventHandler<Typed>
  autoComplete?: HTMLInputAutoCompleteAttribute
  placeholder?: string
  isRequired?: boolean
  isDisabled?: boolean
  isReadOnly?: boolean
  isInvalid?: boolean
}

/**
 * A label, help, and an error around a native control, which gets the attributes that tie them together. Knowing
 * nothing of React Aria keeps the sign-in page light and long forms quick.
 */
export function TypedField({
  label,
  isLabelHidden,
  isOptional,
  help,
  description,
  errorMessage,
  isRequired,
  isDisabled,
  isReadOnly,
  isInvalid,
  onChange,
  'aria-describedby': describedBy,
  children,
  ...attributes
}: TypedFieldProps & { children: (attributes: ControlAttributes) => ReactNode }) {
  const id = useId()
  const errors = use(FormErrors)
  const [edited, setEdited] = useState<typeof errors>()
  const fromForm = errors && errors !== edited && attributes.name ? errors[attributes.name] : undefined
  const error = errorMessage ?? [fromForm ?? []].flat().join(' ')
  const described = classNames(description ? `${id}-help` : undefined, error ? `${id}-error` : undefined, describedBy)
  const isMarked = isInvalid || Boolean(error) || undefined
  const words = (
    <label htmlFor={id} className={classNames(styles.label, isLabelHidden && styles.hidden)}>
      {label}
      {isOptional && <OptionalMark />}
    </label>
  )
  return (
    <div className={classNames(styles.field, styles.full)} data-field={attributes.name} data-invalid={isMarked}>
      {help ? (
        <div className={styles.explained}>
          {words}
          {help(label)}
        </div>
      ) : (
        words
      )}
      {description && (
        <span id={`${id}-help`} className={styles.description}>
          {description}
        </span>
      )}
      {children({
        ...attributes,
        id,
        readOnly: isReadOnly,
        disabled: isDisabled,
        'data-disabled': isDisabled || undefined,
        'data-readonly': isReadOnly || undefined,
        'aria-required': isRequired,
        'aria-invalid': isMarked,
        'aria-describedby': described,
        onChange: ({ target }) => {
          setEdited(errors)
          onChange?.(target.value)
        },
      })}
      {error && (
        <span id={`${id}-error`} className={styles.error}>
          <Icon name="error" className={styles.errorIcon} />
          <span>{error}</span>
        </span>
      )}
    </div>
  )
}

/** The props of a typed field's control. */
export interface ControlAttributes
  extends
    FromInput,
    Pick<
      TypedFieldProps,
      'value' | 'defaultValue' | 'onFocus' | 'onBlur' | 'onKeyDown' | 'autoComplete' | 'placeholder'
    >,
    Pick<InputHTMLAttributes<Typed>, 'id' | 'readOnly' | 'disabled' | 'aria-required' | 'aria-invalid'> {
  'data-disabled': true | undefined
  'data-readonly': true | undefined
  onChange: (event: ChangeEvent<Typed>) => void
}

function OptionalMark() {
  return <span className={styles.optional}> {useWord('optional')}</span>
}
