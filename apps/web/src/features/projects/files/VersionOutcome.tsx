import type { ResourceVersion, ResourceVersionLocale } from '@dragoman/sdk/operations/resourceVersions'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { Badge } from '@dragoman/ui/StatusBadge'
import { useMemo } from 'react'
import { formatNumber, languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'

const rowId = ({ workUnitUuid }: ResourceVersionLocale) => workUnitUuid

/** What a new version changed, in segments of each language, and where tasks are back in work. */
export function VersionOutcome({ version }: { version: ResourceVersion }) {
  const columns = useMemo(localeColumns, [])
  return (
    <Stack gap={12}>
      {version.status === 'ERROR' && <InlineAlert tone="danger">{t('projects.files.versionFailed')}</InlineAlert>}
      <DataTable
        label={t('projects.files.whatChanged')}
        columns={columns}
        rows={version.locales}
        rowId={rowId}
        maxHeight={400}
        empty={null}
      />
    </Stack>
  )
}

const counts = ['added', 'changed', 'moved', 'removed', 'unchanged'] as const

const localeColumns = (): Column<ResourceVersionLocale>[] => [
  {
    id: 'locale',
    header: t('projects.language'),
    minWidth: 140,
    cell: ({ targetLocale, reopened, failureReason }) => (
      <>
        {languageName(targetLocale)} {reopened && <Badge tone="warning">{t('projects.files.reopened')}</Badge>}
        {failureReason !== undefined && <Badge tone="danger">{failureReason}</Badge>}
      </>
    ),
  },
  ...counts.map(
    (count): Column<ResourceVersionLocale> => ({
      id: count,
      header: t(`projects.files.${count}`),
      width: 100,
      align: 'end',
      cell: (locale) => formatNumber(locale[count]),
    }),
  ),
]
