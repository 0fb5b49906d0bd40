import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { PayableItem } from '@dragoman/sdk/operations/payables'
import { Button } from '@dragoman/ui/Button'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { showToast } from '../../../ground/toasts.ts'
import { t } from '../../../i18n/t.ts'
import { ObjectDialog } from './ObjectDialog.tsx'

/** The linguist's answer to a document that the account has issued for them. */
export function SelfBillAnswer({ payable, canObject }: { payable: PayableItem; canObject: boolean }) {
  const [isObjecting, setObjecting] = useState(false)
  const { mutate, isPending } = useMutation({
    ...mutation(api.payables.agree),
    // Of the mutation, not of the press: once the list is read again, the button is gone.
    onSuccess: () => showToast({ tone: 'success', title: t('payables.selfBill.agreed', { number: payable.name }) }),
  })
  const agree = () => mutate({ path: { payableUUID: payable.uuid } })
  return (
    <>
      {payable.agreedDate === undefined && (
        <Button variant="primary" icon="check" isPending={isPending} onPress={agree}>
          {t('payables.selfBill.agree')}
        </Button>
      )}
      {canObject && payable.objectedDate === undefined && (
        <Button onPress={() => setObjecting(true)}>{t('payables.selfBill.object')}</Button>
      )}
      {isObjecting && <ObjectDialog payable={payable} onClose={() => setObjecting(false)} />}
    </>
  )
}
