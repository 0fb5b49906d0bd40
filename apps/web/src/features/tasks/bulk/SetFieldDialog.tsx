import { NumberField } from '@dragoman/ui/NumberField'
import { useMemo, useState } from 'react'
import { t } from '../../../i18n/t.ts'
import { setFields, type SetFieldName } from '../set-fields.ts'
import { BulkDialog, type TasksDialogProps } from './BulkDialog.tsx'

/** Sets a field of some tasks. */
export function SetFieldDialog({ name, tasks, onClose, onDone }: TasksDialogProps & { name: SetFieldName }) {
  const { dialog, start, edit: editOf } = setFields[name]
  const [value, setValue] = useState<number | null>(() => start(tasks[0]))
  const edit = useMemo(() => (value === null ? null : editOf(value)), [value, editOf])
  return (
    <BulkDialog
      title={dialog.title(tasks.length)}
      tasks={tasks}
      edit={edit}
      label={t(dialog.button)}
      onClose={onClose}
      onDone={onDone}
    >
      <NumberField
        label={t(dialog.label)}
        description={t(dialog.text)}
        value={value ?? Number.NaN}
        onChange={(entered) => setValue(Number.isNaN(entered) ? null : entered)}
        minValue={dialog.minimum}
        maxValue={dialog.maximum}
      />
    </BulkDialog>
  )
}
