import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Card } from '@dragoman/ui/Card'
import { ComboBox } from '@dragoman/ui/ComboBox'
import { Stack } from '@dragoman/ui/Page'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { RegionError } from '../../errors/RegionError.tsx'
import { entryName } from '../../display/entry-name.ts'
import { enumWord, t } from '../../i18n/t.ts'
import type { Rules } from './placement-words.ts'
import { PreviewResult } from './PreviewResult.tsx'

/** Shows the effect of rules on a chosen task: who would be eligible, and why the others wouldn't. */
export function PlacementPreview({ rules, isChanged }: { rules: Rules; isChanged: boolean }) {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<{ id: string; label: string } | null>(null)
  const wanted = useDeferredValue(typed === chosen?.label ? '' : typed.trim())
  const found = useQuery({
    ...query(api.tasks.list, { query: { size: 20, statuses: ['PENDING'], ...(wanted && { q: wanted }) } }),
    placeholderData: keepPreviousData,
  })
  const tried = useDeferredValue(rules)
  const preview = useQuery({
    ...query(api.tasks.previewPlacement, { path: { taskUuid: chosen?.id ?? '' }, body: { settings: tried } }),
    enabled: chosen !== null,
    placeholderData: keepPreviousData,
  })
  const options = found.data?.content.map(({ uuid, workUnit, workflow, project }) => ({
    id: uuid,
    label: entryName(
      [workUnit.filename, workUnit.targetLanguage, enumWord('workflow', workflow.code, workflow.title)].join(' · '),
    ),
    description: project.name,
  }))
  return (
    <Card title={t('placement.preview')} description={t('placement.previewText')}>
      <Stack>
        <ComboBox
          label={t('placement.preview.task')}
          placeholder={t('placement.preview.search')}
          emptyLabel={t('placement.preview.noTasks')}
          options={options}
          isFiltered
          menuTrigger="focus"
          inputValue={typed}
          onInputChange={setTyped}
          value={chosen?.id ?? null}
          onChange={(id) => {
            const option = options?.find((each) => each.id === id) ?? null
            setChosen(option)
            if (option) setTyped(option.label)
          }}
        />
        {preview.error && <RegionError error={preview.error} onRetry={() => void preview.refetch()} />}
        {chosen && !preview.data && !preview.error && (
          <div aria-busy>
            <Skeleton lines={4} />
          </div>
        )}
        {chosen && preview.data && <PreviewResult preview={preview.data} isChanged={isChanged} />}
      </Stack>
    </Card>
  )
}
