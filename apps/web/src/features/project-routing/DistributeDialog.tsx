import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { isHttpError } from '@dragoman/sdk/errors'
import type { ProjectRoutingStatus } from '@dragoman/sdk/operations/projectRouting'
import { Button } from '@dragoman/ui/Button'
import { Dialog } from '@dragoman/ui/Dialog'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { MultiSelect } from '@dragoman/ui/MultiSelect'
import { Row, Stack } from '@dragoman/ui/Page'
import { ProgressBar } from '@dragoman/ui/ProgressBar'
import { Select } from '@dragoman/ui/Select'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { errorText } from '../../errors/error-text.ts'
import { t } from '../../i18n/t.ts'
import { Link, LinkButton } from '../../ground/links.ts'
import { showToast } from '../../ground/toasts.ts'
import { useLanguageOptions } from '../locales/locale-options.ts'
import { RoutingPlan } from './RoutingPlan.tsx'
import { routingQuery, routingStatusQuery } from './routing-queries.ts'

const pause = 1000

export interface DistributeDialogProps {
  project: { uuid: string; name: string; sourceLocale: string }
  onClose: () => void
}

/** Makes projects of several organizational units of one request, or shows those that it has become. */
export function DistributeDialog({ project, onClose }: DistributeDialogProps) {
  const { data, error, isPending } = useQuery({
    ...routingStatusQuery(project.uuid),
    meta: { showsErrors: true },
    refetchInterval: ({ state }) => (state.data?.status === 'STARTED' ? pause : false),
  })
  const isNew = data === null || (data?.status === 'FAILED' && data.projects.length === 0)
  return (
    <Dialog
      title={t('routing.distribute', { name: project.name })}
      size="large"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable={false}
    >
      <Suspense fallback={<Skeleton lines={6} />}>
        {isPending && <Skeleton lines={6} />}
        {isNew && <NewRequest project={project} failed={data ?? undefined} />}
        {error && (
          <InlineAlert tone="danger" isAnnounced>
            {errorText(error)}
          </InlineAlert>
        )}
        {data && !isNew && <Distributed project={project} state={data} onClose={onClose} />}
      </Suspense>
    </Dialog>
  )
}

interface NewRequestProps extends Pick<DistributeDialogProps, 'project'> {
  /** The try before, which has left nothing. */
  failed: ProjectRoutingStatus | undefined
}

/** Chooses how the request is distributed: by which configuration, in which languages. */
function NewRequest({ project, failed }: NewRequestProps) {
  const [config, setConfig] = useState<string | null>(null)
  const [locales, setLocales] = useState<string[]>([])
  const languages = useLanguageOptions()
  const targets = useMemo(
    () => languages.filter(({ id }) => id !== project.sourceLocale),
    [languages, project.sourceLocale],
  )
  const queryClient = useQueryClient()
  const routings = useQuery(
    query(api.projectRouting.list, { query: { size: 200, sourceLanguage: project.sourceLocale } }),
  )
  const chosen = config ?? (routings.data?.content.length === 1 ? routings.data.content[0]!.uuid : null)
  const routing = useQuery({ ...routingQuery(chosen ?? ''), enabled: chosen !== null })
  const named = [...new Set(routing.data?.configOrgUnits.flatMap(({ targetLanguages }) => targetLanguages))]
  const wanted = locales.length > 0 ? locales : named
  const plan = useQuery({
    ...query(api.projectRouting.preview, {
      path: { configUuid: chosen ?? '' },
      query: { baseProjectUuid: project.uuid },
      body: wanted,
    }),
    enabled: chosen !== null && wanted.length > 0,
    placeholderData: keepPreviousData,
  })
  const create = useMutation({ ...mutation(api.projectRouting.createProjects), meta: { showsErrors: true } })
  const send = () => {
    if (!plan.data || chosen === null) return
    const projects = plan.data.projects.map(({ uuid, targetLanguages }) => ({
      uuid,
      targetLanguages: [...targetLanguages],
    }))
    const onSuccess = () => void queryClient.invalidateQueries({ queryKey: ['projectRouting', 'getStatus'] })
    create.mutate({ path: { configUuid: chosen }, body: { baseProjectUuid: project.uuid, projects } }, { onSuccess })
  }
  if (routings.data?.content.length === 0)
    return (
      <Stack>
        <p>{t('routing.noneForSource')}</p>
        <Row>
          <LinkButton to="/settings/translation-settings/multi-project-config">{t('routing.title')}</LinkButton>
        </Row>
      </Stack>
    )
  return (
    <Stack>
      {failed?.error !== undefined && !create.isPending && <InlineAlert tone="danger">{failed.error}</InlineAlert>}
      {create.error && (
        <InlineAlert tone="danger" isAnnounced>
          {isHttpError(create.error, 400) && create.error.issues[0]
            ? create.error.issues[0].message
            : errorText(create.error)}
        </InlineAlert>
      )}
      <Select
        label={t('routing.configuration')}
        options={routings.data?.content.map(({ uuid, name }) => ({ id: uuid, label: name }))}
        value={chosen}
        onChange={setConfig}
      />
      <MultiSelect
        label={t('routing.targets')}
        selectedLabel={t('routing.targets')}
        options={targets}
        value={wanted}
        onChange={setLocales}
      />
      {plan.data && wanted.length > 0 && <RoutingPlan plan={plan.data} />}
      <Row>
        <Button
          variant="primary"
          onPress={send}
          isDisabled={!plan.data || plan.isPlaceholderData || plan.data.projects.length === 0}
          isPending={create.isPending}
        >
          {t('routing.create', { count: plan.data?.projects.length ?? 0 })}
        </Button>
      </Row>
    </Stack>
  )
}

/** The projects that a request has become, and the way back. */
function Distributed({ project, state, onClose }: DistributeDialogProps & { state: ProjectRoutingStatus }) {
  // The answer may take this part away before a callback of the call itself is heard.
  const onSuccess = () => {
    showToast({ tone: 'success', title: t('routing.undone', { count: state.projects.length }) })
    onClose()
  }
  const undo = useMutation({ ...mutation(api.projectRouting.undo), meta: { showsErrors: true }, onSuccess })
  const { status, current, total, projects, undoable } = state
  if (status === 'STARTED')
    return <ProgressBar label={t('routing.creating', { current, total })} value={(current / total) * 100} />
  const takeBack = () => undo.mutate({ path: { baseProjectUuid: project.uuid } })
  return (
    <Stack>
      {undo.error && (
        <InlineAlert tone="danger" isAnnounced>
          {errorText(undo.error)}
        </InlineAlert>
      )}
      <p>{t('routing.became', { count: projects.length })}</p>
      <ul>
        {projects.map(({ uuid, name, orgUnit }) => (
          <li key={uuid}>
            <Link to="/projects/$id" params={{ id: uuid }}>
              <bdi>{name}</bdi>
            </Link>{' '}
            <bdi>{orgUnit.name}</bdi>
          </li>
        ))}
      </ul>
      <Row>
        <Button variant="danger" onPress={takeBack} isDisabled={!undoable} isPending={undo.isPending}>
          {t('routing.takeBack', { count: projects.length })}
        </Button>
      </Row>
      <p>{undoable ? t('routing.undoText') : t('routing.accepted')}</p>
    </Stack>
  )
}
