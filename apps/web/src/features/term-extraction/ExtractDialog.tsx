import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { NumberField } from '@dragoman/ui/NumberField'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { FormDialog } from '../../form/FormDialog.tsx'
import { FoundField, type FoundFieldProps } from '../../form/FoundField.tsx'
import { ProjectField } from '../../form/ProjectField.tsx'
import { t } from '../../i18n/t.ts'
import { glossariesFound } from '../terms/glossaries-found.ts'
import { GlossaryField } from '../terms/GlossaryField.tsx'
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
              <FilledGlossary
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

interface FilledGlossaryProps {
  projectUuid: string | undefined
  value: string | null
  onChange: (value: string | null) => void
  isMissing: boolean
}

/** The glossary to fill: those of the project come first. */
function FilledGlossary({ projectUuid, value, onChange, isMissing }: FilledGlossaryProps) {
  const { data } = useQuery(glossariesFound())
  const { data: bound } = useQuery({
    ...query(api.projects.listGlossaries, { path: { projectUUID: projectUuid ?? '' } }),
    enabled: projectUuid !== undefined,
  })
  const isNone = data?.totalElements === 0
  return (
    <GlossaryField
      label={t('termExtraction.glossary')}
      first={bound?.map(({ uuid, name }) => ({ id: uuid, label: name }))}
      value={value}
      onChange={onChange}
      errorMessage={
        isNone ? t('termExtraction.noGlossary') : isMissing ? t('termExtraction.glossaryMissing') : undefined
      }
    />
  )
}

type MemoryFieldProps = Pick<FoundFieldProps, 'value' | 'onChange' | 'errorMessage'>

function MemoryField(props: MemoryFieldProps) {
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text)
  const { data } = useQuery({
    ...query(api.translationMemories.list, { query: { pageSize: 50, ...(wanted && { q: wanted }) } }),
    placeholderData: keepPreviousData,
  })
  const found = data?.content.map(({ uuid, name }) => ({ id: uuid, label: name }))
  return <FoundField {...props} label={t('termExtraction.memory')} found={found} onSearch={setText} />
}
