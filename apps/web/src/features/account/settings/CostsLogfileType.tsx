import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { AccountSettings } from '@dragoman/sdk/operations/accountSettings'
import { Card } from '@dragoman/ui/Card'
import { Radio, RadioGroup } from '@dragoman/ui/RadioGroup'
import { useMutation } from '@tanstack/react-query'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'

type Type = AccountSettings['costsLogfileType']

const types = ['BY_STATUS', 'PRE_ANALYSIS', 'POST_ANALYSIS'] as const satisfies readonly Type[]

/** The kind of analysis that costs are calculated from. */
export function CostsLogfileType({ accountUUID, value }: { accountUUID: string; value: Type }) {
  const { mutate, isPending } = useMutation(mutation(api.accountSettings.setCostsLogfileType))
  const path = { accountUUID }
  const set = (next: Type) => {
    const onAction = () => mutate({ path, query: { value } })
    const action = { label: t('accountSettings.undo'), onAction }
    const onSuccess = () => showToast({ tone: 'success', title: t('accountSettings.saved'), action })
    mutate({ path, query: { value: next } }, { onSuccess })
  }
  return (
    <Card title={t('accountSettings.costs')}>
      <RadioGroup
        label={t('accountSettings.logfileType')}
        value={value}
        isDisabled={isPending}
        onChange={(next) => set(next as Type)}
      >
        {types.map((type) => (
          <Radio key={type} value={type} description={t(`accountSettings.logfileText.${type}`)}>
            {t(`accountSettings.logfile.${type}`)}
          </Radio>
        ))}
      </RadioGroup>
    </Card>
  )
}
