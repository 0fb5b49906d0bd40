import { Badge } from '@dragoman/ui/StatusBadge'
import type { Tone } from '@dragoman/ui/status-tone'
import type { KeyboardEvent } from 'react'
import styles from './in-place.module.css'

export interface InPlaceTextProps {
  label: string
  value: string
  isEditable: boolean
  maxLength: number
  /** BCP 47 tag of its language. */
  lang?: string
  isStrong?: boolean
  onType: (text: string) => void
  /** Saves: with Enter, and as the focus goes on. */
  onLeave: () => void
  /** Brings back what is saved: with Escape. */
  onUndo: () => void
}

/** A text that looks like one until it has the focus, and is edited where it stands. */
export function InPlaceText({
  label,
  value,
  isEditable,
  maxLength,
  lang,
  isStrong,
  onType,
  onLeave,
  onUndo,
}: InPlaceTextProps) {
  if (!isEditable) {
    return value === '' ? null : (
      <span lang={lang} dir="auto" data-strong={isStrong || undefined} className={styles.text}>
        {value}
      </span>
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') onUndo()
    else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      onLeave()
    }
  }
  return (
    <label className={styles.frame}>
      <textarea
        aria-label={label}
        placeholder={label}
        rows={1 + Math.floor(value.length / 40)}
        maxLength={maxLength}
        lang={lang}
        dir="auto"
        data-strong={isStrong || undefined}
        className={styles.field}
        value={value}
        onChange={({ target }) => onType(target.value)}
        onBlur={onLeave}
        onKeyDown={onKeyDown}
      />
    </label>
  )
}

export interface InPlaceChoiceProps<Id extends string> {
  label: string
  options: readonly { id: Id | ''; label: string }[]
  value: Id | ''
  isEditable: boolean
  /** Colors a status, as its badge. */
  tone?: Tone
  onChoose: (id: Id | '') => void
}

/** A choice that looks like its value until it has the focus. */
export function InPlaceChoice<Id extends string>({
  label,
  options,
  value,
  isEditable,
  tone,
  onChoose,
}: InPlaceChoiceProps<Id>) {
  const chosen = options.find(({ id }) => id === value)
  if (!isEditable) {
    if (value === '') return null
    return tone ? <Badge tone={tone}>{chosen?.label}</Badge> : <span className={styles.text}>{chosen?.label}</span>
  }
  return (
    <select
      aria-label={label}
      className={styles.choice}
      data-tone={tone}
      data-empty={value === '' || undefined}
      value={value}
      onChange={({ target }) => {
        const option = options.find(({ id }) => id === target.value)
        if (option) onChoose(option.id)
      }}
    >
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
