import type { InvoiceItem } from '@dragoman/sdk/operations/receivables'
import { IconButton } from '@dragoman/ui/IconButton'
import { t } from '../../../i18n/t.ts'
import { useInvoiceFile } from '../use-invoice-file.ts'

/** Downloads the PDF file of an invoice from its row. */
export function DownloadRow({ invoice: { uuid, number } }: { invoice: InvoiceItem }) {
  const download = useInvoiceFile()
  return (
    <IconButton
      icon="download"
      size="small"
      label={t('receivables.downloadNamed', { number })}
      isDisabled={download.isPending}
      onPress={() => download.mutate({ uuid, type: 'pdf', name: `${number}.pdf` })}
    />
  )
}
