import type { PayableRunResult, PayableSkip } from '@dragoman/sdk/operations/payables'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { RowList, RowListItem } from '@dragoman/ui/RowList'
import { useState } from 'react'
import { Link } from '../../../ground/links.ts'
import { formatAmounts, formatMoney } from '../../../i18n/format-amounts.ts'
import { hasMessage, t } from '../../../i18n/t.ts'
import { addUp } from '../../../display/money/add-up.ts'

/** The delivered tasks and the adjustments that a run leaves out, by the reason for it. */
export function LeftOut({ result: { skipped, olderTasks } }: { result: PayableRunResult }) {
  const reasons = [...Map.groupBy(skipped, ({ reason }) => reason)]
  return (
    <>
      {reasons.map(([reason, work]) => (
        <WorkOfReason key={reason} reason={reason} work={work} />
      ))}
      {olderTasks > 0 && <InlineAlert tone="info">{t('payables.older', { count: olderTasks })}</InlineAlert>}
    </>
  )
}

/** Rows that are shown at a time. */
const pageSize = 10

function WorkOfReason({ reason, work }: { reason: string; work: readonly PayableSkip[] }) {
  const [shown, setShown] = useState(pageSize)
  const tasks = work.filter(({ taskUuid }) => taskUuid !== undefined).length
  return (
    <Card
      title={reasonText(reason)}
      description={[
        tasks > 0 && t('payables.taskCount', { count: tasks }),
        tasks < work.length && t('payables.adjustmentCount', { count: work.length - tasks }),
        formatAmounts(addUp(work)),
      ]
        .filter(Boolean)
        .join(' · ')}
      isFlush
    >
      <RowList label={t('payables.leftOut')}>
        {work.slice(0, shown).map(({ taskUuid, adjustmentUuid, taskName, vendorName, amount, currency }) => (
          <RowListItem
            key={taskUuid ?? adjustmentUuid}
            end={amount !== undefined && currency !== undefined ? formatMoney(amount, currency) : undefined}
            below={vendorName && <bdi>{vendorName}</bdi>}
          >
            {taskUuid === undefined ? (
              <bdi>{taskName}</bdi>
            ) : (
              <Link to="/tasks/$id" params={{ id: taskUuid }}>
                {taskName ?? taskUuid}
              </Link>
            )}
          </RowListItem>
        ))}
      </RowList>
      {shown < work.length && (
        <Button variant="quiet" onPress={() => setShown(shown + pageSize)}>
          {t('payables.moreTasks', { count: Math.min(pageSize, work.length - shown) })}
        </Button>
      )}
    </Card>
  )
}

function reasonText(reason: string): string {
  const id = `payables.skipped.${reason}`
  return hasMessage(id) ? t(id) : reason
}
