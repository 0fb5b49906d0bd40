import { useSession } from '@dragoman/hooks/session'
import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { isManager } from '@dragoman/sdk/permissions'
import { Button } from '@dragoman/ui/Button'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { Form } from '@dragoman/ui/Form'
import { Row, Stack } from '@dragoman/ui/Page'
import { TextArea } from '@dragoman/ui/TextArea'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../../errors/error-text.ts'
import { t } from '../../../i18n/t.ts'
import { useUnsavedGuard } from '../../../ground/unsaved.ts'

export interface MessageFormProps {
  projectUuid: string
  /** The note that is answered; a new thread without one. */
  parent?: { uuid: string; isPrivate: boolean }
  onDone?: () => void
}

/** Writes a note on a project, or answers one. Managers can keep a note among themselves. */
export function MessageForm({ projectUuid, parent, onDone }: MessageFormProps) {
  const { snapshot } = useSession()
  const [text, setText] = useState('')
  const [isPrivate, setPrivate] = useState(false)
  const send = useMutation({ ...mutation(api.projects.createMessage), meta: { showsErrors: true } })
  useUnsavedGuard(text.trim() !== '')
  const submit = () => {
    if (text.trim() === '' || send.isPending) return
    send.mutate(
      { path: { projectUUID: projectUuid }, body: { text, privateMessage: isPrivate, parent: parent?.uuid } },
      {
        onSuccess: () => {
          setText('')
          setPrivate(false)
          onDone?.()
        },
      },
    )
  }
  return (
    <Form onSubmit={submit}>
      <Stack gap={12}>
        <TextArea
          name="text"
          label={parent ? t('projects.messages.answer') : t('projects.messages.write')}
          value={text}
          onChange={setText}
          rows={parent ? 2 : 3}
          isReadOnly={send.isPending}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it appears because someone pressed Reply
          autoFocus={parent !== undefined}
          errorMessage={send.error ? errorText(send.error) : undefined}
        />
        <Row justify="between">
          {isManager(snapshot.subject) && !parent?.isPrivate ? (
            <Checkbox isSelected={isPrivate} onChange={setPrivate}>
              {t('projects.messages.private')}
            </Checkbox>
          ) : (
            <span />
          )}
          <Row>
            {onDone && <Button onPress={onDone}>{t('shell.cancel')}</Button>}
            <Button type="submit" variant="primary" isPending={send.isPending} isDisabled={text.trim() === ''}>
              {t('projects.messages.send')}
            </Button>
          </Row>
        </Row>
      </Stack>
    </Form>
  )
}
