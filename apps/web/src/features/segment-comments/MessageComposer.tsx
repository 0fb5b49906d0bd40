import type { CommentPerson } from '@dragoman/sdk/operations/segmentComments'
import { Button } from '@dragoman/ui/Button'
import { Form } from '@dragoman/ui/Form'
import { MenuButton, MenuItem } from '@dragoman/ui/MenuButton'
import { Row, Stack } from '@dragoman/ui/Page'
import { TextArea } from '@dragoman/ui/TextArea'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { errorText } from '../../errors/error-text.ts'
import { useUnsavedGuard } from '../../ground/unsaved.ts'
import { t } from '../../i18n/t.ts'

export interface MessageComposerProps {
  label: string
  text: string
  onChange: (text: string) => void
  /** The people who can be named. */
  people: readonly CommentPerson[]
  /** The text stays, and is guarded, where the composer is used. */
  isKept?: boolean
  onSend: (message: { text: string; mentions: string[] }) => void
  isPending: boolean
  error: Error | null
  sendLabel: string
  onCancel?: (() => void) | undefined
  /** Where Escape leads without `onCancel`. */
  onLeave?: () => void
  /** Changes each time that the field is to get the focus; 0 for not. */
  focusRequest?: number
  onFocus?: () => void
  children?: ReactNode
}

/** Writes a message. `@` and a name name someone; Ctrl and Enter send it, Escape leaves. */
export function MessageComposer(props: MessageComposerProps) {
  const {
    label,
    text,
    onChange,
    people,
    onSend,
    isPending,
    error,
    sendLabel,
    onCancel,
    onLeave,
    onFocus,
    focusRequest = 0,
    isKept = false,
  } = props
  const field = useRef<HTMLTextAreaElement>(null)
  useUnsavedGuard(!isKept && text.trim() !== '')
  useEffect(() => {
    if (focusRequest > 0) field.current?.focus()
  }, [focusRequest])
  const send = () => {
    if (text.trim() === '' || isPending) return
    onSend({ text: text.trim(), mentions: mentionsIn(text, people) })
  }
  const name = (person: CommentPerson) => {
    onChange(`${text}${text === '' || /\s$/.test(text) ? '' : ' '}@${person.name} `)
    field.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
    else if (event.key === 'Escape') (onCancel ?? onLeave)?.()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div data-composer onKeyDown={press} onFocus={onFocus} role="presentation">
      <Form onSubmit={send}>
        <Stack gap={12}>
          {props.children}
          <TextArea
            ref={field}
            name="text"
            label={label}
            rows={3}
            maxLength={2000}
            value={text}
            onChange={onChange}
            isReadOnly={isPending}
            errorMessage={error ? errorText(error) : undefined}
          />
          <Row justify="between">
            {people.length > 0 ? (
              <MenuButton label={t('segmentComments.mention')} size="small" variant="quiet" iconEnd="chevron-down">
                {people.map((person) => (
                  <MenuItem key={person.uuid} onAction={() => name(person)}>
                    {t('segmentComments.person', { name: person.name, part: t(`segmentComments.part.${person.part}`) })}
                  </MenuItem>
                ))}
              </MenuButton>
            ) : (
              <span />
            )}
            <Row>
              {onCancel && (
                <Button size="small" onPress={onCancel}>
                  {t('shell.cancel')}
                </Button>
              )}
              <Button
                type="submit"
                size="small"
                variant="primary"
                isPending={isPending}
                isDisabled={text.trim() === ''}
              >
                {sendLabel}
              </Button>
            </Row>
          </Row>
        </Stack>
      </Form>
    </div>
  )
}

/** The people whom a text names, as `@` and their name: the longest first, so that “@Ana Díaz” does not name Ana, too. */
function mentionsIn(text: string, people: readonly CommentPerson[]): string[] {
  const names = [...new Set(people.map(({ name }) => name))].toSorted((one, other) => other.length - one.length)
  const named = new Set<string>()
  let left = text
  for (const name of names) {
    if (left.includes(`@${name}`)) named.add(name)
    left = left.replaceAll(`@${name}`, '')
  }
  return people.filter(({ name }) => named.has(name)).map(({ uuid }) => uuid)
}
