import { Card } from '@dragoman/ui/Card'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { Badge } from '@dragoman/ui/StatusBadge'
import { DueDay } from '../../../display/DueDay.tsx'
import { LanguageCodes } from '../../../display/LanguageCodes.tsx'
import { StatusWord } from '../../../display/StatusWord.tsx'
import { formatNumber } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'

interface Example {
  name: string
  status: string
  targets: string[]
  /** From now. */
  days: number
  words: number
}

const examples: readonly Example[] = [
  { name: 'Spring catalog', status: 'DRAFT', targets: ['de', 'es', 'fr'], days: 10, words: 4120 },
  { name: 'Product pages 12', status: 'APPROVED', targets: ['fr'], days: 6, words: 1870 },
  { name: 'Returns policy', status: 'DELIVERED', targets: ['no', 'sv'], days: -4, words: 640 },
]

const day = 24 * 60 * 60 * 1000

/** Shows how the list of projects looks once there are some. */
export function ExampleProjects() {
  const columns: Column<Example>[] = [
    {
      id: 'reference',
      header: t('projects.reference'),
      isFlexible: true,
      cell: ({ name }) => <bdi lang="en">{name}</bdi>,
    },
    {
      id: 'languages',
      header: t('projects.languages'),
      cell: ({ targets }) => <LanguageCodes source="en" target={targets} />,
    },
    {
      id: 'status',
      header: t('projects.status'),
      cell: ({ status }) => <StatusWord of="projectStatus" code={status} />,
    },
    {
      id: 'due',
      header: t('projects.due'),
      cell: ({ days, status }) => <DueDay value={Date.now() + days * day} status={status} />,
    },
    { id: 'words', header: t('projects.words'), align: 'end', cell: ({ words }) => formatNumber(words) },
  ]
  return (
    <Card title={t('projects.first.look')} actions={<Badge>{t('projects.first.example')}</Badge>} isFlush>
      <DataTable
        label={t('projects.first.look')}
        columns={columns}
        rows={examples}
        rowId={({ name }) => name}
        empty={null}
        isEmbedded
        isFitting
      />
    </Card>
  )
}
