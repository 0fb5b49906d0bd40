import { FileDrop } from '@dragoman/ui/FileDrop'
import { t } from '../../../i18n/t.ts'
import { formatBytes } from '../../../i18n/format-amounts.ts'

export interface InvoiceDropProps {
  file: File | undefined
  onFile: (file: File | undefined) => void
  errorMessage: string | undefined
}

/** Kinds of files that invoices come as. */
const extensions = ['pdf', 'xml', 'png', 'jpg', 'jpeg']

/** Takes the one file of an invoice. */
export function InvoiceDrop({ file, onFile, errorMessage }: InvoiceDropProps) {
  return (
    <FileDrop
      label={t('payables.file')}
      isSingle
      extensions={extensions}
      onFiles={([chosen]) => chosen && onFile(chosen)}
      files={file ? [{ id: 'invoice', name: file.name, state: 'waiting', detail: formatBytes(file.size) }] : []}
      onRemove={() => onFile(undefined)}
      errorMessage={errorMessage}
      labels={{
        drop: t('payables.drop'),
        browse: t('payables.browse'),
        allowed: t('payables.allowed'),
        list: t('payables.file'),
        remove: (name) => t('payables.removeNamed', { name }),
        retry: (name) => name,
        state: { waiting: t('payables.chosen'), uploading: t('shell.loading'), done: t('payables.chosen'), error: '' },
      }}
    />
  )
}
