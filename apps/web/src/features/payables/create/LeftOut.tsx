import type { PayableRunResult } from '@dragoman/sdk/operations/payables'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { RowList, RowListItem } from '@dragoman/ui/RowList'
import { formatAmounts } from '../../../i18n/format-amounts.ts'
import { hasMessage, t } from '../../../i18n/t.ts'
import { addUp } from '../add-up.ts'

/** The delivered tasks that a run leaves out, by the reason for it. */
export function LeftOut({ result: { skipped, olderTasks } }: { result: PayableRunResult }) {
  const reasons = [...new Set(skipped.map(({ reason }) => reason))]
  return (
    <>
      {reasons.length > 0 && (
        <RowList label={t('payables.leftOut')}>
          {reasons.map((reason) => {
            const own = skipped.filter((each) => each.reason === reason)
            return (
              <RowListItem
                key={reason}
                end={formatAmounts(addUp(own))}
                below={t('payables.taskCount', { count: own.length })}
              >
                {reasonText(reason)}
              </RowListItem>
            )
          })}
        </RowList>
      )}
      {olderTasks > 0 && <InlineAlert tone="info">{t('payables.older', { count: olderTasks })}</InlineAlert>}
    </>
  )
}

function reasonText(reason: string): string {
  const id = `payables.skipped.${reason}`
  return hasMessage(id) ? t(id) : reason
}
