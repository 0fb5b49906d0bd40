import { sdkOf } from '@dragoman/hooks/api-query-client'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk/client'
import type { ClientBalance } from '@dragoman/sdk/operations/receivables'
import { Button } from '@dragoman/ui/Button'
import { MenuButton, MenuItem } from '@dragoman/ui/MenuButton'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { saveBlob } from '../../../files/save-file.ts'
import { t } from '../../../i18n/t.ts'

/** Downloads the statement of account since the beginning of last year, in a currency that the client has documents in. */
export function StatementButton({ balance: { organizationalUnit, balances } }: { balance: ClientBalance }) {
  const client = useQueryClient()
  const download = useMutation({
    mutationFn: async (currency: ClientBalance['balances'][number]['currency']) => {
      const today = new Date().toISOString().slice(0, 10)
      const startDate = `${Number(today.slice(0, 4)) - 1}-01-01`
      const query = { orgUnitUuid: organizationalUnit.uuid, currency, startDate, endDate: today }
      const file: Blob = await call(sdkOf(client), api.receivables.getStatementFile, { query })
      saveBlob(file, `${t('receivables.statement')} ${today} ${currency}.pdf`)
    },
  })
  const [only, ...others] = balances
  if (!only) return null
  if (others.length === 0) {
    return (
      <Button icon="download" isPending={download.isPending} onPress={() => download.mutate(only.currency)}>
        {t('receivables.statement')}
      </Button>
    )
  }
  return (
    <MenuButton icon="download" variant="secondary" label={t('receivables.statement')} placement="bottom end">
      {balances.map(({ currency }) => (
        <MenuItem key={currency} id={currency} onAction={() => download.mutate(currency)}>
          {currency}
        </MenuItem>
      ))}
    </MenuButton>
  )
}
