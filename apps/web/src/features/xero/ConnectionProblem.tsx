import type { XeroProblem, XeroStatus } from '@dragoman/sdk/operations/xero'
import { Button } from '@dragoman/ui/Button'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { formatRelative } from '../../i18n/format-days.ts'
import { isolated } from '../../i18n/format.ts'
import { hasMessage, t } from '../../i18n/t.ts'
import { useSync } from './use-xero.ts'

/** Why Xero isn't reached; the alert stays until it is again. */
export function ConnectionProblem({ status, problem }: { status: XeroStatus; problem: XeroProblem }) {
  const { sync, isPending } = useSync()
  const { code, detail, retryDate } = problem
  const title = `xero.failing.${code}`
  const isOver = status.state === 'EXPIRED'
  return (
    <InlineAlert
      tone={isOver ? 'danger' : 'warning'}
      title={hasMessage(title) ? t(title) : t('xero.failing.UNREACHABLE')}
      action={
        !isOver && (
          <Button size="small" isPending={isPending} isDisabled={status.isSyncing} onPress={sync}>
            {t('xero.tryNow')}
          </Button>
        )
      }
    >
      {t('xero.waitInOrder', { count: status.waiting })} {detail && t('xero.said', { words: isolated(detail) })}{' '}
      {retryDate !== undefined && !isOver && t('xero.nextTry', { when: formatRelative(retryDate) })}
    </InlineAlert>
  )
}
