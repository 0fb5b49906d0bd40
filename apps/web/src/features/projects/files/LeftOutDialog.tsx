import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ProjectResource } from '@dragoman/sdk/operations/projects'
import { Button } from '@dragoman/ui/Button'
import { DataTable } from '@dragoman/ui/DataTable'
import { Dialog } from '@dragoman/ui/Dialog'
import { Stack } from '@dragoman/ui/Page'
import { Pagination } from '@dragoman/ui/Pagination'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RegionError } from '../../../errors/RegionError.tsx'
import { t } from '../../../i18n/t.ts'
import { leftOutColumns, leftOutRowId } from '../file-preview/left-out-columns.tsx'

export interface LeftOutDialogProps {
  projectUuid: string
  file: ProjectResource
  onClose: () => void
}

const pageSize = 25

/** The texts of a file that are not translated, page by page, each with its reason. */
export function LeftOutDialog({ projectUuid, file, onClose }: LeftOutDialogProps) {
  const [page, setPage] = useState(0)
  const path = { projectUUID: projectUuid, projectResourceUUID: file.uuid }
  const { data, error, refetch, isFetching } = useQuery({
    ...query(api.projects.listLeftOutTexts, { path, query: { page, pageSize } }),
    placeholderData: keepPreviousData,
  })
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="large"
      title={t('projects.leftOut.of', { name: file.name })}
      footer={<Button onPress={onClose}>{t('shell.close')}</Button>}
    >
      {error && !data ? (
        <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />
      ) : !data ? (
        <Skeleton lines={8} />
      ) : (
        <Stack gap={12}>
          <p>{t('projects.leftOut.text')}</p>
          <DataTable
            label={t('projects.leftOut.of', { name: file.name })}
            columns={leftOutColumns()}
            rows={data.content}
            rowId={leftOutRowId}
            isEmbedded
            empty={null}
          />
          {data.totalElements > pageSize && (
            <Pagination page={page} pageSize={pageSize} total={data.totalElements} onPageChange={setPage} />
          )}
        </Stack>
      )}
    </Dialog>
  )
}
