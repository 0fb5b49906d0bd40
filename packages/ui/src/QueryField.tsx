import type { KeyboardEventHandler, ReactNode, Ref } from 'react'
import { BareButton } from './BareButton.tsx'
import { Icon } from './Icon.tsx'
import { Kbd } from './Kbd.tsx'
import styles from './QueryField.module.css'

export interface QueryChip {
  id: string
  /** The field of the condition, such as "Due". */
  field?: string
  label: string
  /** Accessible name of the button that takes it away. */
  removeLabel: string
}

export interface QueryFieldProps {
  /** Accessible name of the field. */
  label: string
  placeholder: string
  /** The typed text that isn't a chip yet. */
  value: string
  onChange: (value: string, caret: number) => void
  chips: QueryChip[]
  onRemove: (id: string) => void
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>
  onFocus?: () => void
  onBlur?: () => void
  /** The place of a mistake in `value`, and what is wrong with it. */
  error?: { from: number; to: number; message: string }
  /** A key that focuses the field, shown while it is empty. */
  keyHint?: string
  /** Attributes of a list of suggestions, which is in `children`. */
  suggestions?: { listId: string; isOpen: boolean; activeId?: string }
  /** Floats under the field. */
  children?: ReactNode
  ref?: Ref<HTMLInputElement>
}

const errorId = 'query-error'

/** A search field that holds conditions as chips, and marks mistakes where they are. */
export function QueryField({
  label,
  placeholder,
  value,
  onChange,
  chips,
  onRemove,
  onKeyDown,
  onFocus,
  onBlur,
  error,
  keyHint,
  suggestions,
  children,
  ref,
}: QueryFieldProps) {
  return (
    <div className={styles.query} data-invalid={error ? true : undefined}>
      <Icon name="search" />
      <div className={styles.line}>
        {chips.map(({ id, field, label: text, removeLabel }) => (
          <span key={id} className={styles.chip}>
            <span dir="auto" className={styles.text}>
              {field && <span className={styles.key}>{field}: </span>}
              {text}
            </span>
            <BareButton aria-label={removeLabel} className={styles.remove} onPress={() => onRemove(id)}>
              <Icon name="x" />
            </BareButton>
          </span>
        ))}
        <span className={styles.entry}>
          {error && (
            <span aria-hidden dir="auto" className={styles.marks}>
              {value.slice(0, error.from)}
              <span className={styles.mark}>{value.slice(error.from, error.to) || '\u00A0'}</span>
            </span>
          )}
          <input
            ref={ref}
            type="search"
            role={suggestions ? 'combobox' : undefined}
            aria-label={label}
            aria-autocomplete={suggestions ? 'list' : undefined}
            aria-expanded={suggestions?.isOpen}
            aria-controls={suggestions?.isOpen ? suggestions.listId : undefined}
            aria-activedescendant={suggestions?.activeId}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            dir="auto"
            autoComplete="off"
            spellCheck={false}
            maxLength={1000}
            placeholder={chips.length === 0 ? placeholder : undefined}
            className={styles.input}
            value={value}
            onChange={({ target }) => onChange(target.value, target.selectionStart ?? target.value.length)}
            onKeyDown={onKeyDown}
            onFocus={onFocus}
            onBlur={onBlur}
          />
        </span>
      </div>
      {keyHint && value === '' && chips.length === 0 && (
        <span className={styles.hint}>
          <Kbd>{keyHint}</Kbd>
        </span>
      )}
      {error && (
        <div id={errorId} role="alert" className={styles.error}>
          {error.message}
        </div>
      )}
      {children}
    </div>
  )
}
