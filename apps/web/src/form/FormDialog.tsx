import { Dialog } from '@dragoman/ui/Dialog'
import { Form } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import { ActionButtons } from './ActionButtons.tsx'
import { errorText } from '../errors/error-text.ts'
import { t } from '../i18n/t.ts'
import { useGuardedClose } from '../ground/unsaved.ts'

export interface FormDialogProps {
  title: string
  /** Something was typed that is not saved. */
  isDirty: boolean
  /** All fields are right. Where they are not, saving goes to the first one that is wrong. */
  isRight: boolean
  onSave: () => void
  /** The label of the button that saves; `Save` if left out. */
  saveLabel?: string
  /** `danger` where saving takes something away. */
  tone?: 'danger'
  /** Nothing can be saved yet. */
  isDisabled?: boolean
  isPending: boolean
  /** The server's refusal. */
  error: Error | null
  onClose: () => void
  /** The fields. They say what is wrong with them once someone has tried to save. */
  children: (isTried: boolean) => ReactNode
}

/** A form in a dialog. Escape asks before it throws away what was typed; Cancel does as it says. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    isDirty,
    isRight,
    onSave,
    saveLabel = t('shell.save'),
    tone = 'primary',
    isDisabled = false,
    isPending,
    error,
    onClose,
    children,
  } = props
  const [isTried, setTried] = useState(false)
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const leave = useGuardedClose(isDirty && !isPending, onClose)
  const submit = () => {
    setTried(true)
    if (isRight) onSave()
    else focusFirstProblem(form)
  }
  return (
    <Dialog
      isOpen
      onOpenChange={leave}
      isDismissable={false}
      title={title}
      footer={
        <ActionButtons
          label={saveLabel}
          form={formId}
          variant={tone}
          isDisabled={isDisabled}
          isPending={isPending}
          onCancel={onClose}
        />
      }
    >
      <Form id={formId} ref={form} label={title} onSubmit={submit}>
        <Stack>
          {children(isTried)}
          {error && (
            <InlineAlert tone="danger" isAnnounced>
              {errorText(error)}
            </InlineAlert>
          )}
        </Stack>
      </Form>
    </Dialog>
  )
}

/** Puts the focus into the first field of a form that something is wrong with, once it is marked. */
export function focusFirstProblem(form: RefObject<HTMLElement | null>): void {
  requestAnimationFrame(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] button')?.focus()
  })
}
