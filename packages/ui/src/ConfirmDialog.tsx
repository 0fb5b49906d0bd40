import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'
import { InlineAlert } from './InlineAlert.tsx'
import { Stack } from './Page.tsx'
import { useWord } from './WordsProvider.tsx'

export interface ConfirmDialogProps extends Pick<DialogProps, 'title' | 'isOpen' | 'onOpenChange'> {
  /** The consequences, in a sentence. */
  children: ReactNode
  /** `confirm` is a verb that says what happens, not "OK". */
  labels: { confirm: string; cancel?: string; close?: string; pending?: string }
  tone?: 'accent' | 'danger'
  /** Escape, where it is to do something else than Cancel, such as to ask first. */
  onDismiss?: () => void
  onConfirm: () => void
  isPending?: boolean
  /** Keeps confirming impossible until the form inside is complete. */
  isDisabled?: boolean
  /** Why the last try failed; shown only here. */
  errorMessage?: string
}

/** Asks before something happens. It stays open while pending; the caller closes it when done. */
export function ConfirmDialog({
  title,
  children,
  labels,
  tone = 'accent',
  isOpen,
  onOpenChange,
  onDismiss,
  onConfirm,
  isPending,
  isDisabled,
  errorMessage,
}: ConfirmDialogProps) {
  const cancel = useWord('cancel', labels.cancel)
  return (
    <Dialog
      role="alertdialog"
      title={title}
      isOpen={isOpen}
      onOpenChange={onDismiss ?? onOpenChange}
      isDismissable={false}
      labels={labels}
      footer={
        <>
          <Button
            variant={tone === 'danger' ? 'danger' : 'primary'}
            onPress={onConfirm}
            isPending={isPending}
            isDisabled={isDisabled}
            pendingLabel={labels.pending}
          >
            {labels.confirm}
          </Button>
          <Button onPress={() => onOpenChange?.(false)}>{cancel}</Button>
        </>
      }
    >
      <Stack gap={12}>
        {children}
        {errorMessage && (
          <InlineAlert tone="danger" isAnnounced>
            {errorMessage}
          </InlineAlert>
        )}
      </Stack>
    </Dialog>
  )
}
