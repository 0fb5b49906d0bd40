import { FileDrop } from '@dragoman/ui/FileDrop'
import { formatBytes } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'

const extensions = ['xml', 'camt', 'csv', 'txt']

/** Takes the one file of a statement. */
export function StatementDrop({ file, onFile }: { file: File | undefined; onFile: (file: File | undefined) => void }) {
  return (
    <FileDrop
      label={t('payouts.statement')}
      isSingle
      extensions={extensions}
      onFiles={([chosen]) => chosen && onFile(chosen)}
      files={file ? [{ id: 'statement', name: file.name, state: 'waiting', detail: formatBytes(file.size) }] : []}
      onRemove={() => onFile(undefined)}
      labels={{
        drop: t('payouts.drop'),
        browse: t('payouts.browse'),
        allowed: t('payouts.allowed'),
        list: t('payouts.statement'),
        remove: (name) => t('payouts.removeFile', { name }),
        retry: (name) => name,
        state: { waiting: t('payouts.chosen'), uploading: t('shell.loading'), done: t('payouts.chosen'), error: '' },
      }}
    />
  )
}
