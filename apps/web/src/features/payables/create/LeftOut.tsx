import type { PayableRunResult, PayableSkip } from '@dragoman/sdk/operations/payables'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { RowList, RowListItem } from '@dragoman/ui/RowList'
import { useState } from 'react'
import { Link } from '../../../ground/links.ts'
import { formatAmounts, formatMoney } from '../../../i18n/format-amounts.ts'
import { hasMessage, t } from '../../../i18n/t.ts'
import { addUp } from '../add-up.ts'

/** The delivered tasks that a run leaves out, by the reason for it. */
export function LeftOut({ result: { skipped, olderTasks } }: { result: PayableRunResult }) {
  const reasons = [...Map.groupBy(skipped, ({ reason }) => reason)]
  return (
    <>
      {reasons.map(([reason, tasks]) => (
        <TasksOfReason key={reason} reason={reason} tasks={tasks} />
      ))}
      {olderTasks > 0 && <InlineAlert tone="info">{t('payables.older', { count: olderTasks })}</InlineAlert>}
    </>
  )
}

/** Tasks that are shown at a time. */
const pageSize = 10

function TasksOfReason({ reason, tasks }: { reason: string; tasks: readonly PayableSkip[] }) {
  const [shown, setShown] = useState(pageSize)
  return (
    <Card
      title={reasonText(reason)}
      description={[t('payables.taskCount', { count: tasks.length }), formatAmounts(addUp(tasks))]
        .filter(Boolean)
        .join(' · ')}
      isFlush
    >
      <RowList label={t('payables.leftOut')}>
        {tasks.slice(0, shown).map(({ taskUuid, taskName, vendorName, amount, currency }) => (
          <RowListItem
            key={taskUuid}
            end={amount !== undefined && currency !== undefined ? formatMoney(amount, currency) : undefined}
            below={vendorName && <bdi>{vendorName}</bdi>}
          >
            <Link to="/tasks/$id" params={{ id: taskUuid }}>
              {taskName ?? taskUuid}
            </Link>
          </RowListItem>
        ))}
      </RowList>
      {shown < tasks.length && (
        <Button variant="quiet" onPress={() => setShown(shown + pageSize)}>
          {t('payables.moreTasks', { count: Math.min(pageSize, tasks.length - shown) })}
        </Button>
      )}
    </Card>
  )
}

function reasonText(reason: string): string {
  const id = `payables.skipped.${reason}`
  return hasMessage(id) ? t(id) : reason
}
