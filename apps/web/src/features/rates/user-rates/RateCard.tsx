import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { UserRate } from '@dragoman/sdk/operations/userRates'
import type { Workflow } from '@dragoman/sdk/operations/workflows'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { MenuItem, MoreMenu } from '@dragoman/ui/MenuButton'
import { Row } from '@dragoman/ui/Page'
import { Badge } from '@dragoman/ui/StatusBadge'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { confirmDelete } from '../../../form/confirm-delete.ts'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'
import { RateDialog } from './RateDialog.tsx'
import { RateLines } from './RateLines.tsx'

export interface RateCardProps {
  rate: UserRate
  steps: readonly Workflow[]
  isLocked: boolean
}

/** A rate: where it holds, its least fee, and its lines. */
export function RateCard({ rate, steps, isLocked }: RateCardProps) {
  const { uuid, userUuid, currency, isDefault, minimumFee, orgUnitName, version } = rate
  const path = { userUUID: userUuid, userRateUUID: uuid }
  const [open, setOpen] = useState<'line' | 'edit'>()
  const setDefault = useMutation(mutation(api.userRates.setDefault))
  const { mutateAsync } = useMutation({ ...mutation(api.userRates.remove), meta: { showsErrors: true } })
  const title = t('users.rates.in', { currency })
  const scope = orgUnitName === undefined ? t('rates.everywhere') : t('rates.onlyIn', { unit: orgUnitName })
  const name = `${title} · ${scope}`
  const facts = [
    scope,
    ...(minimumFee ? [t('users.rates.minimum', { amount: formatMoney(minimumFee, currency) })] : []),
    t('rates.version', { version }),
  ]
  const remove = async () => {
    await mutateAsync({ path })
    showToast({ tone: 'success', title: t('rates.removed', { name }) })
  }
  return (
    <>
      <Card
        title={
          <Row>
            <span>{title}</span>
            {isDefault && <Badge tone="info">{t('users.rates.default')}</Badge>}
          </Row>
        }
        description={facts.join(' · ')}
        isFlush
        actions={
          !isLocked && (
            <>
              <Button icon="plus" size="small" onPress={() => setOpen('line')}>
                {t('rates.addPrice')}
              </Button>
              <MoreMenu label={t('rates.actionsFor', { name })}>
                <MenuItem icon="edit" onAction={() => setOpen('edit')}>
                  {t('rates.editRate')}
                </MenuItem>
                {!isDefault && (
                  <MenuItem icon="check" onAction={() => setDefault.mutate({ path })}>
                    {t('rates.makeDefault')}
                  </MenuItem>
                )}
                <MenuItem
                  icon="trash"
                  tone="danger"
                  onAction={() =>
                    confirmDelete({
                      title: t('rates.removeTitle', { name }),
                      text: t('rates.removeRateText'),
                      run: remove,
                    })
                  }
                >
                  {t('rates.removeRate')}
                </MenuItem>
              </MoreMenu>
            </>
          )
        }
      >
        <RateLines
          label={name}
          rate={rate}
          steps={steps}
          isLocked={isLocked}
          isAdding={open === 'line'}
          onAdded={() => setOpen(undefined)}
        />
      </Card>
      {open === 'edit' && (
        <Suspense>
          <RateDialog userUUID={userUuid} rate={rate} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  )
}
