import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Project, ProjectResource } from '@dragoman/sdk/operations/projects'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row, Stack } from '@dragoman/ui/Page'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { problemOf, problemText } from '../../../files/send-file.ts'
import { FilePreviewContent } from '../file-preview/FilePreviewContent.tsx'
import { fileParamsQuery } from '../file-preview/file-params.ts'

export interface VersionPreviewProps {
  project: Project
  file: ProjectResource
  uploadUuid: string
  /** The actions on the version; shown once it can be read. */
  children: ReactNode
}

/** Previews the text of a new version of a file, which is read as the file was. */
export function VersionPreview({ project, file, uploadUuid, children }: VersionPreviewProps) {
  const { parserFilter, applySourceSegmentation, tagRegex, parameters } = file.params
  const [targetLocale] = file.targetLocales
  // The words of the preview come with it.
  const words = useQuery(fileParamsQuery)
  const { data, error } = useQuery({
    ...query(api.uploads.preview, {
      path: { uploadUuid },
      body: {
        sourceLocale: project.sourceLocale,
        ...(targetLocale !== undefined && { targetLocale }),
        orgUnitUuid: project.organizationalUnit.uuid,
        wordCounter: project.wordCounter,
        options: {
          ...(parserFilter && { parserFilter }),
          tagRegex: tagRegex ?? '',
          applySourceSegmentation,
          parameters,
        },
      },
    }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { showsErrors: true },
  })
  if (error) {
    return (
      <InlineAlert tone="danger" isAnnounced>
        {problemText(problemOf(error))}
      </InlineAlert>
    )
  }
  if (!data || !words.data) return <Skeleton lines={5} />
  return (
    <Stack gap={16}>
      <FilePreviewContent preview={data} name={file.name} />
      <Row justify="end">{children}</Row>
    </Stack>
  )
}
