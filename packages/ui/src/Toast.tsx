import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast'
import { Text } from 'react-aria-components/Text'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import styles from './Toast.module.css'
import { useWord } from './WordsProvider.tsx'

export interface ToastMessage {
  tone: 'success' | 'info' | 'warning' | 'danger'
  title: string
  description?: string
  /** Undo, or a way to what the message is about. The toast closes after it. */
  action?: ToastAction
  /** A second one beside it. */
  moreAction?: ToastAction
}

export interface ToastAction {
  label: string
  onAction: () => void
}

const icons = { success: 'success', info: 'info', warning: 'warning', danger: 'error' } as const
const visible = 4
const timeout = 6000

const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: visible })

/**
 * Shows a message in the corner and returns a function that takes it away. Success and info leave by themselves after
 * six seconds without hover or focus; warnings and errors stay until closed. The latest message takes the place of one
 * with the same words, unless that offers an action of its own. Only for what has no place on the page.
 */
export function showToast(message: ToastMessage): () => void {
  const { tone, title, description } = message
  const stays = tone === 'danger' || tone === 'warning'
  for (const { key, content } of queue.visibleToasts)
    if (!content.action && content.title === title && content.description === description) queue.close(key)
  const key = queue.add(message, stays ? undefined : { timeout })
  return () => queue.close(key)
}

/** Takes every message away, as on logout. */
export function clearToasts() {
  queue.clear()
}

export interface ToastRegionProps {
  labels?: { region?: string; close?: string }
}

/** Where toasts appear: once, near the root. A landmark (F6) that exists only while there is a message. */
export function ToastRegion({ labels }: ToastRegionProps) {
  const region = useWord('messages', labels?.region)
  const close = useWord('close', labels?.close)
  return (
    <AriaToastRegion queue={queue} aria-label={region} className={styles.region!}>
      {({ toast }) => (
        <AriaToast toast={toast} className={styles.toast!} data-tone={toast.content.tone}>
          <Icon name={icons[toast.content.tone]} className={styles.icon} />
          <ToastContent className={styles.words}>
            <Text slot="title" className={styles.title}>
              {toast.content.title}
            </Text>
            {toast.content.description && <Text slot="description">{toast.content.description}</Text>}
          </ToastContent>
          {[toast.content.moreAction, toast.content.action].map(
            (action) =>
              action && (
                <Button
                  key={action.label}
                  size="small"
                  onPress={() => {
                    action.onAction()
                    queue.close(toast.key)
                  }}
                >
                  {action.label}
                </Button>
              ),
          )}
          <IconButton icon="x" size="small" label={close} onPress={() => queue.close(toast.key)} />
        </AriaToast>
      )}
    </AriaToastRegion>
  )
}
