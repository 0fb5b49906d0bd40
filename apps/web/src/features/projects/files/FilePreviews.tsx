import type { FileParser } from '@dragoman/sdk/operations/projects'
import { Stack } from '@dragoman/ui/Page'
import { Select } from '@dragoman/ui/Select'
import { useId, useState } from 'react'
import { placeOf, type FileItem, type FileOptions } from '../../../files/send-file.ts'
import { t } from '../../../i18n/t.ts'
import { extensionOf } from '@dragoman/sdk/upload-types'
import { FilePreview } from './FilePreview.tsx'
import styles from './FilePreviews.module.css'
import { inDoubt, type PreviewContext, type PreviewState } from './use-previews.ts'

export interface FilePreviewsProps {
  items: readonly FileItem[]
  previews: ReadonlyMap<string, PreviewState>
  context: PreviewContext
  parsers: Readonly<Record<string, FileParser>>
  onOptions: (ids: readonly string[], options: FileOptions) => void
  isDisabled?: boolean
}

/** Previews the chosen files, one at a time; a file that is in doubt comes first. */
export function FilePreviews({ items, previews, context, parsers, onOptions, isDisabled }: FilePreviewsProps) {
  const headingId = useId()
  const [chosen, setChosen] = useState<string>()
  const [doubtful] = inDoubt(items, previews)
  const item = items.find(({ id }) => id === chosen) ?? doubtful ?? items[0]
  if (!item) return null
  const known = items.flatMap(({ id }) => previews.get(id)?.preview ?? [])
  const extension = extensionOf(item.file.name)
  const alike = items.filter(({ file }) => extensionOf(file.name) === extension)
  return (
    <section aria-labelledby={headingId} className={styles.previews}>
      <Stack gap={16}>
        <div className={styles.head}>
          <h3 id={headingId} className={styles.title}>
            {t('intake.title')}
          </h3>
          {known.length > 0 && (
            <p className={styles.total} role="status">
              {t('intake.total', {
                words: known.reduce((sum, { totalWords }) => sum + totalWords, 0),
                files: known.length,
              })}
            </p>
          )}
        </div>
        {context.source === null ? (
          <p className={styles.total}>{t('intake.needsSource')}</p>
        ) : (
          <>
            {items.length > 1 && (
              <Select
                label={t('projects.file')}
                options={items.map((one) => ({ id: one.id, label: placeOf(one) }))}
                value={item.id}
                onChange={setChosen}
              />
            )}
            <FilePreview
              key={item.id}
              item={item}
              state={previews.get(item.id)}
              parser={parsers[extension]}
              alike={alike}
              onOptions={onOptions}
              isDisabled={isDisabled}
            />
          </>
        )}
      </Stack>
    </section>
  )
}
