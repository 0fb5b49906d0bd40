import { sdkOf } from '@dragoman/hooks/api-query-client'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk/client'
import type { PriceListDetail } from '@dragoman/sdk/operations/priceLists'
import { MenuButton, MenuItem } from '@dragoman/ui/MenuButton'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { saveBlob } from '../../../files/save-file.ts'
import { t } from '../../../i18n/t.ts'

/** Downloads the prices of a list as a table that can be imported again. */
export function ExportPrices({ list: { uuid, name } }: { list: PriceListDetail }) {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: async (format: 'CSV' | 'XLSX') => {
      const params = { path: { priceListUUID: uuid }, query: { format } }
      const file: Blob = await call(sdkOf(client), api.priceLists.exportPrices, params)
      saveBlob(file, `${name}.${format.toLowerCase()}`)
    },
  })
  return (
    <MenuButton icon="download" size="small" variant="secondary" label={t('rates.export')} placement="bottom end">
      {(['XLSX', 'CSV'] as const).map((format) => (
        <MenuItem key={format} id={format} onAction={() => mutate(format)}>
          {format}
        </MenuItem>
      ))}
    </MenuButton>
  )
}
