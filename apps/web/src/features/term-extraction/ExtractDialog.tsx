import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { NumberField } from '@dragoman/ui/NumberField'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { Select } from '@dragoman/ui/Select'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { FormDialog } from '../../form/FormDialog.tsx'
import { ProjectField } from '../../form/ProjectField.tsx'
import { t } from '../../i18n/t.ts'
import { glossaryChoicesQuery } from '../term-requests/request-search.ts'
import { latestExtractionQuery } from './extraction-query.ts'

export interface ExtractDialogProps {
  /** The glossary to fill, the project, or the memory to read: the rest is chosen. */
  glossaryUuid?: string
  projectUuid?: string
  memoryUuid?: string
  onClose: () => void
}

/** Starts a search for term candidates, and goes to where they come. */
export function ExtractDialog({ onClose, ...given }: ExtractDialogProps) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [from, setFrom] = useState<'project' | 'memory'>('project')
  const [glossaryUuid, setGlossary] = useState(given.glossaryUuid ?? null)
  const [projectUuid, setProject] = useState(given.projectUuid ?? null)
  const [memoryUuid, setMemory] = useState(given.memoryUuid ?? null)
  const [minTimes, setMinTimes] = useState(3)
  const start = useMutation({ ...mutation(api.termExtractions.start), meta: { showsErrors: true } })
  const isChosen = given.projectUuid !== undefined || given.memoryUuid !== undefined
  const isProject = isChosen ? given.projectUuid !== undefined : from === 'project'
  const source = isProject ? { projectUuid } : { memoryUuid }
  const isSource = isProject ? projectUuid !== null : memoryUuid !== null
  const save = () => {
    if (glossaryUuid === null) return
    start.mutate(
      { path: { glossaryUuid }, body: { ...(source as { projectUuid: string }), minTimes } },
      {
        onSuccess: (extraction) => {
          client.setQueryData(latestExtractionQuery(glossaryUuid).queryKey, { extraction })
          onClose()
          void navigate({ to: '/glossary/$id', params: { id: glossaryUuid }, search: { tab: 'candidates' } })
        },
      },
    )
  }
  return (
    <FormDialog
      title={t('termExtraction.find')}
      isDirty={false}
      isRight={glossaryUuid !== null && isSource && !Number.isNaN(minTimes)}
      onSave={save}
      saveLabel={t('termExtraction.start')}
      isPending={start.isPending}
      error={start.error}
      onClose={onClose}
    >
      {(isTried) => {
        const missing = isTried && !isSource ? t('termExtraction.sourceMissing') : undefined
        return (
          <>
            {given.glossaryUuid === undefined && (
              <GlossaryField
                projectUuid={given.projectUuid}
                value={glossaryUuid}
                onChange={setGlossary}
                isMissing={isTried && glossaryUuid === null}
              />
            )}
            {!isChosen && (
              <SegmentedControl
                label={t('termExtraction.source')}
                options={[
                  { id: 'project', label: t('termExtraction.project') },
                  { id: 'memory', label: t('termExtraction.memory') },
                ]}
                value={from}
                onChange={(next) => setFrom(next === 'memory' ? 'memory' : 'project')}
              />
            )}
            {!isChosen && isProject && (
              <ProjectField
                label={t('termExtraction.project')}
                value={projectUuid}
                onChange={setProject}
                errorMessage={missing}
              />
            )}
            {!isChosen && !isProject && <MemoryField value={memoryUuid} onChange={setMemory} errorMessage={missing} />}
            <NumberField
              label={t('termExtraction.minTimes')}
              description={t('termExtraction.minTimes.text')}
              minValue={2}
              maxValue={1000}
              value={minTimes}
              onChange={setMinTimes}
            />
          </>
        )
      }}
    </FormDialog>
  )
}

interface GlossaryFieldProps {
  projectUuid: string | undefined
  value: string | null
  onChange: (value: string) => void
  isMissing: boolean
}

/** The glossary to fill: those of the project come first. */
function GlossaryField({ projectUuid, value, onChange, isMissing }: GlossaryFieldProps) {
  const { data } = useQuery(glossaryChoicesQuery())
  const { data: bound } = useQuery({
    ...query(api.projects.listGlossaries, { path: { projectUUID: projectUuid ?? '' } }),
    enabled: projectUuid !== undefined,
  })
  const own = new Set(bound?.map(({ uuid }) => uuid))
  const options = data?.content
    .toSorted((a, b) => Number(own.has(b.uuid)) - Number(own.has(a.uuid)))
    .map(({ uuid, name }) => ({ id: uuid, label: name }))
  const isNone = options?.length === 0
  return (
    <Select
      label={t('termExtraction.glossary')}
      isRequired
      options={options}
      value={value}
      onChange={(next) => onChange(String(next))}
      errorMessage={
        isNone ? t('termExtraction.noGlossary') : isMissing ? t('termExtraction.glossaryMissing') : undefined
      }
    />
  )
}

interface MemoryFieldProps {
  value: string | null
  onChange: (value: string) => void
  errorMessage: string | undefined
}

function MemoryField({ value, onChange, errorMessage }: MemoryFieldProps) {
  const { data } = useQuery(query(api.translationMemories.list, { query: { pageSize: 500 } }))
  return (
    <Select
      label={t('termExtraction.memory')}
      isRequired
      options={data?.content.map(({ uuid, name }) => ({ id: uuid, label: name }))}
      value={value}
      onChange={(next) => onChange(String(next))}
      errorMessage={errorMessage}
    />
  )
}
