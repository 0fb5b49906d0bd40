import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { PayableAdjustment } from '@dragoman/sdk/operations/payables'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Row } from '@dragoman/ui/Page'
import { RowList, RowListItem } from '@dragoman/ui/RowList'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showToast } from '../../../ground/toasts.ts'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'
import { RejectAdjustment } from './RejectAdjustment.tsx'

/** Adjustments that wait for the linguist's answer; nothing without any. */
export function Adjustments() {
  const [rejecting, setRejecting] = useState<PayableAdjustment>()
  const { data } = useQuery(query(api.payables.listAdjustments))
  const answer = useMutation(mutation(api.payables.answerAdjustment))
  const waiting = data?.filter(({ status }) => status === 'PENDING') ?? []
  if (waiting.length === 0) return null
  const confirm = ({ uuid }: PayableAdjustment) =>
    answer.mutate(
      { path: { adjustmentUUID: uuid }, body: { status: 'CONFIRMED' } },
      { onSuccess: () => showToast({ tone: 'success', title: t('payables.confirmed') }) },
    )
  return (
    <Card title={t('payables.toConfirm')} description={t('payables.toConfirmText')}>
      <RowList>
        {waiting.map((adjustment) => (
          <RowListItem
            key={adjustment.uuid}
            end={<strong>{formatMoney(adjustment.amount, adjustment.currency)}</strong>}
            below={
              <>
                <bdi>{adjustment.reason}</bdi>
                <Row>
                  <Button size="small" isPending={answer.isPending} onPress={() => confirm(adjustment)}>
                    {t('payables.confirm')}
                  </Button>
                  <Button size="small" onPress={() => setRejecting(adjustment)}>
                    {t('payables.object')}
                  </Button>
                </Row>
              </>
            }
          >
            {t(`payables.adjustment.${adjustment.kind}`)}
          </RowListItem>
        ))}
      </RowList>
      {rejecting && <RejectAdjustment adjustment={rejecting} onClose={() => setRejecting(undefined)} />}
    </Card>
  )
}
