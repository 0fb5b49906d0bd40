import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ServiceNowSettings, ServiceNowTask } from '@dragoman/sdk/operations/serviceNow'
import { Card } from '@dragoman/ui/Card'
import { ComboBox } from '@dragoman/ui/ComboBox'
import { CopyableId } from '@dragoman/ui/CopyButton'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { FormLayout } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Page, PageBody, Stack } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Moment } from '../../display/Moment.tsx'
import prose from '../../display/prose.module.css'
import { StatusWord } from '../../display/StatusWord.tsx'
import { errorText } from '../../errors/error-text.ts'
import { languageName } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { Link } from '../../ground/links.ts'
import { showToast } from '../../ground/toasts.ts'

const rowId = ({ taskNumber }: ServiceNowTask) => taskNumber

/** How the Localization Framework of ServiceNow sends its tasks, where they go, and which have come. */
export function ServiceNow({ settings }: { settings: ServiceNowSettings }) {
  const columns = useMemo(taskColumns, [])
  return (
    <Page>
      <PageHeader title={t('serviceNow.title')} description={t('serviceNow.text')} />
      <PageBody>
        <RequestsUnit settings={settings} />
        <Recipe />
        <Card title={t('serviceNow.requests')} isFlush>
          <DataTable
            label={t('serviceNow.requests')}
            columns={columns}
            rows={settings.requests}
            rowId={rowId}
            isEmbedded
            card={(task) => (
              <>
                <ProjectLink task={task} />
                <span>
                  <bdi>{task.taskNumber}</bdi> · {languageName(task.targetLocale)}
                </span>
                <StatusWord of="projectStatus" code={task.projectStatus} />
              </>
            )}
            empty={
              <EmptyState kind="first-use" icon="inbox" headingLevel={3} title={t('serviceNow.none')}>
                {t('serviceNow.noneText')}
              </EmptyState>
            }
          />
        </Card>
      </PageBody>
    </Page>
  )
}

/** The organizational unit whose projects the requests become. */
function RequestsUnit({ settings: { orgUnit } }: { settings: ServiceNowSettings }) {
  const units = useQuery(query(api.orgUnits.list, { query: { size: 500, sort: 'name,asc' } }))
  const update = useMutation({ ...mutation(api.serviceNow.updateSettings), meta: { showsErrors: true } })
  const choose = (orgUnitUuid: string | null) => {
    if (orgUnitUuid === null || orgUnitUuid === orgUnit?.uuid) return
    const onSuccess = () => showToast({ tone: 'success', title: t('serviceNow.saved') })
    update.mutate({ body: { orgUnitUuid } }, { onSuccess })
  }
  const listed = units.data?.content.map(({ uuid, name }) => ({ id: uuid, label: name }))
  const error = update.error ?? units.error
  return (
    <Card title={t('serviceNow.where')}>
      <FormLayout>
        {error && (
          <InlineAlert tone="danger" isAnnounced>
            {errorText(error)}
          </InlineAlert>
        )}
        {!orgUnit && <InlineAlert tone="warning">{t('serviceNow.whereMissing')}</InlineAlert>}
        <ComboBox
          label={t('serviceNow.unit')}
          description={t('serviceNow.unitText')}
          options={listed}
          value={orgUnit?.uuid ?? null}
          onChange={choose}
        />
      </FormLayout>
    </Card>
  )
}

const address = (call: string) => `${location.origin}/api/v1/servicenow/${call}`

/** The two subflows, for the administrator of ServiceNow. Names of their fields are theirs and the same in all languages. */
function Recipe() {
  const copy = t('serviceNow.copy')
  return (
    <Card title={t('serviceNow.setUp')} description={t('serviceNow.setUpText')}>
      <Stack gap={16}>
        <DescriptionList layout="beside">
          <Property term={t('serviceNow.requestAddress')}>
            <CopyableId value={address('request')} labels={{ copy }} />
          </Property>
          <Property term={t('serviceNow.retrieveAddress')}>
            <CopyableId value={address('retrieve')} labels={{ copy }} />
          </Property>
        </DescriptionList>
        <div className={prose.prose}>
          <ol>
            <li>
              {t('serviceNow.step.key')}{' '}
              <Link to="/users/profile" search={{ tab: 'security' }}>
                {t('serviceNow.step.keyLink')}
              </Link>
            </li>
            <li>
              {t('serviceNow.step.request')} <Names of={requestFields} />
            </li>
            <li>
              {t('serviceNow.step.retrieve')} <Names of={retrieveFields} />
            </li>
            <li>{t('serviceNow.step.outputs')}</li>
            <li>{t('serviceNow.step.errors')}</li>
          </ol>
          <p>
            {t('serviceNow.languages')}{' '}
            <Link to="/settings/account-settings/language-mappings">{t('mappings.title')}</Link>
          </p>
        </div>
      </Stack>
    </Card>
  )
}

const requestFields = ['lftask_number', 'xliff_1_2_content', 'source_language', 'target_language']
const retrieveFields = ['lftask_number', 'project_info']

const Names = ({ of }: { of: readonly string[] }) =>
  of.map((name, at) => (
    <span key={name}>
      {at > 0 && ', '}
      <code dir="ltr">{name}</code>
    </span>
  ))

const ProjectLink = ({ task }: { task: ServiceNowTask }) => (
  <Link to="/projects/$id" params={{ id: task.projectUuid }}>
    <bdi>{task.projectName}</bdi>
  </Link>
)

const taskColumns = (): Column<ServiceNowTask>[] => [
  {
    id: 'task',
    header: t('serviceNow.column.task'),
    minWidth: 140,
    cell: ({ taskNumber }) => <bdi>{taskNumber}</bdi>,
  },
  {
    id: 'project',
    header: t('serviceNow.column.project'),
    minWidth: 120,
    cell: (task) => <ProjectLink task={task} />,
  },
  {
    id: 'language',
    header: t('serviceNow.column.language'),
    minWidth: 140,
    cell: ({ targetLocale }) => languageName(targetLocale),
  },
  {
    id: 'status',
    header: t('serviceNow.column.status'),
    width: 160,
    cell: ({ projectStatus }) => <StatusWord of="projectStatus" code={projectStatus} />,
  },
  {
    id: 'requested',
    header: t('serviceNow.column.requested'),
    width: 180,
    cell: ({ requestedAt }) => <Moment value={requestedAt} />,
  },
]
