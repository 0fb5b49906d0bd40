import { archiveExtensions } from '@dragoman/sdk/upload-types'
import { FileDrop } from '@dragoman/ui/FileDrop'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { useSuspenseQuery } from '@tanstack/react-query'
import { CloudFiles } from '../../../files/cloud/CloudFiles.tsx'
import { dropLabels } from '../../../files/drop-labels.ts'
import { formatList } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { fileParamsQuery } from '../file-preview/file-params.ts'
import { fileRow } from './file-row.ts'
import { FilePreviews } from './FilePreviews.tsx'
import { NotTakenFiles } from './NotTakenFiles.tsx'
import type { PreviewContext, PreviewState } from './use-previews.ts'
import type { Uploads } from './use-uploads.ts'

export interface UploadListProps {
  uploads: Uploads
  /** The preview of each file. */
  previews: ReadonlyMap<string, PreviewState>
  context: PreviewContext
  onFiles: Uploads['add']
  onRemove: (id: string) => void
  onRetry?: (id: string) => void
  isDisabled?: boolean
  errorMessage?: string
}

/**
 * Where files are dropped or chosen: it takes exactly what the server can read. Below, each file with how far it is, and
 * what would be translated in it.
 */
export function UploadList({
  uploads,
  previews,
  context,
  onFiles,
  onRemove,
  onRetry,
  isDisabled,
  errorMessage,
}: UploadListProps) {
  const { data } = useSuspenseQuery(fileParamsQuery)
  const extensions = [...Object.keys(data.files), ...archiveExtensions]
  const refusedNames = formatList(uploads.refused.map(({ name }) => name))
  return (
    <Stack gap={16}>
      <FileDrop
        label={t('projects.files.drop')}
        extensions={extensions}
        files={uploads.items.map((item) => fileRow(item, previews.get(item.id)))}
        onFiles={onFiles}
        onRemove={onRemove}
        onRetry={onRetry}
        isDisabled={isDisabled}
        errorMessage={errorMessage}
        labels={dropLabels()}
        otherWay={(take) => <CloudFiles onFiles={take} extensions={extensions} isDisabled={isDisabled} />}
      />
      {uploads.refused.length > 0 && (
        <InlineAlert tone="warning" isAnnounced title={t('projects.files.refused', { names: refusedNames })}>
          {t('projects.files.refusedText')}
        </InlineAlert>
      )}
      {uploads.notTaken.map(({ archive, files }) => (
        <NotTakenFiles key={archive} archive={archive} notTaken={files} isAnnounced />
      ))}
      <FilePreviews
        items={uploads.items}
        previews={previews}
        context={context}
        parsers={data.files}
        onOptions={uploads.setOptions}
        isDisabled={isDisabled}
      />
    </Stack>
  )
}
