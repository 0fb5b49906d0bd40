import type { ToastMessage } from '@dragoman/ui/Toast'
import { showToast } from '../ground/toasts.ts'
import { t } from '../i18n/t.ts'

/** How long the API undoes a bulk change. */
const undoTime = 10 * 60_000

let last: { undo: () => void; until: number } | undefined

/**
 * Says that a bulk change is done, with its undo, which is kept for the key that undoes the last one as well. Once used,
 * it takes the message away.
 */
export function tellUndoable(message: Omit<ToastMessage, 'action'>, undo: () => void): void {
  const undoIt = () => {
    close()
    undo()
  }
  const close = showToast({ ...message, action: { label: t('bulk.undo'), onAction: keepUndo(undoIt) } })
}

/** Keeps an undo for the key. Answers the same undo, which is used up by it. */
function keepUndo(undo: () => void): () => void {
  const offered = {
    undo() {
      if (last === offered) last = undefined
      undo()
    },
    until: performance.now() + undoTime,
  }
  last = offered
  return offered.undo
}

/** Whether there is a bulk change of this page that can still be undone. */
export const hasUndo = (): boolean => last !== undefined && performance.now() < last.until

/** Undoes the last bulk change of this page, if there is still time. */
export function undoLast(): void {
  if (hasUndo()) last!.undo()
}
