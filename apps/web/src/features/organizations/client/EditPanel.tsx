import type { useVersionedMutation, VersionedParams } from '@dragoman/hooks/versions'
import type { Versioned } from '@dragoman/sdk/versions'
import { Form, FormLayout } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { SidePanel } from '@dragoman/ui/SidePanel'
import { useEffect, useId, type ReactNode } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'
import { errorText, fieldErrors } from '../../../errors/error-text.ts'
import { ActionButtons } from '../../../form/ActionButtons.tsx'
import { ConflictNotice, type Difference } from '../../../form/ConflictNotice.tsx'
import { clashesOf, mergeValues, type Clash } from '../../../form/merge-values.ts'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'
import { useGuardedClose } from '../../../ground/unsaved.ts'

export interface EditPanelProps<Values extends FieldValues, Params extends VersionedParams, Read extends Versioned> {
  title: string
  save: ReturnType<typeof useVersionedMutation<Params, Read, Read>>
  valuesOf: (read: Read) => Values
  paramsOf: (values: Values) => Params
  differenceOf: (clash: Clash<Values>) => Difference
  onClose: () => void
  children: (form: UseFormReturn<Values>) => ReactNode
}

/**
 * A form beside a page that changes what the page shows. Who else has saved meanwhile is told with what differs, and
 * what was typed stays until it is saved or given up.
 */
export function EditPanel<Values extends FieldValues, Params extends VersionedParams, Read extends Versioned>({
  title,
  save,
  valuesOf,
  paramsOf,
  differenceOf,
  onClose,
  children,
}: EditPanelProps<Values, Params, Read>) {
  const id = useId()
  const base = valuesOf(save.base)
  const form = useForm<Values>({ defaultValues: base as DefaultValues<Values> })
  const { handleSubmit, reset, setValue, watch, formState } = form
  const { isDirty } = formState
  const leave = useGuardedClose(isDirty && !save.isPending, onClose)
  const theirs = save.conflict && valuesOf(save.conflict.present)
  const mine = theirs ? watch() : base
  const refused = fieldErrors(save.error)
  useEffect(() => {
    if (!save.conflict) reset(valuesOf(save.base))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new base starts the form again
  }, [save.base])
  const done = () => {
    showToast({ tone: 'success', title: t('organizations.saved') })
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
      <Form
        id={id}
        label={title}
        errors={refused}
        onSubmit={(event) =>
          void handleSubmit((values) => {
            if (theirs) keepMine()
            else save.mutate(paramsOf(values), { onSuccess: done })
          })(event)
        }
      >
        <FormLayout width="full">
          {save.error && Object.keys(refused).length === 0 && (
            <InlineAlert tone="danger" isAnnounced>
              {errorText(save.error)}
            </InlineAlert>
          )}
          <ConflictNotice
            conflict={save.conflict}
            differences={theirs && clashesOf(base, mine, theirs).map(differenceOf)}
            onKeepMine={keepMine}
            isPending={save.isPending}
          />
          {children(form)}
        </FormLayout>
      </Form>
    </SidePanel>
  )
}
