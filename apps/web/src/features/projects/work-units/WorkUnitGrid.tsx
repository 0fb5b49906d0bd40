import type { Project, ProjectResource } from '@dragoman/sdk/operations/projects'
import type { WorkUnit } from '@dragoman/sdk/operations/workUnits'
import { Card } from '@dragoman/ui/Card'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { useMemo } from 'react'
import { languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { NoFilesYet } from '../files/NoFilesYet.tsx'
import { WorkUnitCell } from './WorkUnitCell.tsx'

const rowId = ({ uuid }: ProjectResource) => uuid

/** Files by languages; each cell says how far the steps of that file and language are, and what can be done with it. */
export function WorkUnitGrid({ project }: { project: Project }) {
  const { uuid, resources, targetLocales, workUnits } = project
  const columns = useMemo(() => gridColumns(uuid, targetLocales, workUnits), [uuid, targetLocales, workUnits])
  return (
    <Card title={t('projects.grid')} isFlush>
      <DataTable
        label={t('projects.grid')}
        columns={columns}
        rows={resources}
        rowId={rowId}
        isEmbedded
        empty={
          <NoFilesYet project={project} icon="file" title={t('projects.grid.empty')}>
            {t('projects.grid.emptyText')}
          </NoFilesYet>
        }
      />
    </Card>
  )
}

const gridColumns = (
  projectUuid: string,
  locales: readonly string[],
  workUnits: readonly WorkUnit[],
): Column<ProjectResource>[] => {
  const units = new Map(workUnits.map((unit) => [`${unit.projectResourceUuid} ${unit.targetLanguage}`, unit]))
  return [
    {
      id: 'file',
      header: t('projects.file'),
      minWidth: 190,
      sticky: 'start',
      cell: ({ path, name }) => <bdi>{path ? `${path}/${name}` : name}</bdi>,
    },
    ...locales.map((locale): Column<ProjectResource> => ({
      id: locale,
      header: languageName(locale),
      minWidth: 132,
      cell: ({ uuid }) => {
        const unit = units.get(`${uuid} ${locale}`)
        return unit && <WorkUnitCell projectUuid={projectUuid} unit={unit} />
      },
    })),
  ]
}
