import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { Breadcrumbs } from '../src/Breadcrumbs.tsx'
import { Button } from '../src/Button.tsx'
import { Chart } from '../src/Chart.tsx'
import { Checkbox } from '../src/Checkbox.tsx'
import { DataTable, type Column } from '../src/DataTable.tsx'
import { EmptyState } from '../src/EmptyState.tsx'
import { IconButton } from '../src/IconButton.tsx'
import { InlineAlert } from '../src/InlineAlert.tsx'
import { Link } from '../src/Link.tsx'
import { LocalePair } from '../src/LocalePair.tsx'
import { MoreMenu, MenuItem } from '../src/MenuButton.tsx'
import { MultiSelect } from '../src/MultiSelect.tsx'
import { NumberField } from '../src/NumberField.tsx'
import { Row, Stack } from '../src/Page.tsx'
import { PageHeader } from '../src/PageHeader.tsx'
import { Pagination } from '../src/Pagination.tsx'
import { ProgressBar, SegmentedBar } from '../src/ProgressBar.tsx'
import { Radio, RadioGroup } from '../src/RadioGroup.tsx'
import { SearchField } from '../src/SearchField.tsx'
import { SegmentedControl } from '../src/SegmentedControl.tsx'
import { Select } from '../src/Select.tsx'
import { StatusBadge } from '../src/StatusBadge.tsx'
import { Steps } from '../src/Steps.tsx'
import { Switch } from '../src/Switch.tsx'
import { TextArea } from '../src/TextArea.tsx'
import { TextField } from '../src/TextField.tsx'
import { sampleProjects, type SampleProject } from './sample.ts'

const languages = ['Spanish', 'Japanese', 'German'].map((label) => ({ id: label, label }))
const nothing = () => {}

/** One picture: a part of the page of a fixed width. */
function Picture({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section data-picture={name} style={{ inlineSize: 640, padding: 16 }}>
      <Stack gap={12}>{children}</Stack>
    </section>
  )
}

/** Shows its buttons and inputs as if they were under the mouse, pressed, or reached by keyboard. */
function As({ state, children }: { state: 'hovered' | 'pressed' | 'focus-visible'; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    for (const control of root.current!.querySelectorAll('button, input, a, label[data-rac]:has(input)')) {
      control.setAttribute(`data-${state}`, 'true')
      if (state === 'focus-visible') control.setAttribute('data-focused', 'true')
    }
  })
  return (
    <div ref={root} style={{ display: 'contents' }}>
      {children}
    </div>
  )
}

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const

function Buttons() {
  const row = (
    <>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} icon="check">
          Assign
        </Button>
      ))}
      <IconButton icon="edit" label="Edit" variant="outline" />
      <IconButton icon="chevron-end" isDirectional label="Next" />
    </>
  )
  return (
    <Picture name="buttons">
      <Row>{row}</Row>
      <As state="hovered">
        <Row>{row}</Row>
      </As>
      <As state="pressed">
        <Row>{row}</Row>
      </As>
      <As state="focus-visible">
        <Row>{row}</Row>
      </As>
      <Row>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} isDisabled>
            Assign
          </Button>
        ))}
        <Button variant="primary" isPending>
          Assign
        </Button>
        <Button size="small">Small</Button>
        <Button size="large">Large</Button>
      </Row>
    </Picture>
  )
}

function Fields() {
  return (
    <Picture name="fields">
      <TextField label="Name" defaultValue="Spring catalog" description="Linguists see this name." />
      <TextField label="Reference" isOptional placeholder="PO-2217" />
      <TextField label="Email" defaultValue="ana" errorMessage="Enter an address like name@example.com." />
      <As state="focus-visible">
        <TextField label="Note" defaultValue="Typing here" />
      </As>
      <TextField label="Number" isDisabled defaultValue="2217" />
      <Select label="Language" options={languages} value="Spanish" onChange={nothing} />
      <MultiSelect
        label="Target languages"
        selectedLabel="Selected languages"
        options={languages}
        value={['Spanish', 'German']}
        onChange={nothing}
      />
      <NumberField label="Penalty" value={2.5} onChange={nothing} />
      <SearchField label="Search by name" value="spring" onChange={nothing} />
      <TextArea label="Instructions" defaultValue="Keep the tone friendly." rows={2} />
    </Picture>
  )
}

function Choices() {
  return (
    <Picture name="choices">
      <Row>
        <Checkbox>Off</Checkbox>
        <Checkbox isSelected>On</Checkbox>
        <Checkbox isIndeterminate>Some</Checkbox>
        <Checkbox isDisabled>Disabled</Checkbox>
        <Checkbox errorMessage="Accept the terms.">Invalid</Checkbox>
      </Row>
      <As state="focus-visible">
        <Row>
          <Checkbox isSelected>On</Checkbox>
          <Switch isSelected>On</Switch>
        </Row>
      </As>
      <RadioGroup label="Export as" value="XLIFF" orientation="horizontal" onChange={nothing}>
        <Radio value="XLIFF">XLIFF</Radio>
        <Radio value="XLSX">Spreadsheet</Radio>
      </RadioGroup>
      <Row>
        <Switch>Off</Switch>
        <Switch isSelected>On</Switch>
        <Switch isDisabled>Disabled</Switch>
        <SegmentedControl
          label="View"
          options={[
            { id: 'list', label: 'List' },
            { id: 'board', label: 'Board' },
          ]}
          value="list"
          onChange={nothing}
        />
      </Row>
    </Picture>
  )
}

function Feedback() {
  return (
    <Picture name="feedback">
      {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <InlineAlert key={tone} tone={tone} title="Costs are out of date" dismiss={{ onDismiss: nothing }}>
          Two files were added since.
        </InlineAlert>
      ))}
      <Row>
        {['PENDING', 'APPROVED', 'DELIVERED', 'CANCELLED', 'ERROR', 'DRAFT'].map((status) => (
          <StatusBadge key={status} status={status}>
            {status.toLowerCase()}
          </StatusBadge>
        ))}
      </Row>
      <ProgressBar label="Import" value={64} valueLabel="64%" />
      <SegmentedBar
        label="Segments by match"
        segments={[
          { id: 'new', label: 'New', value: 40, tone: 'accent' },
          { id: 'fuzzy', label: 'Fuzzy', value: 25, tone: 'warning' },
          { id: 'exact', label: 'Exact', value: 35, tone: 'success' },
        ]}
        legend={({ label, value }) => `${label} ${value}`}
      />
      <EmptyState kind="first-use" title="No memories yet" action={<Button variant="primary">Add memory</Button>}>
        A memory offers earlier translations.
      </EmptyState>
    </Picture>
  )
}

const columns: Column<SampleProject>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, minWidth: 160, isSortable: true },
  {
    id: 'pair',
    header: 'Languages',
    cell: (row) => <LocalePair source={row.source} target={row.targets} toLabel="to" />,
    minWidth: 120,
  },
  {
    id: 'status',
    header: 'Status',
    cell: (row) => <StatusBadge status={row.status}>{row.statusLabel}</StatusBadge>,
    width: 120,
  },
  { id: 'cost', header: 'Cost', cell: ({ cost }) => cost, width: 90, align: 'end' },
]
const rowId = ({ id }: SampleProject) => id
const rows = sampleProjects(4)

function Lists() {
  return (
    <Picture name="lists">
      <PageHeader
        title="Projects"
        breadcrumbs={
          <Breadcrumbs>
            {[
              <Link key="home" href="#">
                Northwind
              </Link>,
            ]}
          </Breadcrumbs>
        }
        status={<StatusBadge status="APPROVED">In progress</StatusBadge>}
        actions={<Button variant="primary">Create project</Button>}
      />
      <DataTable
        label="Projects"
        columns={columns}
        rows={rows}
        rowId={rowId}
        sort={{ column: 'name', direction: 'ascending' }}
        onSortChange={nothing}
        selection={{
          selected: new Set(['p1']),
          onChange: nothing,
          actions: <Button size="small">Export</Button>,
          rowName: ({ name }) => name,
        }}
        rowActions={{
          cell: () => (
            <MoreMenu>
              <MenuItem>Open</MenuItem>
            </MoreMenu>
          ),
        }}
        empty={null}
        footer={<Pagination page={1} pageSize={50} total={1284} onPageChange={nothing} onPageSizeChange={nothing} />}
      />
      <Steps
        label="New project"
        current="files"
        doneLabel="done"
        steps={['details', 'files', 'languages'].map((id) => ({ id, label: id }))}
      />
    </Picture>
  )
}

const dueDays = ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Monday', 'Next Tuesday'].map((label, at) => ({
  id: label,
  label,
  shortLabel: label.replace('Next ', '').slice(0, 3),
  isCurrent: at === 0,
}))

function Charts() {
  return (
    <Picture name="charts">
      <Chart
        label="Words due a day"
        summary={
          <>
            <strong>Thursday is over capacity</strong> by 4,200 words
          </>
        }
        categoryLabel="Day"
        categories={dueDays}
        series={[
          { id: 'translation', label: 'Translation', values: [14_200, 12_900, 19_600, 11_900, 9800, 8200] },
          { id: 'review', label: 'Review', values: [6100, 7100, 8600, 6200, 9400, 7000] },
          { id: 'delivered', label: 'Delivered', values: [9000, 12_000, 14_000, null, 16_000, 15_000], kind: 'line' },
        ]}
        limit={{ value: 24_000, label: 'capacity 24,000' }}
        formatValue={(value) => value.toLocaleString('en')}
        formatTick={(value) => `${value / 1000}k`}
        fileName="words-due"
        empty="Nothing is due."
      />
      <Chart
        label="Words by state"
        categoryLabel="State"
        categories={dueDays.slice(0, 3)}
        series={['Draft', 'Quoted', 'Open', 'In work', 'Late', 'Delivered'].map((label, at) => ({
          id: label,
          label,
          values: [20 + at, 30, 10 * (at + 1)],
        }))}
        formatValue={String}
        fileName="states"
        empty="Nothing yet."
      />
    </Picture>
  )
}

/** The components in the pictures, in their states; each part of the page is one picture. */
export function StatesSection() {
  return (
    <>
      <Buttons />
      <Fields />
      <Choices />
      <Feedback />
      <Lists />
      <Charts />
    </>
  )
}
