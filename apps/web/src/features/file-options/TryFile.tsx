import { useCan } from '@dragoman/hooks/permissions'
import type { OrgUnit } from '@dragoman/sdk/operations/orgUnits'
import { requirements } from '@dragoman/sdk/requirements'
import { Card } from '@dragoman/ui/Card'
import { ComboBox } from '@dragoman/ui/ComboBox'
import { FileDrop } from '@dragoman/ui/FileDrop'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useState } from 'react'
import { dropLabels } from '../../files/drop-labels.ts'
import type { FileOptions } from '../../files/send-file.ts'
import { isolated } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { useLanguageOptions } from '../locales/locale-options.ts'
import { FilePreviewContent } from '../projects/file-preview/FilePreviewContent.tsx'
import { FileQuestions } from '../projects/files/FileQuestions.tsx'
import { fileRow } from '../projects/files/file-row.ts'
import { usePreviews } from '../projects/files/use-previews.ts'
import { useUploads } from '../projects/files/use-uploads.ts'
import styles from './file-options.module.css'

export interface TryFileProps {
  unit: OrgUnit
  type: string
  /** The settings to try, saved or not. */
  options: FileOptions
  /** Called with the answer to what the file leaves in doubt. */
  onOptions: (options: FileOptions) => void
  isLocked: boolean
}

/** A file of one's own, and what would be translated in it with the settings of the form. */
export function TryFile({ unit, type, options, onOptions, isLocked }: TryFileProps) {
  const mayTry = useCan(requirements['uploads.create'])
  const languages = useLanguageOptions()
  const [source, setSource] = useState<string | null>(unit.defaultSourceLanguage ?? 'en')
  const uploads = useUploads()
  const items = uploads.items.map((item) => ({ ...item, options }))
  const previews = usePreviews(items, { source, target: undefined, unit: unit.uuid })
  const [item] = items
  const state = item && previews.get(item.id)
  if (!mayTry) return null
  return (
    <Card title={t('fileOptions.try')} description={t('fileOptions.tryText')}>
      <div className={styles.trial}>
        <Stack gap={16}>
          <ComboBox label={t('fileOptions.source')} options={languages} value={source} onChange={setSource} />
          <FileDrop
            label={t('fileOptions.try')}
            extensions={[type]}
            isSingle
            files={items.map((each) => fileRow(each, previews.get(each.id)))}
            onFiles={(files, refused) => {
              for (const { id } of items) void uploads.remove(id, undefined)
              uploads.add(files, refused)
            }}
            onRemove={(id) => void uploads.remove(id, undefined)}
            onRetry={uploads.retry}
            errorMessage={
              uploads.refused.length > 0 ? t('fileOptions.otherType', { kind: isolated(`.${type}`) }) : undefined
            }
            labels={dropLabels({ drop: t('fileOptions.drop') })}
          />
        </Stack>
        {item && source !== null && (
          <Stack gap={16}>
            {state?.problem ? (
              <InlineAlert tone="danger" isAnnounced>
                {state.problem.reason}
              </InlineAlert>
            ) : !state?.preview ? (
              item.state !== 'error' && <Skeleton lines={6} />
            ) : (
              <div aria-busy={state.isPending}>
                <Stack gap={16}>
                  <FileQuestions
                    name={item.file.name}
                    preview={state.preview}
                    options={options}
                    onOptions={onOptions}
                    isDisabled={isLocked}
                  />
                  <FilePreviewContent preview={state.preview} name={item.file.name} />
                </Stack>
              </div>
            )}
          </Stack>
        )}
      </div>
    </Card>
  )
}
