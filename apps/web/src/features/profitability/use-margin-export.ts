import type { MarginGroup } from '@dragoman/sdk/operations/profitability'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { saveBlob } from '../../files/save-file.ts'
import { marginCsv } from './margin-csv.ts'
import { pageOfMargins, type MarginSearch } from './margin-search.ts'

/** Groups that are asked for at once. */
const size = 500

/** Downloads all groups of the present view. */
export function useMarginExport(search: MarginSearch) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const groups: MarginGroup[] = []
      for (let page = 0; ; page += 1) {
        const report = await client.fetchQuery(pageOfMargins(search, { page, size }))
        groups.push(...report.content)
        if (!report.last) continue
        const text = marginCsv(search.by ?? 'CLIENT', report, groups)
        const name = `profitability-${report.startMonth}-${report.endMonth}.csv`
        saveBlob(new Blob([text], { type: 'text/csv;charset=utf-8' }), name)
        return
      }
    },
  })
}
