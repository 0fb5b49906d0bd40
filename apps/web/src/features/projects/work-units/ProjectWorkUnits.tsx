import type { Project } from '@dragoman/sdk/operations/projects'
import type { WorkUnit } from '@dragoman/sdk/operations/workUnits'
import { Card } from '@dragoman/ui/Card'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { useMemo, useState } from 'react'
import { Languages } from '../../../display/Languages.tsx'
import { StatusWord } from '../../../display/StatusWord.tsx'
import { enumWord, t } from '../../../i18n/t.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { NoFilesYet } from '../files/NoFilesYet.tsx'
import { useWorkUnitActions } from './use-work-unit-actions.tsx'
import { WorkUnitState } from './WorkUnitCell.tsx'
import { WorkUnitMenu } from './WorkUnitMenu.tsx'

const rowId = ({ uuid }: WorkUnit) => uuid

/** The work units of a project, for whom its tasks are not to be seen: one file in one language each. */
export function ProjectWorkUnits({ project }: { project: Project }) {
  const { uuid, workUnits } = project
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const chosen = workUnits.filter((unit) => selected.has(unit.uuid))
  const { buttons, dialogs } = useWorkUnitActions(project, () => setSelected(new Set()))
  const columns = useMemo(workUnitColumns, [])
  const actions = useMemo(() => ({ cell: (unit: WorkUnit) => <WorkUnitMenu projectUuid={uuid} unit={unit} /> }), [uuid])
  return (
    <Card title={t('projects.tab.work')} isFlush>
      <DataTable
        label={t('projects.tab.work')}
        columns={columns}
        rows={workUnits}
        rowId={rowId}
        rowActions={actions}
        selection={
          buttons
            ? {
                selected: new Set(chosen.map(rowId)),
                onChange: setSelected,
                actions: buttons(chosen),
                rowName: ({ name }) => name,
              }
            : undefined
        }
        isEmbedded
        empty={
          <NoFilesYet project={project} icon="translate" title={t('projects.workUnits.empty')}>
            {t('projects.workUnits.emptyText')}
          </NoFilesYet>
        }
      />
      {dialogs}
    </Card>
  )
}

const stepTitle = ({ workflow, steps = [] }: WorkUnit) => {
  const step = steps.find((each) => each.workflow.code === workflow)
  return enumWord('workflow', workflow, step?.workflow.title)
}

const assigneeOf = ({ workflow, steps = [] }: WorkUnit) =>
  steps.find((each) => each.workflow.code === workflow)?.assignee

const workUnitColumns = (): Column<WorkUnit>[] => [
  { id: 'file', header: t('projects.file'), minWidth: 150, cell: ({ filename }) => <bdi>{filename}</bdi> },
  {
    id: 'pair',
    header: t('projects.languages'),
    minWidth: 152,
    cell: ({ sourceLanguage, targetLanguage }) => <Languages source={sourceLanguage} target={targetLanguage} />,
  },
  { id: 'step', header: t('projects.step'), minWidth: 104, cell: stepTitle },
  {
    id: 'status',
    header: t('projects.status'),
    width: 130,
    cell: ({ workStatus }) => <StatusWord of="taskStatus" code={workStatus} />,
  },
  {
    id: 'assignee',
    header: t('projects.assignee'),
    minWidth: 130,
    isContent: true,
    cell: (unit) => assigneeOf(unit)?.name ?? t('projects.nobody'),
  },
  { id: 'words', header: t('projects.words'), width: 84, align: 'end', cell: ({ words }) => formatNumber(words) },
  { id: 'progress', header: t('projects.progress'), width: 132, cell: (unit) => <WorkUnitState unit={unit} /> },
]
