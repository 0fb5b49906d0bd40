import { useCan } from '@dragoman/hooks/permissions'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Project } from '@dragoman/sdk/operations/projects'
import type { ProjectFileVersion } from '@dragoman/sdk/operations/resourceVersions'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { CopyButton } from '@dragoman/ui/CopyButton'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Stack } from '@dragoman/ui/Page'
import { Badge } from '@dragoman/ui/StatusBadge'
import { TextButton } from '@dragoman/ui/TextButton'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { Moment } from '../../../display/Moment.tsx'
import { formatNumber } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { overlay } from '../../../lazy.tsx'
import { builtFiles } from './built-files.ts'
import { useBuild } from './use-build.ts'

const VersionsDialog = overlay(() => import('../versions/VersionsDialog.tsx'), 'VersionsDialog')

const rowId = ({ uuid }: ProjectFileVersion) => uuid

/** Milliseconds between two looks at versions that are being compared. */
const pollInterval = 2000

/** Where the files of a continuous project come from, how far their translations are built, and what each upload changed. */
export function ContinuousCard({ project }: { project: Project }) {
  const [opened, setOpened] = useState<string>()
  const mayBuild = useCan(requirements['workUnits.buildTranslation'])
  const build = useBuild(project)
  const { data } = useQuery({
    ...query(api.resourceVersions.listByProject, { path: { projectUUID: project.uuid } }),
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === 'READING') ? pollInterval : false),
  })
  const columns = useMemo(() => versionColumns(setOpened), [])
  const built = builtFiles(project.workUnits)
  const { uuid, organizationalUnit, ciTag = '', totalExpectedWorkUnits } = project
  const address = `${location.origin}/api/v3/project/ci/${organizationalUnit.uuid}/${encodeURIComponent(ciTag)}`
  const file = project.resources.find((resource) => resource.uuid === opened)
  const total = totalExpectedWorkUnits || project.workUnits.length
  return (
    <Card
      title={t('continuous.title')}
      description={t('continuous.cardText')}
      actions={
        mayBuild &&
        built.open.length > 0 && (
          <Button size="small" icon="refresh" isPending={build.isPending} onPress={() => build.mutate(built.open)}>
            {t('continuous.build', { count: built.open.length })}
          </Button>
        )
      }
    >
      <Stack gap={16}>
        <DescriptionList layout="beside">
          <Property term={t('continuous.address')} end={<CopyButton value={address} />}>
            <bdi>{address}</bdi>
          </Property>
          <Property term={t('continuous.workUnits')}>
            {t('continuous.of', { done: project.workUnits.length, total })}
          </Property>
          <Property term={t('continuous.built')}>
            {t('continuous.of', { done: built.done, total: project.workUnits.length })}{' '}
            {built.preparing > 0 && <Badge tone="info">{t('continuous.preparing', { count: built.preparing })}</Badge>}{' '}
            {built.failed > 0 && <Badge tone="danger">{t('continuous.failed', { count: built.failed })}</Badge>}
          </Property>
        </DescriptionList>
        <DataTable
          label={t('continuous.uploads')}
          columns={columns}
          rows={data}
          rowId={rowId}
          isEmbedded
          skeletonRows={3}
          empty={
            <EmptyState kind="first-use" icon="upload" headingLevel={3} title={t('continuous.none')}>
              {t('continuous.noneText')}
            </EmptyState>
          }
        />
      </Stack>
      <Suspense>
        {file && <VersionsDialog key={uuid} project={project} file={file} onClose={() => setOpened(undefined)} />}
      </Suspense>
    </Card>
  )
}

const tones = { READING: 'info', DONE: 'success', ERROR: 'danger' } as const

const versionColumns = (open: (resource: string) => void): Column<ProjectFileVersion>[] => {
  const count = (kind: 'added' | 'changed' | 'removed', header: string): Column<ProjectFileVersion> => ({
    id: kind,
    header,
    width: 96,
    align: 'end',
    // Every language has the same segments; the first tells of all.
    cell: ({ locales }) => locales[0] && formatNumber(locales[0][kind]),
  })
  return [
    {
      id: 'file',
      header: t('projects.file'),
      minWidth: 180,
      cell: ({ name, projectResourceUuid }) => (
        <TextButton onPress={() => open(projectResourceUuid)}>
          <bdi>{name}</bdi>
        </TextButton>
      ),
    },
    {
      id: 'time',
      header: t('continuous.time'),
      width: 160,
      cell: ({ creationDate }) => <Moment value={creationDate} />,
    },
    count('added', t('projects.files.added')),
    count('changed', t('projects.files.changed')),
    count('removed', t('projects.files.removed')),
    {
      id: 'status',
      header: t('projects.status'),
      width: 140,
      cell: ({ status }) => <Badge tone={tones[status]}>{t(`continuous.status.${status}`)}</Badge>,
    },
  ]
}
