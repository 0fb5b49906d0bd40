import type { FilePreview } from '@dragoman/sdk/operations/uploads'
import type { LeftOutText } from '@dragoman/sdk/operations/projects'
import { DataTable } from '@dragoman/ui/DataTable'
import { Disclosure } from '@dragoman/ui/Disclosure'
import { Stack } from '@dragoman/ui/Page'
import { formatNumber } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import styles from '../files/FilePreviews.module.css'
import { leftOutColumns, leftOutRowId, reasonWord } from './left-out-columns.tsx'

/** The texts that a file leaves out: how many for which reason, and the first of them. */
export function PreviewLeftOut({ preview, name }: { preview: FilePreview; name: string }) {
  const { leftOut, leftOutReasons, leftOutTexts } = preview
  return (
    <Disclosure title={t('projects.leftOut.count', { count: leftOutTexts })} headingLevel={4}>
      <Stack gap={12}>
        <dl className={styles.reasons}>
          {leftOutReasons.map(({ reason, count }) => (
            <div key={reason}>
              <dt>{reasonWord(reason)}</dt>
              <dd>{formatNumber(count)}</dd>
            </div>
          ))}
        </dl>
        <DataTable<LeftOutText>
          label={t('projects.leftOut.of', { name })}
          columns={leftOutColumns()}
          rows={leftOut}
          rowId={leftOutRowId}
          isEmbedded
          empty={null}
        />
      </Stack>
    </Disclosure>
  )
}
