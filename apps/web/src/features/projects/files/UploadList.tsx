import { extensionOf } from '@dragoman/sdk/upload-types'
import { Disclosure } from '@dragoman/ui/Disclosure'
import { FileDrop, type FileDropItem } from '@dragoman/ui/FileDrop'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { useSuspenseQuery } from '@tanstack/react-query'
import { dropLabels } from '../../../files/drop-labels.ts'
import { problemText, type FileItem } from '../../../files/send-file.ts'
import { formatBytes, formatList } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { fileParamsQuery } from './file-params.ts'
import { FileOptionsFields } from './FileOptionsFields.tsx'
import type { Uploads } from './use-uploads.ts'

export interface UploadListProps {
  uploads: Uploads
  onFiles: Uploads['add']
  onRemove: (id: string) => void
  onRetry?: (id: string) => void
  isDisabled?: boolean
  errorMessage?: string
}

/**
 * Where files are dropped or chosen: it takes exactly what the server can read. Below, each file with how far it is, and how each kind is read.
 */
export function UploadList({ uploads, onFiles, onRemove, onRetry, isDisabled, errorMessage }: UploadListProps) {
  const { data } = useSuspenseQuery(fileParamsQuery)
  const extensions = Object.keys(data.files)
  const refusedNames = formatList(uploads.refused.map(({ name }) => name))
  const kinds = extensions.filter((extension) => uploads.items.some(({ file }) => extensionOf(file.name) === extension))
  return (
    <Stack gap={12}>
      <FileDrop
        label={t('projects.files.drop')}
        extensions={extensions}
        files={uploads.items.map(rowOf)}
        onFiles={onFiles}
        onRemove={onRemove}
        onRetry={onRetry}
        isDisabled={isDisabled}
        errorMessage={errorMessage}
        labels={dropLabels()}
      />
      {uploads.refused.length > 0 && (
        <InlineAlert tone="warning" isAnnounced title={t('projects.files.refused', { names: refusedNames })}>
          {t('projects.files.refusedText')}
        </InlineAlert>
      )}
      {kinds.map((extension) => (
        <Disclosure key={extension} title={t('projects.files.options', { kind: `.${extension}` })}>
          <FileOptionsFields
            parser={data.files[extension]!}
            value={uploads.options[extension]}
            onChange={(options) => uploads.setOptions(extension, options)}
            isDisabled={isDisabled}
            headingLevel={4}
          />
        </Disclosure>
      ))}
    </Stack>
  )
}

function rowOf({ id, file, state, progress, found, problem }: FileItem): FileDropItem {
  const detail = problem
    ? problemText(problem)
    : found
      ? t('projects.files.found', { words: found.totalWords ?? 0, segments: found.totalSegments ?? 0 })
      : formatBytes(file.size)
  return { id, name: file.name, state, progress, detail }
}
