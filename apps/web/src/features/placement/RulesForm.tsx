import { mutation } from '@dragoman/hooks/query'
import { useVersionedMutation } from '@dragoman/hooks/versions'
import * as api from '@dragoman/sdk/api'
import type { PlacementSettings } from '@dragoman/sdk/operations/autopilot'
import { ifMatch } from '@dragoman/sdk/versions'
import { Button } from '@dragoman/ui/Button'
import { Form } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row, Stack } from '@dragoman/ui/Page'
import { useMutation } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { errorText } from '../../errors/error-text.ts'
import { ConflictNotice } from '../../form/ConflictNotice.tsx'
import { clashesOf, mergeValues } from '../../form/merge-values.ts'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'
import { useUnsavedGuard } from '../../ground/unsaved.ts'
import { ruleLabel, rulesOf, ruleValue, type Rules } from './placement-words.ts'

interface RulesFormProps {
  accountUUID: string
  settings: PlacementSettings
  label: string
  /** The text of the toast after saving. */
  saved: string
  /** The fields. */
  children: (form: UseFormReturn<Rules>) => ReactNode
  /** The part after the form, which follows its present values. */
  after?: (rules: Rules, isChanged: boolean) => ReactNode
}

/** Rules of an account, saved with a way back; what someone else has saved meanwhile is compared. */
export function RulesForm({ accountUUID, settings, label, saved, children, after }: RulesFormProps) {
  const save = useVersionedMutation(api.autopilot.updateAccountSettings, settings, { meta: { showsErrors: true } })
  const undo = useMutation(mutation(api.autopilot.updateAccountSettings))
  const base = rulesOf(save.base)
  const form = useForm<Rules>({ defaultValues: base })
  const { reset, handleSubmit, watch, formState } = form
  const { isDirty } = formState
  save.follow(isDirty)
  useUnsavedGuard(isDirty && !save.isPending)
  useEffect(() => {
    if (!save.conflict) reset(rulesOf(save.base))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new base starts the form again
  }, [save.base])
  const path = { accountUUID }
  const mine = watch()
  const theirs = save.conflict && rulesOf(save.conflict.present)
  const send = (body: Rules) => {
    const onSuccess = (present: PlacementSettings) => {
      const onAction = () => undo.mutate({ path, headers: ifMatch(present), body: base })
      showToast({ tone: 'success', title: saved, action: { label: t('placement.undo'), onAction } })
    }
    save.mutate({ path, body }, { onSuccess })
  }
  const keepMine = () => theirs && save.conflict?.keepMine({ path, body: mergeValues(base, mine, theirs) })
  return (
    <Stack>
      <Form label={label} onSubmit={(event) => void handleSubmit(send)(event)}>
        <Stack>
          <ConflictNotice
            conflict={save.conflict}
            differences={
              theirs &&
              clashesOf(base, mine, theirs).map((clash) => ({
                label: ruleLabel(clash.field),
                mine: ruleValue(clash.field, clash.mine),
                theirs: ruleValue(clash.field, clash.theirs),
              }))
            }
            onKeepMine={keepMine}
            isPending={save.isPending}
          />
          {save.error && (
            <InlineAlert tone="danger" isAnnounced>
              {errorText(save.error)}
            </InlineAlert>
          )}
          {children(form)}
          <Row>
            <Button type="submit" variant="primary" isDisabled={!isDirty} isPending={save.isPending}>
              {t('shell.save')}
            </Button>
            {isDirty && <Button onPress={() => reset(base)}>{t('placement.discard')}</Button>}
          </Row>
        </Stack>
      </Form>
      {after?.(mine, isDirty)}
    </Stack>
  )
}
