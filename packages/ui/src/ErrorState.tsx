import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { CopyableId, type CopyButtonProps } from './CopyButton.tsx'
import styles from './EmptyState.module.css'
import { Icon } from './Icon.tsx'
import { useWord } from './WordsProvider.tsx'

export interface ErrorStateProps {
  title: ReactNode
  children?: ReactNode
  retry?: { label?: string; onRetry: () => void; isPending?: boolean }
  /** More buttons or links. */
  action?: ReactNode
  /** The details that support asks for. */
  request?: { label?: string; id: string; labels?: CopyButtonProps['labels'] }
}

/** A message in place of content that failed to load: in the region that failed, with a way to try again. */
export function ErrorState({ title, children, retry, action, request }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <Icon name="warning" size={40} className={styles.icon} />
      <h2 className={styles.title}>{title}</h2>
      {children && <div className={styles.text}>{children}</div>}
      {(retry || action) && (
        <div className={styles.action}>
          {retry && (
            <Button icon="refresh" onPress={retry.onRetry} isPending={retry.isPending}>
              <RetryWord>{retry.label}</RetryWord>
            </Button>
          )}
          {action}
        </div>
      )}
      {request && (
        <div className={styles.request}>
          <RequestWord>{request.label}</RequestWord> <CopyableId value={request.id} labels={request.labels} />
        </div>
      )}
    </div>
  )
}

const RetryWord = ({ children }: { children?: string }) => useWord('retry', children)
const RequestWord = ({ children }: { children?: string }) => useWord('request', children)
