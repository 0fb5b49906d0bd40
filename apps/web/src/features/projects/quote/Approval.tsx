import type { Project } from '@dragoman/sdk/operations/projects'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Form } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row, Stack } from '@dragoman/ui/Page'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { TextField } from '@dragoman/ui/TextField'
import { Suspense, useState } from 'react'
import { DueDate } from '../../../display/DueDate.tsx'
import { formatTimestamp } from '../../../i18n/format.ts'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'
import { overlay } from '../../../lazy.tsx'
import type { Decision } from '../moves/use-decision.ts'
import { refusalText } from '../moves/use-moves.ts'
import styles from './quote.module.css'
import type { ApprovalWrite } from './use-approval.ts'

const MoveDialog = overlay(() => import('../moves/MoveDialog.tsx'), 'MoveDialog')

interface ApprovalProps {
  project: Project
  decision: Decision
  approval: ApprovalWrite
  /** When the price stopped being valid. */
  outdatedAt: number | undefined
  /** The price is on its way: no one decides before they know whether it is old, nor presses a button that moves. */
  isPending: boolean
}

/** The price and the date of a quote, with the buttons that approve it in place or send it back. */
export function Approval({ project, decision: { approve, back }, approval, outdatedAt, isPending }: ApprovalProps) {
  const { totalCost, currency, dueDate, status, needsPurchaseOrder } = project
  const [order, setOrder] = useState('')
  const [isReturning, setReturning] = useState(false)
  const amount = totalCost === undefined ? undefined : formatMoney(totalCost, currency)
  return (
    <Card title={t('projects.approval.title')} description={refusalText(approve)}>
      <Stack gap={16}>
        {amount !== undefined && <p className={styles.total}>{amount}</p>}
        {dueDate !== undefined && (
          <p>
            {t('projects.due')}: <DueDate value={dueDate} status={status} />
          </p>
        )}
        {outdatedAt !== undefined && (
          <InlineAlert tone="warning">
            {t('projects.approval.outdated', { at: formatTimestamp(outdatedAt) })}
          </InlineAlert>
        )}
        {isPending ? (
          <Skeleton height={40} />
        ) : (
          <Form onSubmit={() => approval.approve(order.trim())}>
            <Stack gap={12}>
              {needsPurchaseOrder && (
                <TextField
                  name="purchaseOrder"
                  label={t('projects.purchaseOrder')}
                  description={t('projects.approval.order')}
                  value={order}
                  onChange={setOrder}
                  maxLength={100}
                  isRequired
                />
              )}
              <Row>
                <Button
                  type="submit"
                  variant="primary"
                  icon="check"
                  size="large"
                  isPending={approval.isPending}
                  isDisabled={approve.refused.length > 0 || (needsPurchaseOrder && order.trim() === '')}
                >
                  {amount === undefined ? t('projects.move.approve') : t('projects.quote.approve', { amount })}
                </Button>
                {back && (
                  <Button
                    icon="undo"
                    size="large"
                    onPress={() => setReturning(true)}
                    isDisabled={back.refused.length > 0}
                  >
                    {t('projects.move.returnToDraft')}
                  </Button>
                )}
              </Row>
            </Stack>
          </Form>
        )}
        {isReturning && back && (
          <Suspense>
            <MoveDialog project={project} move={back} onClose={() => setReturning(false)} />
          </Suspense>
        )}
      </Stack>
    </Card>
  )
}
