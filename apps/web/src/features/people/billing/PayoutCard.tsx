import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { payoutFields } from '@dragoman/sdk/payouts'
import type { PendingUserPayment, User, UserBilling, UserPayment } from '@dragoman/sdk/operations/users'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row, Stack } from '@dragoman/ui/Page'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Moment } from '../../../display/Moment.tsx'
import { countryName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { overlay } from '../../../lazy.tsx'
import { showToast } from '../../../ground/toasts.ts'
import { payoutLabel } from './payout-label.ts'

const PayoutDialog = overlay(() => import('./PayoutDialog.tsx'), 'PayoutDialog')
const DeclineDialog = overlay(() => import('./DeclineDialog.tsx'), 'DeclineDialog')

interface PayoutCardProps {
  user: User
  billing: UserBilling
  isOwn: boolean
  lock: string | null
}

/** How a person is paid, and a change of it that waits for a second person. */
export function PayoutCard({ user, billing, isOwn, lock }: PayoutCardProps) {
  const [isEditing, setEditing] = useState(false)
  const { payment, pendingPayment } = billing
  const edit = lock === null && (
    <Button icon={payment ? 'edit' : 'plus'} size="small" onPress={() => setEditing(true)}>
      {payment ? t('billing.payout.change') : t('billing.payout.add')}
    </Button>
  )
  return (
    <Card title={t('billing.payout')} actions={payment && edit}>
      <Stack>
        {pendingPayment && <Pending user={user} pending={pendingPayment} hasOther={payment !== undefined} />}
        {payment ? (
          <PaymentFacts payment={payment} />
        ) : (
          <EmptyState kind="first-use" icon="wallet" headingLevel={3} title={t('billing.payout.none')} action={edit}>
            {t('billing.payout.noneText')}
          </EmptyState>
        )}
      </Stack>
      <Suspense>
        {isEditing && (
          <PayoutDialog
            userUuid={user.uuid}
            billing={billing}
            isOwn={isOwn}
            country={billing.country ?? user.country}
            onClose={() => setEditing(false)}
          />
        )}
      </Suspense>
    </Card>
  )
}

/** The data of a payout method; numbers by their last four. */
function PaymentFacts({ payment }: { payment: UserPayment }) {
  const { paymentMethod, country, bankName, date, createdBy, confirmedBy } = payment
  return (
    <DescriptionList>
      <Property term={t('billing.method')}>{t(`billing.method.${paymentMethod}`)}</Property>
      {country && <Property term={t('billing.field.country')}>{countryName(country)}</Property>}
      {bankName && (
        <Property term={t('billing.field.bankName')}>
          <bdi>{bankName}</bdi>
        </Property>
      )}
      {payoutFields(paymentMethod, country ?? '').map(
        ({ field }) =>
          payment[field] && (
            <Property key={field} term={payoutLabel(field, country)}>
              <bdi>{payment[field]}</bdi>
            </Property>
          ),
      )}
      {createdBy && (
        <Property term={t('billing.enteredBy')}>
          <bdi>{createdBy.name}</bdi> · <Moment value={date} />
        </Property>
      )}
      {confirmedBy && (
        <Property term={t('billing.confirmedBy')}>
          <bdi>{confirmedBy.name}</bdi>
        </Property>
      )}
    </DescriptionList>
  )
}

interface PendingProps {
  user: User
  pending: PendingUserPayment
  /** Whether another payout method is in force. */
  hasOther: boolean
}

/** A change that waits: what it is, and both ways out for those who may take them. */
function Pending({ user, pending, hasOther }: PendingProps) {
  const [isDeclining, setDeclining] = useState(false)
  // A waiting change is gone once it is confirmed, and so is this component: a callback of `mutate` would not run.
  const onSuccess = () => showToast({ tone: 'success', title: t('billing.confirmed') })
  const confirm = useMutation({ ...mutation(api.users.confirmPayment), onSuccess })
  const path = { userUUID: user.uuid, paymentUUID: pending.uuid }
  return (
    <InlineAlert tone="warning" title={t('billing.pending')}>
      <Stack>
        <p>{t(hasOther ? 'billing.pending.other' : 'billing.pending.first')}</p>
        <PaymentFacts payment={pending} />
        {pending.canConfirm ? null : <p>{t('billing.pending.notYou')}</p>}
        <Row>
          {pending.canConfirm && (
            <Button
              variant="primary"
              size="small"
              isPending={confirm.isPending}
              onPress={() => confirm.mutate({ path })}
            >
              {t('billing.confirm')}
            </Button>
          )}
          {pending.canDecline && (
            <Button size="small" onPress={() => setDeclining(true)}>
              {t(pending.canConfirm ? 'billing.decline' : 'billing.withdraw')}
            </Button>
          )}
        </Row>
      </Stack>
      <Suspense>
        {isDeclining && (
          <DeclineDialog path={path} isWithdrawal={!pending.canConfirm} onClose={() => setDeclining(false)} />
        )}
      </Suspense>
    </InlineAlert>
  )
}
