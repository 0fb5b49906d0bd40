import { useEffect, useMemo, useState } from 'react'
import { Breadcrumbs } from '../src/Breadcrumbs.tsx'
import { Button } from '../src/Button.tsx'
import { DataTable, type Column, type Sort } from '../src/DataTable.tsx'
import { EmptyState } from '../src/EmptyState.tsx'
import { ErrorState } from '../src/ErrorState.tsx'
import { FilterBar } from '../src/FilterBar.tsx'
import { Link } from '../src/Link.tsx'
import { LocalePair } from '../src/LocalePair.tsx'
import { MenuItem, MoreMenu } from '../src/MenuButton.tsx'
import { Page, PageBody } from '../src/Page.tsx'
import { PageHeader } from '../src/PageHeader.tsx'
import { Pagination } from '../src/Pagination.tsx'
import { SegmentedBar } from '../src/ProgressBar.tsx'
import { StatusBadge } from '../src/StatusBadge.tsx'
import { TableOptions, type Density } from '../src/TableOptions.tsx'
import { Timestamp } from '../src/Timestamp.tsx'
import { sampleProjects, type SampleProject } from './sample.ts'

const columns: Column<SampleProject>[] = [
  {
    id: 'name',
    header: 'Project',
    minWidth: 220,
    isSortable: true,
    sticky: 'start',
    cell: (row) => (
      <Link href="#" variant="plain">
        {row.name}
      </Link>
    ),
  },
  { id: 'client', header: 'Organization', minWidth: 130, isSortable: true, cell: (row) => row.client },
  {
    id: 'status',
    header: 'Status',
    width: 132,
    cell: (row) => <StatusBadge status={row.status}>{row.statusLabel}</StatusBadge>,
  },
  {
    id: 'languages',
    header: 'Languages',
    width: 168,
    cell: (row) => (
      <LocalePair source={row.source} target={row.targets} toLabel="to" maximum={2} more={(n) => `+${n}`} />
    ),
  },
  {
    id: 'progress',
    header: 'Progress',
    width: 112,
    cell: (row) => (
      <SegmentedBar
        label={`${row.done} % done`}
        total={100}
        segments={[
          { id: 'done', label: 'Done', value: row.done, tone: 'success' },
          { id: 'work', label: 'In work', value: Math.min(20, 100 - row.done), tone: 'accent' },
        ]}
      />
    ),
  },
  {
    id: 'words',
    header: 'Words',
    width: 92,
    align: 'end',
    isSortable: true,
    cell: (row) => row.words.toLocaleString('en'),
  },
  { id: 'cost', header: 'Cost', width: 104, align: 'end', isSortable: true, cell: (row) => row.cost },
  {
    id: 'due',
    header: 'Due',
    width: 104,
    isSortable: true,
    cell: (row) => (
      <Timestamp value={row.due} title={new Date(row.due).toUTCString()}>
        {new Date(row.due).toLocaleDateString('en', { month: 'short', day: 'numeric', timeZone: 'UTC' })}
      </Timestamp>
    ),
  },
]

const rowId = (row: SampleProject) => row.id

function rowActions(row: SampleProject) {
  return (
    <MoreMenu label={`Actions for ${row.name}`}>
      <MenuItem icon="edit">Rename</MenuItem>
      <MenuItem icon="trash" tone="danger">
        Delete
      </MenuItem>
    </MoreMenu>
  )
}

/** `?state=loading|empty|none|error|selected|refreshing|many` */
export function TableSection() {
  const state = new URLSearchParams(location.search).get('state')
  const rows = useMemo(
    () => (state === 'loading' ? undefined : sampleProjects(state === 'many' ? 5000 : state === 'empty' ? 0 : 18)),
    [state],
  )
  const [sort, setSort] = useState<Sort>({ column: 'due', direction: 'ascending' })
  const [selected, setSelected] = useState(new Set(state === 'selected' ? ['p1', 'p2', 'p4'] : []))
  const [search, setSearch] = useState('')
  const [statuses, setStatuses] = useState(['PAID', 'READY'])
  const [density, setDensity] = useState<Density>('regular')
  const [hidden, setHidden] = useState(new Set<string>())
  const shown = useMemo(() => columns.filter(({ id }) => !hidden.has(id)), [hidden])
  useEffect(() => {
    document.documentElement.dataset.density = density
  }, [density])
  return (
    <div style={{ blockSize: '100dvh' }}>
      <Page isFilling>
        <PageHeader
          title="Projects"
          breadcrumbs={
            <Breadcrumbs label="Path">
              {[
                <Link key="home" href="#" variant="plain">
                  Home
                </Link>,
              ]}
            </Breadcrumbs>
          }
          actions={
            <>
              <Button icon="download">Export</Button>
              <Button variant="primary" icon="plus">
                New project
              </Button>
            </>
          }
        />
        <PageBody>
          <FilterBar
            label="Filter projects"
            search={{ value: search, onChange: setSearch, label: 'Search projects', clearLabel: 'Clear', keyHint: 's' }}
            filters={[
              {
                id: 'status',
                label: 'Status',
                icon: 'tag',
                selected: statuses,
                onChange: setStatuses,
                choices: [
                  { id: 'PAID', label: 'Paid' },
                  { id: 'READY', label: 'Ready' },
                  { id: 'ERROR', label: 'Error' },
                ],
              },
            ]}
            chips={[{ id: 'due', label: 'Due: this week', onRemove: () => {} }]}
            onClearAll={() => setStatuses([])}
            count="1,284 projects"
            end={
              <TableOptions
                columns={columns.map(({ id, header }) => ({ id, label: String(header), isLocked: id === 'name' }))}
                hidden={hidden}
                onHiddenChange={setHidden}
                density={density}
                onDensityChange={setDensity}
                labels={{
                  options: 'Table options',
                  columns: 'Columns',
                  density: 'Rows',
                  regular: 'Regular',
                  compact: 'Compact',
                }}
              />
            }
          />
          <DataTable
            label="Projects"
            columns={shown}
            rows={state === 'error' ? [] : rows}
            rowId={rowId}
            sort={sort}
            onSortChange={setSort}
            isRefreshing={state === 'refreshing'}
            selection={{
              selected,
              onChange: setSelected,
              actions: (
                <>
                  <Button size="small">Assign manager</Button>
                  <Button size="small">Change status</Button>
                </>
              ),
              rowName: (row) => row.name,
            }}
            rowActions={{ cell: rowActions }}
            empty={
              <EmptyState
                kind="no-match"
                title="No project matches"
                action={<Button onPress={() => setStatuses([])}>Clear filters</Button>}
              >
                Take a filter away, or search for something else.
              </EmptyState>
            }
            error={
              state === 'error' ? (
                <ErrorState
                  title="The projects could not be loaded"
                  retry={{ onRetry: () => {} }}
                  request={{ id: '0f8d-44a1' }}
                >
                  The server did not answer in time. What you filtered by is kept.
                </ErrorState>
              ) : undefined
            }
            footer={
              <Pagination page={0} pageSize={50} total={1284} onPageChange={() => {}} onPageSizeChange={() => {}} />
            }
          />
        </PageBody>
      </Page>
    </div>
  )
}
