import { useRef, useState } from 'react'
import { Person } from '../src/Avatar.tsx'
import { Button } from '../src/Button.tsx'
import { Card } from '../src/Card.tsx'
import { CopyableId } from '../src/CopyButton.tsx'
import { DescriptionList, Property } from '../src/DescriptionList.tsx'
import { HelpButton, type HelpOn } from '../src/HelpButton.tsx'
import { AnchoredPopover } from '../src/Popover.tsx'
import { Disclosure } from '../src/Disclosure.tsx'
import { EmptyState } from '../src/EmptyState.tsx'
import { FileDrop, type FileDropItem } from '../src/FileDrop.tsx'
import { InlineAlert } from '../src/InlineAlert.tsx'
import { KeyHint } from '../src/Kbd.tsx'
import { Link } from '../src/Link.tsx'
import { LocalePair } from '../src/LocalePair.tsx'
import { MenuItem, MoreMenu } from '../src/MenuButton.tsx'
import { DetailLayout, Page, PageBody, Row, Stack, Tiles } from '../src/Page.tsx'
import { PageHeader } from '../src/PageHeader.tsx'
import { Breadcrumbs } from '../src/Breadcrumbs.tsx'
import { ProgressBar, SegmentedBar } from '../src/ProgressBar.tsx'
import { Skeleton } from '../src/Skeleton.tsx'
import { Stat } from '../src/Stat.tsx'
import { statusLooks } from '../src/status-tone.ts'
import { StatusBadge } from '../src/StatusBadge.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../src/Tabs.tsx'
import { Timeline, TimelineItem } from '../src/Timeline.tsx'
import { Timestamp } from '../src/Timestamp.tsx'

const copying = { copy: 'Copy', copied: 'Copied' }

const files: FileDropItem[] = [
  { id: '1', name: 'app-strings.po', state: 'done', detail: '1,204 segments in 3 plural forms' },
  { id: '2', name: 'help/billing.md', state: 'uploading', progress: 64 },
  { id: '3', name: 'labels.json', state: 'error', detail: 'Line 41: a comma is missing after “title”.' },
  { id: '4', name: 'catalogue.xlf', state: 'waiting', detail: '2.1 MB' },
]

function Help({ label }: { label: string }) {
  const anchor = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const hint = 'The part of the full price that words with matches don’t cost.'
  return (
    <>
      <HelpButton ref={anchor} label={label} hint={hint} isOpen={isOpen} onPress={() => setOpen(true)} />
      {isOpen && (
        <AnchoredPopover label={label} anchor={anchor} onClose={() => setOpen(false)}>
          {hint} <Link href="#">More</Link>
        </AnchoredPopover>
      )}
    </>
  )
}

const help: HelpOn = (label) => <Help label={String(label)} />

function Aside() {
  return (
    <Card title="Properties">
      <DescriptionList>
        <Property term="Organization">
          <Link href="#">Northwind Energy</Link>
        </Property>
        <Property term="Manager" end={<Button size="small">Change</Button>}>
          <Person name="Mara Lindqvist" />
        </Property>
        <Property term="Languages">
          <LocalePair source="en" target={['es', 'ja', 'ar', 'de']} toLabel="to" more={(n) => `+${n}`} maximum={2} />
        </Property>
        <Property term="Due">
          <Timestamp value={Date.UTC(2026, 11, 1)}>1 Dec 2026, 17:00 UTC</Timestamp>
        </Property>
        <Property term="Shortcuts">
          <KeyHint keys={['g', 'p']}>Go to projects</KeyHint>
        </Property>
      </DescriptionList>
    </Card>
  )
}

function Overview() {
  return (
    <>
      <Tiles>
        <Stat
          label="Waiting for approval"
          value="12"
          delta={{ icon: 'arrow-up', tone: 'warning', text: '3 more' }}
          meta="than last week"
        />
        <Stat
          label="Late"
          value="2"
          delta={{ icon: 'arrow-down', tone: 'success', text: '5 fewer' }}
          meta="than last week"
        />
        <Stat
          label=""
          link={
            <Link href="#" variant="plain">
              Words delivered
            </Link>
          }
          value="184,220"
          meta="this month"
        />
        <Stat label="Savings" help={help} value={undefined} />
      </Tiles>
      <Card title="Progress" actions={<Button size="small">Download</Button>}>
        <Stack>
          <SegmentedBar
            label="40 % translated, 25 % in work, 10 % with errors"
            total={100}
            legend={({ label, value }) => `${label} ${value} %`}
            segments={[
              { id: 'a', label: 'Delivered', value: 40, tone: 'success' },
              { id: 'b', label: 'In work', value: 25, tone: 'accent' },
              { id: 'c', label: 'Warnings', value: 8, tone: 'warning' },
              { id: 'd', label: 'Errors', value: 4, tone: 'danger' },
            ]}
          />
          <ProgressBar label="Importing memory" value={62} valueLabel="6,200 of 10,000" />
          <ProgressBar label="Calculating costs" valueLabel="" />
          <Disclosure title="Spanish" end={<span>€ 214.40</span>} defaultExpanded>
            1,204 words at € 0.12, less 38 % for matches.
          </Disclosure>
        </Stack>
      </Card>
      <Card title="Status words">
        <Row>
          {Object.keys(statusLooks).map((status) => (
            <StatusBadge key={status} status={status}>
              {status.charAt(0) + status.slice(1).toLowerCase().replaceAll('_', ' ')}
            </StatusBadge>
          ))}
        </Row>
      </Card>
      <FileDrop
        label="Upload files"
        extensions={['po', 'pot', 'json', 'md', 'xlf', 'xliff']}
        files={files}
        onFiles={() => {}}
        onRemove={() => {}}
        onRetry={() => {}}
        labels={{
          drop: 'Drop files or folders here',
          browse: 'Browse',
          allowed: 'Allowed:',
          list: 'Files',
          remove: (name) => `Remove ${name}`,
          retry: (name) => `Try ${name} again`,
          state: { waiting: 'Waiting', uploading: 'Uploading', done: 'Done', error: 'Error' },
        }}
      />
      <Stack gap={8}>
        <InlineAlert tone="info" title="Costs are being calculated">
          Moves are locked until they are there.
        </InlineAlert>
        <InlineAlert tone="success">The memory has learnt 214 segments.</InlineAlert>
        <InlineAlert tone="warning" action={<Button size="small">Show them</Button>}>
          Three files have no linguist.
        </InlineAlert>
        <InlineAlert tone="danger" title="Delivery refused" dismiss={{ label: 'Dismiss', onDismiss: () => {} }}>
          Segment 14 lacks the tag 2.
        </InlineAlert>
      </Stack>
      <Card title="Activity">
        <Timeline label="Activity">
          <TimelineItem icon="check" tone="success" time="14:02">
            <strong>Yuki Tanaka</strong> delivered Japanese
          </TimelineItem>
          <TimelineItem icon="comment" time="13:40" detail="“Please keep product names in English.”">
            <strong>Mara Lindqvist</strong> left a note
          </TimelineItem>
          <TimelineItem icon="plus" tone="info" time="Yesterday">
            <strong>Mara Lindqvist</strong> created the project
          </TimelineItem>
        </Timeline>
      </Card>
      <Card title="Loading" isFlush>
        <EmptyState
          kind="first-use"
          title="No memory yet"
          headingLevel={3}
          action={<Button variant="primary">Import TMX</Button>}
        >
          Memories keep what was translated, so that it need not be paid for twice.
        </EmptyState>
      </Card>
      <Skeleton lines={3} />
    </>
  )
}

export function PartsSection() {
  const [tab, setTab] = useState('overview')
  return (
    <Tabs selectedKey={tab} onSelectionChange={(key) => setTab(String(key))}>
      <Page>
        <PageHeader
          title="Online help: billing and subscriptions"
          breadcrumbs={
            <Breadcrumbs label="Path">
              {[
                <Link key="home" href="#" variant="plain">
                  Home
                </Link>,
                <Link key="projects" href="#" variant="plain">
                  Projects
                </Link>,
              ]}
            </Breadcrumbs>
          }
          status={<StatusBadge status="APPROVED">In work</StatusBadge>}
          id={<CopyableId value="7f1c0b7e-2f0d-4d0b" display="PRJ-1042" labels={copying} />}
          actions={
            <>
              <Button icon="download">Download</Button>
              <Button variant="primary">Deliver</Button>
              <MoreMenu label="More actions" size="regular" variant="outline">
                <MenuItem icon="trash">Cancel project</MenuItem>
              </MoreMenu>
            </>
          }
          tabs={
            <TabList label="Project">
              <Tab id="overview">Overview</Tab>
              <Tab id="files" count={4}>
                Files
              </Tab>
              <Tab id="tasks" count={12}>
                Tasks
              </Tab>
              <Tab id="costs">Costs</Tab>
              <Tab id="activity">Activity</Tab>
            </TabList>
          }
        />
        <TabPanel id="overview">
          <PageBody>
            <DetailLayout aside={<Aside />}>
              <Overview />
            </DetailLayout>
          </PageBody>
        </TabPanel>
      </Page>
    </Tabs>
  )
}
