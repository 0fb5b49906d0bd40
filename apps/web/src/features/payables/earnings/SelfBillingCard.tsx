import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Row } from '@dragoman/ui/Page'
import { useMutation, useQuery } from '@tanstack/react-query'
import { confirmDelete } from '../../../form/confirm-delete.ts'
import { showToast } from '../../../ground/toasts.ts'
import { formatTimestamp } from '../../../i18n/format.ts'
import { hasMessage, t } from '../../../i18n/t.ts'

/** Whether the account issues one's documents; nothing where it neither offers that nor ever did. */
export function SelfBillingCard() {
  const { data } = useQuery(query(api.payables.getSelfBilling))
  const agree = useMutation(mutation(api.payables.agreeToSelfBilling))
  const withdraw = useMutation({ ...mutation(api.payables.withdrawSelfBilling), meta: { showsErrors: true } })
  if (!data || !(data.isOffered || data.isAgreed)) return null
  const { isAgreed, company, objectionDays, missing = [], history } = data
  const [agreement] = history
  const end = () =>
    confirmDelete({
      title: t('payables.selfBill.withdrawTitle'),
      text: t('payables.selfBill.withdrawText'),
      verb: t('payables.selfBill.withdraw'),
      run: async () => {
        await withdraw.mutateAsync({})
        showToast({ tone: 'success', title: t('payables.selfBill.withdrawn') })
      },
    })
  return (
    <Card title={t('payables.selfBill')} description={t('payables.selfBill.text', { company, count: objectionDays })}>
      {isAgreed && agreement ? (
        <Row>
          <span>{t('payables.selfBill.since', { date: formatTimestamp(agreement.agreedDate) })}</span>
          <Button size="small" onPress={end}>
            {t('payables.selfBill.withdraw')}
          </Button>
        </Row>
      ) : (
        <>
          {missing.map((what) => (
            <p key={what}>{missingWord(what)}</p>
          ))}
          <Button
            isDisabled={missing.length > 0}
            isPending={agree.isPending}
            onPress={() =>
              agree.mutate({}, { onSuccess: () => showToast({ tone: 'success', title: t('payables.selfBill.made') }) })
            }
          >
            {t('payables.selfBill.accept')}
          </Button>
        </>
      )}
    </Card>
  )
}

function missingWord(what: string): string {
  const id = `payables.selfBill.missing.${what}`
  return hasMessage(id) ? t(id) : what
}
