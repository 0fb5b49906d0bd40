import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { isHttpError } from '@dragoman/sdk/errors'
import type { InvoiceInput, InvoicePreview } from '@dragoman/sdk/operations/receivables'
import { Button } from '@dragoman/ui/Button'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useMutation } from '@tanstack/react-query'
import { errorText } from '../../../errors/error-text.ts'
import { saveBlob } from '../../../files/save-file.ts'
import { t } from '../../../i18n/t.ts'
import { Paper } from '../paper/Paper.tsx'
import styles from './create.module.css'
import { IssueState } from './IssueState.tsx'

export interface PreviewSideProps {
  preview: { data: InvoicePreview | undefined; error: Error | null; isBehind: boolean }
  input: InvoiceInput
  isTried: boolean
}

/** How a new invoice will look, and whether it can be issued. Fields say what is wrong with them by themselves. */
export function PreviewSide({ preview: { data, error, isBehind }, input, isTried }: PreviewSideProps) {
  const file = useMutation(mutation(api.receivables.previewFile))
  const save = () =>
    file.mutate({ body: input }, { onSuccess: (content) => saveBlob(content, `${t('receivables.preview')}.pdf`) })
  return (
    <section className={styles.preview} aria-label={t('receivables.preview')}>
      {error && !isHttpError(error, 400) && (
        <InlineAlert tone="danger" isAnnounced>
          {errorText(error)}
        </InlineAlert>
      )}
      {data && (
        <div className={styles.above}>
          <IssueState preview={data} isTried={isTried} />
          <Button size="small" icon="download" isPending={file.isPending} isDisabled={isBehind} onPress={save}>
            {t('receivables.previewFile')}
          </Button>
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div className={styles.sheet} data-dimmed={isBehind || undefined} tabIndex={0} role="group">
        {data ? <Paper document={data} /> : !error && <Skeleton lines={12} />}
      </div>
    </section>
  )
}
