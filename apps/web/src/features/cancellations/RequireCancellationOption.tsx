import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { CancellationOptions } from '@dragoman/sdk/operations/cancellationOptions'
import { ifMatch } from '@dragoman/sdk/versions'
import { Card } from '@dragoman/ui/Card'
import { Switch } from '@dragoman/ui/Switch'
import { useMutation } from '@tanstack/react-query'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'

/** Whether one of the options has to be selected. */
export function RequireCancellationOption({ required }: Pick<CancellationOptions, 'required'>) {
  const { mutate, isPending } = useMutation(mutation(api.cancellationOptions.update))
  const set = (next: boolean) => {
    const onSuccess = (saved: CancellationOptions) => {
      const onAction = () => mutate({ headers: ifMatch(saved), body: { required: !next } })
      showToast({
        tone: 'success',
        title: t('cancellations.saved'),
        action: { label: t('cancellations.undo'), onAction },
      })
    }
    mutate({ body: { required: next } }, { onSuccess })
  }
  return (
    <Card>
      <Switch
        isReversed
        isSelected={required}
        isDisabled={isPending}
        onChange={set}
        description={t('cancellations.requiredText')}
      >
        {t('cancellations.required')}
      </Switch>
    </Card>
  )
}
