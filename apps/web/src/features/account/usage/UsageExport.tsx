import { sdkOf } from '@dragoman/hooks/api-query-client'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk/client'
import { csvOf } from '@dragoman/ui/csv'
import { Button } from '@dragoman/ui/Button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { saveBlob } from '../../../files/save-file.ts'
import { t } from '../../../i18n/t.ts'

/** Downloads the words of the last months by day, unit, and source. */
export function UsageExport({ months }: { months: number }) {
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: async () => {
      const now = new Date()
      const start = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1 - months, 1)
      const query = { startDate: isoDay(start), endDate: isoDay(now.getTime()) }
      const rows = await call(sdkOf(queryClient), api.accountMetrics.listRaw, { query })
      const names = { HUMAN: t('usage.human'), MEMORY: t('usage.memory'), MACHINE: t('usage.machine') }
      const content = csvOf([
        [t('usage.day'), t('usage.organization'), t('usage.unit'), t('usage.source'), t('usage.count')],
        ...rows.map(({ day, organization = '', orgUnit = '', source, words }) => [
          day,
          organization,
          orgUnit,
          names[source as keyof typeof names] ?? source,
          words,
        ]),
      ])
      saveBlob(new Blob([content], { type: 'text/csv;charset=utf-8' }), `usage-${query.startDate}.csv`)
    },
  })
  return (
    <Button icon="download" isPending={save.isPending} onPress={() => save.mutate()}>
      {t('usage.export')}
    </Button>
  )
}

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10)
