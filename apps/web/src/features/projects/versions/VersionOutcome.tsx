import type { Project } from '@dragoman/sdk/operations/projects'
import type { ResourceVersion, ResourceVersionLocale } from '@dragoman/sdk/operations/resourceVersions'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { Badge } from '@dragoman/ui/StatusBadge'
import { useMemo } from 'react'
import { failureText } from '../../../errors/failure-text.ts'
import { formatNumber, languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { ChangedSegments } from './ChangedSegments.tsx'

const rowId = ({ workUnitUuid }: ResourceVersionLocale) => workUnitUuid

export interface VersionOutcomeProps {
  version: ResourceVersion
  project: Project
  resourceUuid: string
}

/** The changes of a new version, in segments of each language, the reopened tasks, and the segments themselves. */
export function VersionOutcome({ version, project, resourceUuid }: VersionOutcomeProps) {
  const columns = useMemo(localeColumns, [])
  const differing = version.locales.filter((locale) => kinds.some((kind) => locale[kind] > 0))
  return (
    <Stack gap={12}>
      {version.status === 'ERROR' && <InlineAlert tone="danger">{t('projects.files.versionFailed')}</InlineAlert>}
      <DataTable
        label={t('projects.files.whatChanged')}
        columns={columns}
        rows={version.locales}
        rowId={rowId}
        isEmbedded
        empty={null}
      />
      {version.status === 'DONE' && differing.length === 0 && (
        <InlineAlert tone="info">{t('projects.versions.sameText')}</InlineAlert>
      )}
      {differing.length > 0 && (
        <ChangedSegments
          projectUuid={project.uuid}
          resourceUuid={resourceUuid}
          changeUuid={version.uuid}
          sourceLocale={project.sourceLocale}
          locales={differing}
        />
      )}
    </Stack>
  )
}

const kinds = ['added', 'changed', 'markup', 'moved', 'removed'] as const
const counts = [...kinds, 'unchanged'] as const

const localeColumns = (): Column<ResourceVersionLocale>[] => [
  {
    id: 'locale',
    header: t('projects.language'),
    minWidth: 140,
    cell: ({ targetLocale, reopened, failure, failureReason }) => (
      <>
        {languageName(targetLocale)} {reopened && <Badge tone="warning">{t('projects.files.reopened')}</Badge>}
        {failureReason !== undefined && <Badge tone="danger">{failureText(failure, failureReason)}</Badge>}
      </>
    ),
  },
  ...counts.map((count): Column<ResourceVersionLocale> => ({
    id: count,
    header: t(`projects.files.${count}`),
    width: 100,
    align: 'end',
    cell: (locale) => formatNumber(locale[count]),
  })),
]
