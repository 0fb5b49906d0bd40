import { QueryField } from '@dragoman/ui/QueryField'
import { Suspense, useId, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { t } from '../i18n/t.ts'
import { region } from '../lazy.tsx'
import { useCommands } from '../ground/commands.ts'
import { chipWords, queryErrorText } from './query-words.ts'
import type { QuerySpec } from './query-spec.ts'
import type { SuggestionsHandle } from './Suggestions.tsx'
import { completed, typingAt } from './suggest.ts'
import type { QueryLineState } from './use-query-line.ts'

const Suggestions = region(
  () => import('./Suggestions.tsx'),
  'Suggestions',
  () => null,
)

export interface QueryLineProps {
  line: QueryLineState
  spec: QuerySpec
  /** The label of the search, such as "Search projects". */
  label: string
}

/** The field above a list: words search at once, conditions become chips on Enter, Tab completes. */
export function QueryLine({ line, spec, label }: QueryLineProps) {
  const input = useRef<HTMLInputElement>(null)
  const suggestions = useRef<SuggestionsHandle>(null)
  const listId = useId()
  const [caret, setCaret] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const [activeId, setActiveId] = useState<string>()
  const focus = () => input.current?.focus()
  useCommands([{ keys: ['s'], label: 'list.keys.search', run: focus }])
  const typing = isOpen ? typingAt(line.text, Math.min(caret, line.text.length), spec.fields) : undefined
  // A word alone is searched for; names of fields are offered once it could be one.
  const isShown = typing !== undefined && (typing.kind === 'value' || typing.prefix !== '' || line.text === '')

  const choose = (value: string) => {
    if (!typing) return
    const next = completed(line.text, Math.min(caret, line.text.length), typing, value)
    // At once: who types on would find the caret put back behind the first letters.
    flushSync(() => {
      line.type(next.text)
      setCaret(next.caret)
    })
    input.current?.setSelectionRange(next.caret, next.caret)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const list = isShown ? suggestions.current : null
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && list) {
      event.preventDefault()
      list.move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Tab' && !event.shiftKey && list?.pick(line.text !== '')) event.preventDefault()
    else if (event.key === 'Enter') {
      if (list?.pick(false)) return event.preventDefault()
      setOpen(false)
      line.apply()
    } else if (event.key === 'Escape') {
      if (isShown) {
        event.preventDefault()
        setOpen(false)
      } else if (line.text === '') input.current?.blur()
      else line.type('')
    } else if (event.key === 'Backspace' && line.text === '') {
      event.preventDefault()
      line.takeBack()
    }
  }

  return (
    <QueryField
      ref={input}
      label={label}
      placeholder={t('list.placeholder')}
      keyHint="s"
      value={line.text}
      onChange={(text, at) => {
        line.type(text)
        setCaret(at)
        setOpen(true)
      }}
      chips={line.parts.map((part, index) => {
        const words = chipWords(part, spec)
        return {
          id: `${index} ${part}`,
          ...words,
          removeLabel: t('list.removeChip', { name: words.field ?? words.label }),
        }
      })}
      onRemove={(id) => {
        line.remove(Number.parseInt(id, 10))
        input.current?.focus()
      }}
      onKeyDown={onKeyDown}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
      error={line.error && { ...line.error.at, message: queryErrorText(line.error.code, line.error.text) }}
      suggestions={{ listId, isOpen: isShown, activeId: isShown ? activeId : undefined }}
    >
      {isShown && (
        <Suspense>
          <Suggestions
            handle={suggestions}
            listId={listId}
            typing={typing}
            spec={spec}
            onChoose={choose}
            onActiveChange={setActiveId}
          />
        </Suspense>
      )}
    </QueryField>
  )
}
