import { TagList } from '@dragoman/ui/TagList'
import { Stack } from '@dragoman/ui/Page'
import { TextField } from '@dragoman/ui/TextField'
import { useState, type Ref } from 'react'
import { t } from '../i18n/t.ts'

export interface TagsFieldProps {
  name?: string
  label: string
  isOptional?: boolean
  description?: string
  errorMessage?: string
  isDisabled?: boolean
  isRequired?: boolean
  value: string[]
  onChange: (value: string[]) => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

/** Tags as free text: Enter and a comma add what is typed, and so does leaving the field. */
export function TagsField({ value, onChange, onBlur, description, isDisabled, ...props }: TagsFieldProps) {
  const [typed, setTyped] = useState('')
  const add = (text: string) => {
    const tags = text.split(',').map((tag) => tag.trim())
    const added = tags.filter((tag, at) => tag !== '' && !value.includes(tag) && tags.indexOf(tag) === at)
    if (added.length > 0) onChange([...value, ...added])
    setTyped('')
  }
  return (
    <Stack gap={8}>
      <TextField
        {...props}
        description={description ?? t('shell.tags.text')}
        isDisabled={isDisabled}
        maxLength={100}
        autoComplete="off"
        value={typed}
        onChange={(text) => (text.includes(',') ? add(text) : setTyped(text))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || typed.trim() === '') return
          event.preventDefault()
          add(typed)
        }}
        onBlur={() => {
          add(typed)
          onBlur?.()
        }}
      />
      {value.length > 0 && (
        <TagList
          label={props.label}
          items={value.map((tag) => ({ id: tag, label: tag, icon: 'tag' }))}
          onRemove={isDisabled ? undefined : (removed) => onChange(value.filter((tag) => !removed.includes(tag)))}
        />
      )}
    </Stack>
  )
}
