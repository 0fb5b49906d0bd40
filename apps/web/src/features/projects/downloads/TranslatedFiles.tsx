import type { Project } from '@dragoman/sdk/operations/projects'
import type { WorkUnit } from '@dragoman/sdk/operations/workUnits'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Row } from '@dragoman/ui/Page'
import { useMemo } from 'react'
import { languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { useTranslatedFile, useXliff } from '../work-units/use-work-unit-files.ts'
import { WorkUnitState } from '../work-units/WorkUnitCell.tsx'

const rowId = ({ uuid }: WorkUnit) => uuid

/** Each translated file by itself: in its own format, or as XLIFF to work on elsewhere. */
export function TranslatedFiles({ project: { uuid, workUnits } }: { project: Project }) {
  const columns = useMemo(fileColumns, [])
  const actions = useMemo(
    () => ({
      label: t('projects.download'),
      width: 200,
      cell: (unit: WorkUnit) => <Downloads projectUuid={uuid} unit={unit} />,
    }),
    [uuid],
  )
  return (
    <Card title={t('projects.downloads.each')} isFlush>
      <DataTable
        label={t('projects.downloads.each')}
        columns={columns}
        rows={workUnits}
        rowId={rowId}
        rowActions={actions}
        isEmbedded
        empty={<EmptyState kind="first-use" icon="download" headingLevel={3} title={t('projects.workUnits.empty')} />}
      />
    </Card>
  )
}

function Downloads({ projectUuid, unit }: { projectUuid: string; unit: WorkUnit }) {
  const translated = useTranslatedFile(projectUuid)
  const xliff = useXliff(projectUuid)
  const isReady = unit.genesisCreationStatus === 'CREATED'
  const name = { file: unit.filename, language: languageName(unit.targetLanguage) }
  return (
    <Row justify="end">
      <Button
        size="small"
        aria-label={t('projects.downloadOf', name)}
        isDisabled={!isReady}
        isPending={translated.isPending}
        onPress={() => translated.mutate(unit)}
      >
        {t('projects.download')}
      </Button>
      <Button
        size="small"
        variant="quiet"
        aria-label={t('projects.xliffOf', name)}
        isDisabled={!isReady}
        isPending={xliff.isPending}
        onPress={() => xliff.mutate(unit)}
      >
        {t('projects.xliff')}
      </Button>
    </Row>
  )
}

const fileColumns = (): Column<WorkUnit>[] => [
  { id: 'file', header: t('projects.file'), minWidth: 180, cell: ({ filename }) => <bdi>{filename}</bdi> },
  {
    id: 'language',
    header: t('projects.language'),
    minWidth: 120,
    cell: ({ targetLanguage }) => languageName(targetLanguage),
  },
  { id: 'progress', header: t('projects.progress'), width: 160, cell: (unit) => <WorkUnitState unit={unit} /> },
]
