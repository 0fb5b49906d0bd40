import { Stack } from '@dragoman/ui/Page'
import { Popover } from '@dragoman/ui/Popover'
import { TextField } from '@dragoman/ui/TextField'
import { TriggerButton } from '@dragoman/ui/TriggerButton'
import type { FilterChip } from '@dragoman/ui/FilterBar'
import { formatDate } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import type { List } from '../../../list/use-list.ts'
import type { ProjectSearch } from './project-search.ts'

const ranges = [
  { id: 'due', label: 'projects.due', start: 'startDueDate', end: 'endDueDate' },
  { id: 'created', label: 'projects.created', start: 'startCreateDate', end: 'endCreateDate' },
] as const

/** Between which days projects are due or were created. Days are days of UTC, as the server counts them. */
export function DateRanges({ list: { search, set } }: { list: List<ProjectSearch> }) {
  return (
    <Popover
      label={t('projects.dates')}
      placement="bottom end"
      trigger={
        <TriggerButton variant="quiet" icon="calendar">
          {t('projects.dates')}
        </TriggerButton>
      }
    >
      <Stack gap={12}>
        {ranges.map(({ id, label, start, end }) => (
          <Stack key={id} gap={12}>
            <TextField
              type="date"
              label={t('projects.dates.from', { what: t(label) })}
              value={search[start] ?? ''}
              onChange={(day) => set({ [start]: day || undefined })}
            />
            <TextField
              type="date"
              label={t('projects.dates.to', { what: t(label) })}
              value={search[end] ?? ''}
              onChange={(day) => set({ [end]: day || undefined })}
            />
          </Stack>
        ))}
      </Stack>
    </Popover>
  )
}

/** The ranges that are set, as chips of the filter bar. */
export function rangeChips({ search, set }: List<ProjectSearch>): FilterChip[] {
  return ranges
    .filter(({ start, end }) => search[start] ?? search[end])
    .map(({ id, label, start, end }) => {
      const [from, to] = [search[start], search[end]].map((day) => (day ? formatDate(Date.parse(day), 'UTC') : '…'))
      return {
        id,
        label: t('projects.dates.chip', { what: t(label), from: from!, to: to! }),
        onRemove: () => set({ [start]: undefined, [end]: undefined }),
      }
    })
}
