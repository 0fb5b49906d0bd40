import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { BankAccount } from '@dragoman/sdk/operations/finance'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { IconButton } from '@dragoman/ui/IconButton'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { TwoLines, useNarrow } from '../../display/NarrowTable.tsx'
import { confirmDelete } from '../../form/confirm-delete.ts'
import { t } from '../../i18n/t.ts'
import { overlay } from '../../lazy.tsx'
import { showToast } from '../../ground/toasts.ts'
import type { FinanceCardProps } from './finance-query.ts'

const BankAccountDialog = overlay(() => import('./BankAccountDialog.tsx'), 'BankAccountDialog')

const rowId = ({ uuid }: BankAccount) => uuid
const nameOf = ({ holder, last4 }: BankAccount) => t('finance.bankName', { holder, number: last4 })

/** The bank accounts of the company, by their last four characters. */
export function BankAccounts({ accountUUID, settings: { bankAccounts, currency } }: FinanceCardProps) {
  const [isAdding, setAdding] = useState(false)
  const isNarrow = useNarrow()
  const columns = useMemo(() => bankColumns(isNarrow), [isNarrow])
  const { mutateAsync } = useMutation({ ...mutation(api.finance.removeBankAccount), meta: { showsErrors: true } })
  const remove = (bank: BankAccount) =>
    confirmDelete({
      title: t('finance.deleteTitle', { name: nameOf(bank) }),
      text: t('finance.deleteBankText'),
      run: async () => {
        await mutateAsync({ path: { accountUUID, bankAccountUUID: bank.uuid } })
        showToast({ tone: 'success', title: t('finance.deleted', { name: nameOf(bank) }) })
      },
    })
  return (
    <Card
      title={t('finance.banks')}
      description={t('finance.banksText')}
      isFlush
      actions={
        <Button icon="plus" size="small" onPress={() => setAdding(true)}>
          {t('finance.addBank')}
        </Button>
      }
    >
      <DataTable
        label={t('finance.banks')}
        columns={columns}
        rows={bankAccounts}
        rowId={rowId}
        isEmbedded
        rowActions={{
          cell: (bank) => (
            <IconButton
              icon="trash"
              size="small"
              label={t('finance.removeNamed', { name: nameOf(bank) })}
              onPress={() => remove(bank)}
            />
          ),
        }}
        empty={<EmptyState kind="first-use" icon="wallet" headingLevel={3} title={t('finance.noBanks')} />}
      />
      {isAdding && (
        <Suspense>
          <BankAccountDialog accountUUID={accountUUID} currency={currency} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Card>
  )
}

const masked = ({ last4 }: BankAccount) => <bdi dir="ltr">•••• {last4}</bdi>

const bankColumns = (isNarrow: boolean): Column<BankAccount>[] => {
  const holder = { id: 'holder', header: t('finance.holder') }
  if (isNarrow)
    return [
      {
        ...holder,
        minWidth: 160,
        cell: (bank) => (
          <TwoLines below={masked(bank)}>
            <bdi>{bank.holder}</bdi>
          </TwoLines>
        ),
      },
    ]
  return [
    { ...holder, minWidth: 180, cell: (bank) => <bdi>{bank.holder}</bdi> },
    { id: 'number', header: t('finance.number'), width: 140, cell: masked },
    { id: 'bank', header: t('finance.bank'), minWidth: 140, cell: ({ bank, bic }) => bank ?? bic ?? t('shell.none') },
    { id: 'currency', header: t('finance.currency'), width: 100, cell: ({ currency }) => currency },
  ]
}
