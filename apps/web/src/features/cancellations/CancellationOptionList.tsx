import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { CancellationOption, CancellationOptions } from '@dragoman/sdk/operations/cancellationOptions'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { IconButton } from '@dragoman/ui/IconButton'
import { Badge } from '@dragoman/ui/StatusBadge'
import { Row } from '@dragoman/ui/Page'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { optionName } from '../../cancellation/cancellation.ts'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'
import { CancellationOptionDialog } from './CancellationOptionDialog.tsx'

const rowId = ({ uuid }: CancellationOption) => uuid

/** All options of an account: own ones are changed, every one is archived and restored. */
export function CancellationOptionList({ options }: Pick<CancellationOptions, 'options'>) {
  const [open, setOpen] = useState<{ option?: CancellationOption }>()
  const { mutate } = useMutation(mutation(api.cancellationOptions.update))
  const rowActions = useMemo(() => {
    const setActive = (option: CancellationOption, active: boolean, undo?: () => void) => {
      const onSuccess = () =>
        showToast(
          undo
            ? {
                tone: 'success',
                title: t('cancellations.archivedToast', { name: optionName(option) }),
                ...undoOf(undo),
              }
            : { tone: 'success', title: t('cancellations.saved') },
        )
      mutate({ body: { options: [{ uuid: option.uuid, active }] } }, { onSuccess })
    }
    return {
      width: 96,
      cell: (option: CancellationOption) => {
        const name = optionName(option)
        return (
          <Row>
            {!option.isDefault && option.active && (
              <IconButton
                icon="edit"
                label={t('cancellations.editOf', { name })}
                size="small"
                onPress={() => setOpen({ option })}
              />
            )}
            {option.active ? (
              <IconButton
                icon="inbox"
                label={t('cancellations.archiveOf', { name })}
                size="small"
                onPress={() => setActive(option, false, () => setActive(option, true))}
              />
            ) : (
              <IconButton
                icon="undo"
                label={t('cancellations.restoreOf', { name })}
                size="small"
                onPress={() => setActive(option, true)}
              />
            )}
          </Row>
        )
      },
    }
  }, [mutate])
  return (
    <Card
      title={t('cancellations.options')}
      isFlush
      actions={
        <Button icon="plus" size="small" onPress={() => setOpen({})}>
          {t('cancellations.add')}
        </Button>
      }
    >
      <DataTable
        label={t('cancellations.options')}
        columns={columns()}
        rows={options}
        rowId={rowId}
        rowActions={rowActions}
        isEmbedded
        empty={null}
      />
      {open && <CancellationOptionDialog {...open} onClose={() => setOpen(undefined)} />}
    </Card>
  )
}

const undoOf = (run: () => void) => ({ action: { label: t('cancellations.undo'), onAction: run } })

const columns = (): Column<CancellationOption>[] => [
  {
    id: 'name',
    header: t('cancellations.column.name'),
    minWidth: 160,
    cell: (option) => (
      <Row>
        <bdi>{optionName(option)}</bdi>
        {!option.active && <Badge tone="neutral">{t('cancellations.archivedState')}</Badge>}
        {option.isDefault && option.active && <Badge tone="neutral">{t('cancellations.standard')}</Badge>}
      </Row>
    ),
  },
  {
    id: 'for',
    header: t('cancellations.column.for'),
    minWidth: 120,
    cell: ({ appliesTo }) => appliesTo.map((subject) => t(`cancellations.for.${subject}`)).join(' · '),
  },
]
