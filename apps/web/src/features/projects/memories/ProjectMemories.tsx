import { useMissing } from '@dragoman/hooks/permissions'
import { query } from '@dragoman/hooks/query'
import { useVersionedMutation } from '@dragoman/hooks/versions'
import * as api from '@dragoman/sdk/api'
import type {
  Project,
  TranslationMemoryBinding,
  TranslationMemoryBindingRequest,
} from '@dragoman/sdk/operations/projects'
import { requirements } from '@dragoman/sdk/requirements'
import { Card } from '@dragoman/ui/Card'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { MenuItem, MoreMenu } from '@dragoman/ui/MenuButton'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { helpOn } from '../../../display/help/Help.tsx'
import { RegionError } from '../../../errors/RegionError.tsx'
import { errorText, forbiddenReason } from '../../../errors/error-text.ts'
import { ConflictNotice } from '../../../form/ConflictNotice.tsx'
import { formatNumber, formatPercent } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { bindingDifferences } from './binding-differences.ts'
import { bindingRequest } from './binding-request.ts'
import { AddMemory } from './AddMemory.tsx'
import { MemoryLanguages } from './MemoryLanguages.tsx'
import { BindingDialog } from './BindingDialog.tsx'

const rowId = ({ tmUuid }: TranslationMemoryBinding) => tmUuid

/** The memories that a project reads and writes, in the order in which they are asked. */
export function ProjectMemories({ project }: { project: Project }) {
  const path = { projectUUID: project.uuid }
  const { data: read, error, refetch } = useQuery(query(api.projects.listTranslationMemories, { path }))
  const missing = useMissing(requirements['projects.bindTranslationMemories'])
  const bind = useVersionedMutation(api.projects.bindTranslationMemories, read, { meta: { showsErrors: true } })
  const [sent, setSent] = useState<readonly TranslationMemoryBindingRequest[]>([])
  bind.follow(bind.conflict !== undefined || bind.isPending)
  const { base: data, mutate, conflict } = bind
  const isPending = bind.isPending || conflict !== undefined
  const [edited, setEdited] = useState<TranslationMemoryBinding | null>(null)
  const isLocked = missing.length > 0 || isPending
  const table = useMemo(() => {
    const save = (bindings: TranslationMemoryBindingRequest[], onSuccess?: () => void) => {
      setSent(bindings)
      mutate({ path: { projectUUID: project.uuid }, body: bindings }, { onSuccess })
    }
    const change = (
      binding: TranslationMemoryBinding,
      part: Partial<TranslationMemoryBinding>,
      onSuccess?: () => void,
    ) =>
      save(
        (data ?? []).map((each) => bindingRequest(rowId(each) === rowId(binding) ? { ...each, ...part } : each)),
        onSuccess,
      )
    const remove = (binding: TranslationMemoryBinding) =>
      save((data ?? []).filter((each) => each !== binding).map(bindingRequest))
    const move = (binding: TranslationMemoryBinding, by: -1 | 1) => {
      const order = (data ?? []).filter((each) => each !== binding)
      order.splice((data ?? []).indexOf(binding) + by, 0, binding)
      save(order.map(bindingRequest))
    }
    return { save, columns: bindingColumns(change, isLocked), remove, change, move }
  }, [data, isLocked, mutate, project.uuid])
  return (
    <>
      {missing.length > 0 && <InlineAlert tone="info">{forbiddenReason(missing)}</InlineAlert>}
      {bind.error && (
        <InlineAlert tone="danger" isAnnounced>
          {errorText(bind.error)}
        </InlineAlert>
      )}
      <ConflictNotice
        conflict={conflict}
        differences={conflict && bindingDifferences(sent, conflict.present, data ?? [])}
        isPending={bind.isPending}
      />
      <Card title={t('projects.tab.memories')} isFlush>
        <DataTable
          label={t('projects.tab.memories')}
          columns={table.columns}
          rows={data}
          rowId={rowId}
          isEmbedded
          error={error && <RegionError error={error} onRetry={() => void refetch()} />}
          rowActions={
            missing.length > 0
              ? undefined
              : {
                  cell: (binding) => (
                    <MoreMenu label={t('projects.memories.menu', { name: binding.name })}>
                      <MenuItem icon="settings" onAction={() => setEdited(binding)}>
                        {t('projects.memories.edit')}
                      </MenuItem>
                      <MenuItem
                        icon="arrow-up"
                        isDisabled={binding === data?.[0]}
                        onAction={() => table.move(binding, -1)}
                      >
                        {t('projects.memories.earlier')}
                      </MenuItem>
                      <MenuItem
                        icon="arrow-down"
                        isDisabled={binding === data?.at(-1)}
                        onAction={() => table.move(binding, 1)}
                      >
                        {t('projects.memories.later')}
                      </MenuItem>
                      <MenuItem icon="trash" tone="danger" onAction={() => table.remove(binding)}>
                        {t('projects.remove')}
                      </MenuItem>
                    </MoreMenu>
                  ),
                }
          }
          empty={
            <EmptyState kind="first-use" icon="database" headingLevel={3} title={t('projects.memories.empty')}>
              {t('projects.memories.emptyText')}
            </EmptyState>
          }
        />
      </Card>
      {missing.length === 0 && data && (
        <AddMemory
          sourceLocale={project.sourceLocale}
          bound={data.map(({ tmUuid }) => tmUuid)}
          isPending={isPending}
          onAdd={(tmUuid) => table.save([...data.map(bindingRequest), { tmUuid }])}
        />
      )}
      {edited && !conflict && (
        <BindingDialog
          binding={edited}
          steps={project.workflows}
          onClose={() => setEdited(null)}
          onSave={(part) => table.change(edited, part, () => setEdited(null))}
        />
      )}
    </>
  )
}

type Change = (binding: TranslationMemoryBinding, part: Partial<TranslationMemoryBinding>) => void

/** Whether a project reads a memory, or writes to it: a check box a row. */
const switchColumn = (
  part: 'read' | 'write',
  words: { header: string; label: 'projects.memories.readOf' | 'projects.memories.writeOf' },
  change: Change,
  isLocked: boolean,
): Column<TranslationMemoryBinding> => ({
  id: part,
  header: words.header,
  width: 84,
  cell: (binding) => (
    <Checkbox
      aria-label={t(words.label, { name: binding.name })}
      isSelected={binding[part]}
      isDisabled={isLocked}
      onChange={(isOn) => change(binding, { [part]: isOn })}
    />
  ),
})

const bindingColumns = (change: Change, isLocked: boolean): Column<TranslationMemoryBinding>[] => [
  { id: 'name', header: t('projects.memories.name'), minWidth: 160, cell: ({ name }) => name },
  {
    id: 'languages',
    header: t('projects.languages'),
    minWidth: 160,
    cell: ({ tm, sourcePenalty, served }) => <MemoryLanguages tm={tm} sourcePenalty={sourcePenalty} served={served} />,
  },
  {
    id: 'size',
    header: t('projects.segments'),
    width: 100,
    align: 'end',
    cell: ({ tm }) => tm.totalSegments !== undefined && formatNumber(tm.totalSegments),
  },
  switchColumn('read', { header: t('projects.memories.read'), label: 'projects.memories.readOf' }, change, isLocked),
  switchColumn('write', { header: t('projects.memories.write'), label: 'projects.memories.writeOf' }, change, isLocked),
  {
    id: 'penalty',
    header: t('projects.memories.penalty'),
    help: helpOn('penalty'),
    width: 110,
    align: 'end',
    cell: ({ penalty }) => formatPercent(penalty / 100),
  },
  {
    id: 'threshold',
    header: t('projects.memories.threshold'),
    help: helpOn('minimumMatch'),
    width: 140,
    align: 'end',
    cell: ({ threshold }) => formatPercent(threshold / 100),
  },
]
