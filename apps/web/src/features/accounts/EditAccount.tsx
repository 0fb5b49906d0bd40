import { useVersionedMutation } from '@dragoman/hooks/versions'
import * as api from '@dragoman/sdk/api'
import type { Account } from '@dragoman/sdk/operations/accounts'
import type { AccountType } from '@dragoman/sdk/permissions'
import { formatDate, formatNumber } from '../../i18n/format.ts'
import { enumWord, t } from '../../i18n/t.ts'
import { EditPanel } from '../../form/EditPanel.tsx'
import { AccountFields, type AccountValues } from './AccountFields.tsx'

const valuesOf = ({ name, accountType, currency, wordsPerMonth, trialEndDate }: Account): AccountValues => ({
  name,
  accountType,
  currency,
  wordsPerMonth: wordsPerMonth ?? null,
  trialEndDate: trialEndDate ?? null,
  administrator: '',
  email: '',
})

const labels = {
  name: 'accounts.name',
  accountType: 'accounts.plan',
  currency: 'accounts.currency',
  wordsPerMonth: 'accounts.quota',
  trialEndDate: 'accounts.trialEnd',
  administrator: 'accounts.administrator',
  email: 'accounts.email',
} as const satisfies Record<keyof AccountValues, string>

function shown(field: keyof AccountValues, value: unknown): string {
  if (value === null || value === undefined) return '–'
  if (field === 'accountType') return enumWord('accountType', String(value))
  if (field === 'trialEndDate') return formatDate(Number(value), 'UTC')
  return field === 'wordsPerMonth' ? formatNumber(Number(value)) : String(value)
}

/** Name, plan, quota, and trial of an account, to change them beside its page. */
export function EditAccount({ account, onClose }: { account: Account; onClose: () => void }) {
  const save = useVersionedMutation(api.accounts.update, account, { meta: { showsErrors: true } })
  return (
    <EditPanel
      title={t('accounts.edit.title')}
      save={save}
      valuesOf={valuesOf}
      paramsOf={({ name, accountType, currency, wordsPerMonth, trialEndDate }) => ({
        body: {
          uuid: account.uuid,
          name: name.trim(),
          accountType: accountType as AccountType,
          ...(currency && { currency }),
          wordsPerMonth,
          trialEndDate,
        },
      })}
      differenceOf={({ field, mine, theirs }) => ({
        label: t(labels[field]),
        mine: shown(field, mine),
        theirs: shown(field, theirs),
      })}
      onClose={onClose}
    >
      {(form) => <AccountFields form={form} />}
    </EditPanel>
  )
}
