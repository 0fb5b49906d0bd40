import * as api from '@dragoman/sdk/api'
import type { Task } from '@dragoman/sdk/operations/tasks'
import { ifMatch } from '@dragoman/sdk/versions'
import { TextButton } from '@dragoman/ui/TextButton'
import { useState } from 'react'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { TagsField } from '../../../form/TagsField.tsx'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'
import { useTaskWrite } from '../use-task-write.ts'

/** Says what the content of a task is about, or returns to the tags of its project. */
export function CategoriesDialog({ task, onClose, onDone }: { task: Task; onClose: () => void; onDone: () => void }) {
  const [categories, setCategories] = useState(task.categories)
  const save = useTaskWrite(api.tasks.updateCategories, true)
  const write = (wanted: string[] | null) =>
    save.mutate(
      { path: { taskUuid: task.uuid }, headers: ifMatch(task), body: { categories: wanted } },
      {
        onSuccess: () => {
          showToast({ tone: 'success', title: t('bulk.categories.done') })
          onDone()
        },
      },
    )
  return (
    <FormDialog
      title={t('tasks.categories.edit')}
      isDirty={categories.join('\n') !== task.categories.join('\n')}
      isRight
      onSave={() => write(categories)}
      isPending={save.isPending}
      error={save.error}
      onClose={onClose}
    >
      {() => (
        <>
          <TagsField
            label={t('tasks.categories')}
            description={t('bulk.categories.text')}
            value={categories}
            onChange={setCategories}
          />
          {task.categoriesSet && <TextButton onPress={() => write(null)}>{t('bulk.categories.reset')}</TextButton>}
        </>
      )}
    </FormDialog>
  )
}
