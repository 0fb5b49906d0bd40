import type { ProjectRoutingItem } from '@dragoman/sdk/operations/projectRouting'
import { Card } from '@dragoman/ui/Card'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { useMemo } from 'react'
import { formatList, languageName } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { Link, LinkButton } from '../../ground/links.ts'
import { SettingsPageFrame } from '../settings/SettingsPageFrame.tsx'

const rowId = ({ uuid }: ProjectRoutingItem) => uuid

/** The configurations of project routing. */
export function RoutingsOverview({ routings }: { routings: readonly ProjectRoutingItem[] }) {
  const columns = useMemo(routingColumns, [])
  const add = (
    <LinkButton variant="primary" icon="plus" to="/settings/translation-settings/multi-project-config/create">
      {t('routing.add')}
    </LinkButton>
  )
  return (
    <SettingsPageFrame
      title={t('routing.title')}
      description={t('routing.text')}
      actions={routings.length > 0 ? add : undefined}
    >
      <Card isFlush>
        <DataTable
          label={t('routing.title')}
          columns={columns}
          rows={routings}
          rowId={rowId}
          empty={
            <EmptyState kind="first-use" title={t('routing.empty')} action={add}>
              {t('routing.emptyText')}
            </EmptyState>
          }
        />
      </Card>
    </SettingsPageFrame>
  )
}

const routingColumns = (): Column<ProjectRoutingItem>[] => [
  {
    id: 'name',
    header: t('routing.name'),
    isRowHeader: true,
    cell: ({ uuid, name }) => (
      <Link to="/settings/translation-settings/multi-project-config/$id" params={{ id: uuid }}>
        <bdi>{name}</bdi>
      </Link>
    ),
  },
  { id: 'source', header: t('routing.source'), cell: ({ sourceLanguage }) => languageName(sourceLanguage) },
  {
    id: 'units',
    header: t('routing.units'),
    cell: ({ orgUnits }) => formatList(orgUnits.map(({ name }) => name)),
  },
  {
    id: 'targets',
    header: t('routing.targets'),
    cell: ({ targetLanguages }) =>
      targetLanguages.length > 0 ? formatList(targetLanguages.map((code) => languageName(code))) : t('routing.all'),
  },
]
