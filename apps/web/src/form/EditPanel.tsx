import type { useVersionedMutation, VersionedParams } from '@dragoman/hooks/versions'
import type { Versioned } from '@dragoman/sdk/versions'
import { SidePanel } from '@dragoman/ui/SidePanel'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { Suspense, useEffect, useId, type ReactNode } from 'react'
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ActionButtons } from './ActionButtons.tsx'
import { ConflictNotice, type Difference } from './ConflictNotice.tsx'
import { clashesOf, mergeValues, type Clash } from './merge-values.ts'
import { ResourceForm } from './ResourceForm.tsx'
import { useResourceForm } from './use-resource-form.ts'
import { t } from '../i18n/t.ts'
import { showToast } from '../ground/toasts.ts'
import { useGuardedClose } from '../ground/unsaved.ts'

export interface EditPanelProps<Values extends FieldValues, Params extends VersionedParams, Read extends Versioned> {
  title: string
  /** The text of the toast after saving. */
  saved?: string
  save: ReturnType<typeof useVersionedMutation<Params, Read, Read>>
  valuesOf: (read: Read) => Values
  paramsOf: (values: Values) => Params
  /** Nothing for a field whose values can't be put in words. */
  differenceOf: (clash: Clash<Values>) => Difference | undefined
  onClose: () => void
  children: (form: UseFormReturn<Values>) => ReactNode
}

/**
 * A form beside a page that changes what the page shows. Who else has saved meanwhile is told with what differs, and
 * what was typed stays until it is saved or given up.
 */
export function EditPanel<Values extends FieldValues, Params extends VersionedParams, Read extends Versioned>({
  title,
  saved = t('shell.saved'),
  save,
  valuesOf,
  paramsOf,
  differenceOf,
  onClose,
  children,
}: EditPanelProps<Values, Params, Read>) {
  const id = useId()
  const base = valuesOf(save.base)
  const form = useResourceForm<Values>({ defaultValues: base as DefaultValues<Values> })
  const { reset, setValue, watch, formState } = form
  const { isDirty } = formState
  const leave = useGuardedClose(isDirty && !save.isPending, onClose)
  const theirs = save.conflict && valuesOf(save.conflict.present)
  const mine = theirs ? watch() : base
  useEffect(() => {
    if (!save.conflict) reset(valuesOf(save.base))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new base starts the form again
  }, [save.base])
  const done = () => {
    showToast({ tone: 'success', title: saved })
    onClose()
  }
  const keepMine = () => {
    if (!theirs) return
    const merged = mergeValues(base, mine, theirs)
    for (const [field, value] of Object.entries(merged)) {
      setValue(field as Path<Values>, value as never, { shouldDirty: true })
    }
    save.conflict?.keepMine(paramsOf(merged))
  }
  return (
    <SidePanel
      title={title}
      size="wide"
      isOpen
      onClose={leave}
      footer={
        <ActionButtons
          label={t('shell.save')}
          form={id}
          isDisabled={!isDirty}
          isPending={save.isPending}
          onCancel={leave}
        />
      }
    >
      <Suspense fallback={<Skeleton lines={8} />}>
        <ResourceForm
          form={form}
          id={id}
          label={title}
          width="full"
          error={save.error}
          notice={
            <ConflictNotice
              conflict={save.conflict}
              differences={theirs && clashesOf(base, mine, theirs).flatMap((clash) => differenceOf(clash) ?? [])}
              onKeepMine={keepMine}
              isPending={save.isPending}
            />
          }
          onSubmit={(values) => {
            if (theirs) keepMine()
            else save.mutate(paramsOf(values), { onSuccess: done })
          }}
        >
          {children(form)}
        </ResourceForm>
      </Suspense>
    </SidePanel>
  )
}
