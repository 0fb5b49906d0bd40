import { useSession } from '@dragoman/hooks/session'
import type { Project } from '@dragoman/sdk/operations/projects'
import type { WorkUnit } from '@dragoman/sdk/operations/workUnits'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { useMemo, useState } from 'react'
import { Languages } from '../../../display/Languages.tsx'
import { StatusWord } from '../../../display/StatusWord.tsx'
import { enumWord, t } from '../../../i18n/t.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { NoFilesYet } from '../files/NoFilesYet.tsx'
import { costsRun } from '../use-project.ts'
import { WorkUnitState } from './WorkUnitCell.tsx'
import { WorkUnitMenu } from './WorkUnitMenu.tsx'
import { KitDialog } from './KitDialog.tsx'
import { RemoveWorkUnits } from './RemoveWorkUnits.tsx'

const rowId = ({ uuid }: WorkUnit) => uuid

/** The work units of a project: one file in one language each, with its present step. */
export function ProjectWorkUnits({ project }: { project: Project }) {
  const { uuid, workUnits, status } = project
  const { session } = useSession()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [doing, setDoing] = useState<'export' | 'remove' | null>(null)
  const chosen = workUnits.filter((unit) => selected.has(unit.uuid))
  const mayExport = session.can(requirements['projects.startLocKit'])
  const mayRemove =
    session.can(requirements['projects.removeWorkUnits']) && ['DRAFT', 'PENDING', 'APPROVED'].includes(status)
  const columns = useMemo(workUnitColumns, [])
  const actions = useMemo(() => ({ cell: (unit: WorkUnit) => <WorkUnitMenu projectUuid={uuid} unit={unit} /> }), [uuid])
  return (
    <>
      <Card title={t('projects.tab.workUnits')} isFlush>
        <DataTable
          label={t('projects.tab.workUnits')}
          columns={columns}
          rows={workUnits}
          rowId={rowId}
          rowActions={actions}
          selection={
            mayExport || mayRemove
              ? {
                  selected: new Set(chosen.map(rowId)),
                  onChange: setSelected,
                  actions: (
                    <>
                      {mayExport && (
                        <Button size="small" icon="download" onPress={() => setDoing('export')}>
                          {t('projects.kit')}
                        </Button>
                      )}
                      {mayRemove && (
                        <Button
                          size="small"
                          icon="trash"
                          isDisabled={costsRun(project)}
                          onPress={() => setDoing('remove')}
                        >
                          {t('projects.units.remove')}
                        </Button>
                      )}
                    </>
                  ),
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
      </Card>
      {doing === 'export' && <KitDialog projectUuid={uuid} units={chosen} onClose={() => setDoing(null)} />}
      {doing === 'remove' && (
        <RemoveWorkUnits
          projectUuid={uuid}
          units={chosen}
          hasCosts={project.costsStatus !== 'NOT_CALCULATED'}
          onClose={() => setDoing(null)}
          onRemoved={() => {
            setSelected(new Set())
            setDoing(null)
          }}
        />
      )}
    </>
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
