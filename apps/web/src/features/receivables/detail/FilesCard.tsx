import type { Invoice } from '@dragoman/sdk/operations/receivables'
import { Card } from '@dragoman/ui/Card'
import { RowList, RowListItem } from '@dragoman/ui/RowList'
import { TextButton } from '@dragoman/ui/TextButton'
import { formatBytes } from '../../../i18n/format-amounts.ts'
import { hasMessage, t } from '../../../i18n/t.ts'
import { awaitsFiles } from '../awaits-files.ts'
import { useInvoiceFile, type InvoiceFileType } from '../use-invoice-file.ts'

/** The files that were made when the document was issued: they never change. */
export function FilesCard({ invoice }: { invoice: Invoice }) {
  const { uuid, files } = invoice
  const download = useInvoiceFile()
  return (
    <Card title={t('receivables.files')} description={t('receivables.filesText')}>
      {files.length === 0 ? (
        <p role="status">{t(awaitsFiles(invoice) ? 'receivables.filesComing' : 'receivables.filesMissing')}</p>
      ) : (
        <RowList>
          {files.map(({ type, name, size, sha256 }) => (
            <RowListItem
              key={type}
              end={formatBytes(size)}
              below={
                <bdi title={sha256}>{t('receivables.sha', { start: sha256.slice(0, 4), end: sha256.slice(-4) })}</bdi>
              }
            >
              <TextButton onPress={() => download.mutate({ uuid, type: type as InvoiceFileType, name })}>
                {fileWord(type)}
              </TextButton>
            </RowListItem>
          ))}
        </RowList>
      )}
    </Card>
  )
}

function fileWord(type: string): string {
  const id = `receivables.file.${type}`
  return hasMessage(id) ? t(id) : type
}
